/** The colours of the page and the language of its title, before it is painted. */
import { startTheme } from "../site/theme.ts";
import { startTitle } from "../site/title.ts";

startTheme();
startTitle();
