import { randomUUIDv7 } from "node:crypto";
import type { LeadIdentity } from "../http/idempotency.ts";
import { newReference } from "./reference.ts";

/** The columns every lead has, whatever its kind. Ids sort by time (UUID version 7). */
export const createLeadRow = (identity: LeadIdentity) => ({
  id: randomUUIDv7(),
  reference: newReference(),
  created_at: new Date().toISOString(),
  ...identity,
});
