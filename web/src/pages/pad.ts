/** `pad.html`: the score of matches that people play with real cards. */
import "../components/pad-page.ts";
