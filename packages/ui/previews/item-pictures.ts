import { careArt } from "./art/care.ts";
import { dishesArt } from "./art/dishes.ts";
import { householdsArt } from "./art/households.ts";
import { officesArt } from "./art/offices.ts";
import { toolsArt } from "./art/tools.ts";
import { encodeArt } from "./encode-art.ts";

/** Pictures of single items for sale, for drafts; not part of the home page. */
export const itemPictures = encodeArt({
  ...dishesArt,
  ...careArt,
  ...householdsArt,
  ...officesArt,
  ...toolsArt,
});
