import { designCategories, designTags } from "@angadi/content/designs";
import { type PageQuery, allowAnyText, allowOneOf } from "../../data/page-query.server.ts";

export const inspirationQuery: PageQuery = {
  parameters: {
    category: allowOneOf(designCategories.map(({ slug }) => slug)),
    tag: allowOneOf(designTags.map(({ slug }) => slug)),
    saved: allowAnyText(),
  },
};
