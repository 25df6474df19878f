import type { Kysely } from "kysely";
import type { LeadContext } from "@angadi/contract/contact-message";
import type { Schema } from "@angadi/database/schema/schema";
import type { RateLimits } from "./rate-limits.ts";
import type { Rdap } from "../rdap/rdap.ts";

/** What the API depends on. */
export interface ApiDependencies {
  db: Kysely<Schema>;
  /** The only business that this API serves. */
  businessId: string;
  limits: RateLimits;
  rdap: Rdap;
  /** Called for each stored lead, with its kind and where it came from. */
  onLead?: (kind: "message" | "application", context: LeadContext) => void;
  log: { error(details: object, message: string): void };
}
