import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import * as initial from "./migrations/0001-initial.ts";
import * as outboxDelivery from "./migrations/0002-outbox-delivery.ts";
import * as rateLimits from "./migrations/0005-rate-limits.ts";
import type { Schema } from "./schema.ts";

/** In order of age. Listed, not read from a folder, because the build bundles them. */
const migrations: Record<string, Migration> = {
  "0001-initial": initial,
  "0002-outbox-delivery": outboxDelivery,
  "0005-rate-limits": rateLimits,
};

/** Brings the tables up to date. The caller holds the lock (`Database.exclusively`). */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
