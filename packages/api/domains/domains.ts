import { type OpenAPIHono, createRoute, z } from "@hono/zod-openapi";
import { DOMAIN_ANSWERS, DOMAIN_LABEL } from "@angadi/contract/domain-answer";
import { getClientAddress } from "../http/client-address.ts";
import type { ApiDependencies } from "../http/dependencies.ts";
import { errorBody } from "../http/error-responses.ts";
import { describeJsonResponse } from "../http/json-content.ts";
import { rejectTooManyRequests, tooManyRequestsResponse } from "../http/too-many-requests.ts";

const domainAnswer = z
  .object({
    domain: z.string(),
    answer: z.enum(DOMAIN_ANSWERS).openapi({
      description:
        "no-record: the registry has no record, so the domain may be available. unchecked: the registry did not respond in time.",
    }),
  })
  .openapi("DomainAnswer");

const lookUpRoute = createRoute({
  method: "get",
  path: "/api/domains",
  summary: "Whether registries have a record of a name",
  tags: ["Domains"],
  request: {
    query: z.object({
      label: z
        .string({ error: "label is missing." })
        .toLowerCase()
        .regex(DOMAIN_LABEL, {
          error: "Use 1 to 63 letters, digits and hyphens, beginning and ending without a hyphen.",
        })
        .openapi({ description: "The part before the ending", example: "neemandnutmeg" }),
    }),
  },
  responses: {
    200: describeJsonResponse(
      z.object({ data: z.array(domainAnswer) }),
      "One answer for each ending",
    ),
    400: describeJsonResponse(errorBody, "The label is missing or cannot be part of a domain"),
    429: tooManyRequestsResponse,
  },
});

/** Registers the domain look-ups for the name generator. */
export function registerDomains(app: OpenAPIHono, { rdap, limits }: ApiDependencies): void {
  app.openapi(lookUpRoute, async (c) => {
    const seconds = await limits.takeLookUp(getClientAddress(c));
    if (seconds !== undefined) return rejectTooManyRequests(c, seconds, "try again");
    const data = await rdap.lookUp(c.req.valid("query").label);
    return c.json({ data }, 200, { "Cache-Control": "no-store" });
  });
}
