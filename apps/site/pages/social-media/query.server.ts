import { PLAN_FIELDS } from "@angadi/post-plan/maker/answers";
import { type PageQuery, allowAnyText } from "../../data/page-query.server.ts";

/** The form of a month of posts, if it is sent without script. */
export const planQuery: PageQuery = {
  parameters: Object.fromEntries(PLAN_FIELDS.map((name) => [name, allowAnyText()])),
};
