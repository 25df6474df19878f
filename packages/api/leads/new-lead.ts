import { v7 as createId } from "uuid";
import type { LeadIdentity } from "./idempotency.ts";
import { newReference } from "./reference.ts";

/** The columns every lead has, whatever its kind. Ids sort by time, also within a millisecond (UUID version 7). */
export const createLeadRow = (identity: LeadIdentity) => ({
  id: createId(),
  reference: newReference(),
  created_at: new Date().toISOString(),
  ...identity,
});
