import { guideCategoryPath } from "../../addresses.ts";
import { defaultCategory } from "@angadi/content/pages/guides";

/** Address of a category of the guides; the default one's is the index itself. */
export const guidesAddress = (category: string): string =>
  category === defaultCategory ? "/business-starter-guide" : guideCategoryPath(category);
