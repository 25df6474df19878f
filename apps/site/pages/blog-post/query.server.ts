import { type PageQuery, allowAnyText } from "../../data/page-query.server.ts";

/** Query of a preview; a published post has none. */
export const previewQuery: PageQuery = { parameters: { token: allowAnyText({ maxLength: 400 }) } };
