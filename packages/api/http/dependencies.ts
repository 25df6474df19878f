import type { Kysely } from "kysely";
import type { LeadContext } from "@angadi/contract/contact-message";
import type { Schema } from "@angadi/database/schema/schema";
import type { RateLimits } from "./rate-limits.ts";
import type { Rdap } from "../domains/rdap.ts";

/** What the API is made of. */
export interface ApiDependencies {
  db: Kysely<Schema>;
  /** The one business this API takes and gives for. */
  businessId: string;
  limits: RateLimits;
  /** Who is asked about domains. */
  rdap: Rdap;
  /** Hears of each lead once it is stored, and where it says it came from. */
  onLead?: (kind: "message" | "application", context: LeadContext) => void;
  log: { error(details: object, message: string): void };
}
