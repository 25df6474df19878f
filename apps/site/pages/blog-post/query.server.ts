import { type PageQuery, anyText } from "../../data/page-query.server.ts";

/** Of a preview; a published post reads no query. */
export const previewQuery: PageQuery = { parameters: { token: anyText({ maxLength: 400 }) } };
