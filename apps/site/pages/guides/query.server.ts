import { guideCategories } from "@angadi/content/pages/guides";
import { type PageQuery, anyText, oneOf } from "../../data/page-query.server.ts";

export const guidesQuery: PageQuery = {
  parameters: { category: oneOf(guideCategories.map(({ id }) => id)), q: anyText() },
};
