import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Schema } from "#api/db/schema.ts";
import type { Channel } from "./channel.ts";

/** What a delivery is made with. */
export interface DeliveryContext {
  db: Kysely<Schema>;
  channels: readonly Channel[];
  log: Pick<Logger, "info" | "warn" | "error">;
  /** How long a claim holds unless it is renewed, in milliseconds. */
  lease: number;
  /** Aborts when no further channel is to be begun. */
  stopping: AbortSignal;
  /** Aborts when the delivery under way is to end as well. */
  aborting: AbortSignal;
}
