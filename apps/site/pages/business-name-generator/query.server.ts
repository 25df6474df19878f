import { rejectionCopy } from "@angadi/content/pages/errors";
import { type PageQuery, allowAnyText } from "../../data/page-query.server.ts";
import { hasNames } from "./has-names.ts";

const PARAMETERS = "about words style person place length invented seed from".split(" ");

export const namesQuery: PageQuery = {
  parameters: {
    ...Object.fromEntries(PARAMETERS.map((name) => [name, allowAnyText()])),
    shortlist: allowAnyText({ maxLength: 500 }),
  },
  rateLimit: { appliesTo: hasNames, message: rejectionCopy.names },
};
