/** What is looked at beside the match, loaded when it is asked for. */
import "../components/fairness.ts";
import "../components/replay.ts";
import "../components/statistics.ts";

/** Whose parts these are: the service worker keeps no script that does not name its build. */
export const build = __BUILD_ID__;
