/** `house.html`: house rules composed, compared, printed. */
import "../components/house-page.ts";
