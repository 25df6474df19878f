import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as initial from "./migrations/0001-initial.ts";
import * as outboxDelivery from "./migrations/0002-outbox-delivery.ts";
import * as updatedAt from "./migrations/0003-updated-at.ts";
import * as leadDelivery from "./migrations/0004-lead-delivery.ts";
import * as rateLimits from "./migrations/0005-rate-limits.ts";
import * as contentsVersion from "./migrations/0006-contents-version.ts";
import type { Schema } from "./schema.ts";

/** In order of age. Listed, not read from a folder, because the build bundles them. */
const migrations: Record<string, Migration> = {
  "0001-initial": initial,
  "0002-outbox-delivery": outboxDelivery,
  "0003-updated-at": updatedAt,
  "0004-lead-delivery": leadDelivery,
  "0005-rate-limits": rateLimits,
  "0006-contents-version": contentsVersion,
};

/** Brings the tables up to date. The caller holds the lock (`Database.exclusively`). */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
