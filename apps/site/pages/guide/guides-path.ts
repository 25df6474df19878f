import { buildGuideCategoryPath } from "../../addresses/paths.ts";
import { defaultCategory } from "@angadi/content/pages/guides";

/** URL of a guides category; the default category is the index itself. */
export const toGuidesPath = (category: string): string =>
  category === defaultCategory ? "/business-starter-guide" : buildGuideCategoryPath(category);
