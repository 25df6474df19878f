import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import * as initial from "./migrations/0001-initial.ts";
import * as outboxDelivery from "./migrations/0002-outbox-delivery.ts";
import * as updatedAt from "./migrations/0003-updated-at.ts";
import * as leadDelivery from "./migrations/0004-lead-delivery.ts";
import * as rateLimits from "./migrations/0005-rate-limits.ts";
import * as contentsVersion from "./migrations/0006-contents-version.ts";
import * as staff from "./migrations/0007-staff.ts";
import * as posts from "./migrations/0008-posts.ts";
import * as dailyCounts from "./migrations/0009-daily-counts.ts";
import * as postWriting from "./migrations/0010-post-writing.ts";
import * as partnerLinks from "./migrations/0011-partner-links.ts";
import * as endingAccess from "./migrations/0012-ending-access.ts";
import * as jobQueue from "./migrations/0013-job-queue.ts";
import * as countSums from "./migrations/0014-count-sums.ts";
import * as planCatalogue from "./migrations/0015-plan-catalogue.ts";
import * as weeklySummary from "./migrations/0016-weekly-summary.ts";
import * as leadFilters from "./migrations/0017-lead-filters.ts";
import * as leadCampaigns from "./migrations/0018-lead-campaigns.ts";
import * as leadVersionsAndPhones from "./migrations/0019-lead-versions-and-phones.ts";
import * as usedCodesDeletedPosts from "./migrations/0020-used-codes-deleted-posts.ts";
import type { Schema } from "./schema.ts";

/** Oldest first. Listed, not read from a folder, because the build bundles them. */
const migrations: Record<string, Migration> = {
  "0001-initial": initial,
  "0002-outbox-delivery": outboxDelivery,
  "0003-updated-at": updatedAt,
  "0004-lead-delivery": leadDelivery,
  "0005-rate-limits": rateLimits,
  "0006-contents-version": contentsVersion,
  "0007-staff": staff,
  "0008-posts": posts,
  "0009-daily-counts": dailyCounts,
  "0010-post-writing": postWriting,
  "0011-partner-links": partnerLinks,
  "0012-ending-access": endingAccess,
  "0013-job-queue": jobQueue,
  "0014-count-sums": countSums,
  "0015-plan-catalogue": planCatalogue,
  "0016-weekly-summary": weeklySummary,
  "0017-lead-filters": leadFilters,
  "0018-lead-campaigns": leadCampaigns,
  "0019-lead-versions-and-phones": leadVersionsAndPhones,
  "0020-used-codes-deleted-posts": usedCodesDeletedPosts,
};

/** Placeholder for a newer build's migration, which has already been run. */
const NO_OP_MIGRATION: Migration = { up: async () => undefined };

/**
 * Migrates the tables. Returns the names of migrations that only a newer build has: this build then
 * runs none of its own and keeps working, because migrations are additive for one release
 * (docs/change-the-database.md). The caller holds the lock (`Database.withMigrationLock`).
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const newer = (await listExecutedMigrations(db)).filter((name) => !(name in migrations));
  const placeholders = Object.fromEntries(newer.map((name) => [name, NO_OP_MIGRATION]));
  const provider = { getMigrations: async () => ({ ...migrations, ...placeholders }) };
  const migrator = new Migrator({ db, provider });
  const pending = (await migrator.getMigrations()).some(({ executedAt }) => !executedAt);
  // If there is nothing to do, do not wait for another process's write lock.
  if (!pending) return newer;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return newer;
}

/** The names of all migrations that any build has run on a database. */
export async function listExecutedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)} ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}
