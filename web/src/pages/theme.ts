/** The colours of the page, before it is painted. */
import { startTheme } from "../site/theme.ts";

startTheme();
