/** `exercises.html`: small positions to solve. */
import "../components/exercises-page.ts";
