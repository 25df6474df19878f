import type { Kysely } from "kysely";
import type { Schema } from "./db/schema.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { Rdap } from "./rdap.ts";

/** What the API is made of. */
export interface ApiDependencies {
  db: Kysely<Schema>;
  /** The one business this API takes and gives for. */
  businessId: string;
  limits: RateLimits;
  /** Who is asked about domains. */
  rdap: Rdap;
  log: { error(details: object, message: string): void };
}
