import { designCategories, designTags } from "@angadi/content/designs";
import { type PageQuery, anyText, oneOf } from "../../data/page-query.server.ts";

export const inspirationQuery: PageQuery = {
  parameters: {
    category: oneOf(designCategories.map(({ slug }) => slug)),
    tag: oneOf(designTags.map(({ slug }) => slug)),
    saved: anyText(),
  },
};
