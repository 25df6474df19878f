import { guideCategories } from "@angadi/content/pages/guides";
import { type PageQuery, allowAnyText, allowOneOf } from "../../data/page-query.server.ts";

export const guidesQuery: PageQuery = {
  parameters: { category: allowOneOf(guideCategories.map(({ id }) => id)), q: allowAnyText() },
};
