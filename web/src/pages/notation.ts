/** `notation.html`: positions and matches as text. */
import "../components/notation-page.ts";
