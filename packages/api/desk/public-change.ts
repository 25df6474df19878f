import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { NewLogEntry } from "@angadi/desk-ports/log";
import type { Schema } from "@angadi/database/schema/schema";
import { lockPublishing } from "../posts/publish.ts";
import { WHOLE_SITE, enqueuePurge } from "../jobs/purges.ts";
import { type Actor, writeLogs } from "../staff/staff-log.ts";

export interface PublicChangeOptions {
  /** Whether changes purge a CDN. */
  shouldPurge: boolean;
  /** Called when pages' contents have changed; resolves once cached pages are marked outdated. */
  onChange: () => Promise<void>;
}

/** The result of a change of plans or business types, with log entries if it wrote something. */
export interface ChangeResult<T> {
  outcome: T;
  logEntries: readonly NewLogEntry[];
}

/**
 * Changes contents that every page may show, in one transaction with the log entries and CDN purge;
 * such changes wait for each other. Without log entries nothing changed, so nothing is purged.
 */
export async function runPublicChange<T>(
  db: Kysely<Schema>,
  actor: Actor,
  { shouldPurge, onChange }: PublicChangeOptions,
  applyChange: (trx: Transaction<Schema>) => Promise<ChangeResult<T>>,
): Promise<T> {
  const { outcome, logEntries } = await db.transaction().execute(async (trx) => {
    await lockPublishing(trx);
    const result = await applyChange(trx);
    await writeLogs(trx, actor, result.logEntries);
    if (result.logEntries.length > 0 && shouldPurge) await enqueuePurge(trx, WHOLE_SITE);
    return result;
  });
  if (logEntries.length > 0) await onChange();
  return outcome;
}

/** A short hash of rows, which changes with any of their values. */
export const hashRows = (rows: unknown): string =>
  createHash("sha256").update(JSON.stringify(rows)).digest("base64url").slice(0, 22);
