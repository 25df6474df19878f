import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { LogNote } from "@angadi/contract/desk/log";
import type { Schema } from "@angadi/database/schema/schema";
import { lockPublishing } from "../posts/publish.ts";
import { WHOLE_SITE, enqueuePurge } from "../jobs/purges.ts";
import { type Actor, writeLogs } from "./staff-log.ts";

export interface PublicChangeOptions {
  /** Whether changes purge a CDN. */
  purges: boolean;
  /** Called once what pages show has changed; resolves when the pages know. */
  changed: () => Promise<void>;
}

/** What a change of plans or types comes to: lines for the log where it wrote something. */
export interface Written<T> {
  outcome: T;
  notes: readonly LogNote[];
}

/**
 * A change of what every page may show, in one transaction with its lines in the log and what a CDN is
 * to be told; alone among such changes. Without a note nothing was changed, and nobody is told.
 */
export async function publicChange<T>(
  db: Kysely<Schema>,
  by: Actor,
  { purges, changed }: PublicChangeOptions,
  work: (trx: Transaction<Schema>) => Promise<Written<T>>,
): Promise<T> {
  const { outcome, notes } = await db.transaction().execute(async (trx) => {
    await lockPublishing(trx);
    const written = await work(trx);
    await writeLogs(trx, by, written.notes);
    if (written.notes.length > 0 && purges) await enqueuePurge(trx, WHOLE_SITE);
    return written;
  });
  if (notes.length > 0) await changed();
  return outcome;
}

/** A short name of some rows as they are: another one once anything in them has changed. */
export const hashRows = (rows: unknown): string =>
  createHash("sha256").update(JSON.stringify(rows)).digest("base64url").slice(0, 22);
