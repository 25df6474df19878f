import { type PageQuery, allowAnyText } from "../../data/page-query.server.ts";

/** Of a preview; a published post reads no query. */
export const previewQuery: PageQuery = { parameters: { token: allowAnyText({ maxLength: 400 }) } };
