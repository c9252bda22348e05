/** The module worker of the site. */
import { serve } from "./serve.ts";
import { networkScripts } from "./scripts.ts";

serve({ here: new URL("./", import.meta.url), scripts: networkScripts });
