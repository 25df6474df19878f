import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getClientAddress } from "../http/client-address.ts";
import type { ApiDependencies } from "../http/dependencies.ts";
import { errorBody } from "../http/error-responses.ts";
import { describeJsonResponse } from "../http/json-content.ts";
import { rejectTooManyRequests, tooManyRequestsResponse } from "../http/too-many-requests.ts";

const receipt = z
  .object({ message: z.string(), data: z.object({ id: z.string(), reference: z.string() }) })
  .openapi("Receipt");

/** OpenAPI's entries for the responses to a lead; the texts describe 201 and 400. */
export const createLeadResponses = (storedDescription: string, invalidDescription: string) => ({
  201: describeJsonResponse(receipt, storedDescription),
  422: describeJsonResponse(errorBody, "The key was used with another body; nothing is stored"),
  429: tooManyRequestsResponse,
  400: describeJsonResponse(errorBody, invalidDescription),
});

/** Counts a lead. Returns the 429 response if the limit is exceeded, else undefined. */
export async function rejectOverLimit(
  c: Context,
  { limits }: ApiDependencies,
  lead: { kind: string; email: string },
) {
  const seconds = await limits.takeLead({ address: getClientAddress(c), ...lead });
  return seconds === undefined ? undefined : rejectTooManyRequests(c, seconds, "send it again");
}

/** Responds with the stored lead, or with 422 if its key was used with another body. */
export function respondToLead(
  c: Context,
  message: string,
  data: { id: string; reference: string } | undefined,
) {
  return data ? c.json({ message, data }, 201) : c.json({ message: KEY_REUSED_MESSAGE }, 422);
}

const KEY_REUSED_MESSAGE =
  "This Idempotency-Key came with other content before, so nothing was stored. Please send it with a new key.";
