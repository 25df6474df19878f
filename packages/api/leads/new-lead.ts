import { v7 as createId } from "uuid";
import type { LeadIdentity } from "./idempotency.ts";
import { createReference } from "./reference.ts";

/** Creates the columns that both tables of leads have. Ids (UUID version 7) sort by time. */
export const createLeadRow = (identity: LeadIdentity) => ({
  id: createId(),
  reference: createReference(),
  created_at: new Date().toISOString(),
  ...identity,
});
