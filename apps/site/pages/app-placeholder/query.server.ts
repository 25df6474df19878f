import type { PageQuery } from "../../data/page-query.server.ts";

export const handOffQuery: PageQuery = { parameters: "any" };
