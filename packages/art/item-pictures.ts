import { careArt } from "./drawings/care.ts";
import { dishesArt } from "./drawings/dishes.ts";
import { festivalsArt } from "./drawings/festivals.ts";
import { hireArt } from "./drawings/hire.ts";
import { householdsArt } from "./drawings/households.ts";
import { officesArt } from "./drawings/offices.ts";
import { toolsArt } from "./drawings/tools.ts";
import { waresArt } from "./drawings/wares.ts";
import { encodeArt } from "./drawings/encode-art.ts";

/** Pictures of items for sale, for drafts; not part of the home page's scripts. */
export const itemPictures = encodeArt({
  ...dishesArt,
  ...festivalsArt,
  ...careArt,
  ...hireArt,
  ...householdsArt,
  ...officesArt,
  ...toolsArt,
  ...waresArt,
});
