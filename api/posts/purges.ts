import { randomUUID, randomUUIDv7 } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { databaseTime } from "../db/database-time.ts";

/** What a CDN is to forget: whole addresses, and beginnings of addresses. Paths of the site. */
export interface Purge {
  addresses: string[];
  prefixes: string[];
}

/** All that shows posts: lists, feeds, sitemaps and, since posts point to each other, every post. */
export const POSTS_PURGE = (slugs: readonly string[]): Purge => ({
  addresses: [
    "/",
    "/blog",
    "/blog.data",
    "/_root.data",
    "/sitemap.xml",
    ...slugs.flatMap((slug) => [`/blog/${slug}`, `/blog/${slug}.data`]),
  ],
  prefixes: ["/blog/", "/blog?", "/blog.data?", "/sitemap-"],
});

/** Plans and business types stand on pages of every kind. */
export const WHOLE_SITE: Purge = { addresses: [], prefixes: ["/"] };

/** Records, in the transaction of the change, what a CDN is to be told. */
export async function enqueuePurge(trx: Transaction<Schema>, what: Purge): Promise<void> {
  await trx
    .insertInto("purges")
    .values({
      id: randomUUIDv7(),
      what: JSON.stringify(what),
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** Purges in hand, as one. */
export interface ClaimedPurges extends Purge {
  /** A name of this one claim: who has lost it writes nothing any more. */
  claim: string;
  /** How often the one that was tried most failed. */
  attempts: number;
}

/** So many changes are told of at once. */
const BATCH = 100;

/**
 * Takes what is due, for `lease` milliseconds: one that dies with it in hand leaves it to the
 * others when that is over. Gives undefined where nothing is due.
 */
export async function claimPurges(
  { db, skipLocked }: Pick<Database, "db" | "skipLocked">,
  lease: number,
): Promise<ClaimedPurges | undefined> {
  const claim = randomUUID();
  const due = skipLocked(
    db
      .selectFrom("purges")
      .select("id")
      .where("next_attempt_at", "<=", databaseTime(db))
      .orderBy("id")
      .limit(BATCH),
  );
  const rows = await db
    .updateTable("purges")
    .set({ claimed_by: claim, next_attempt_at: databaseTime(db, lease) })
    .where("id", "in", due)
    .returning(["what", "attempts"])
    .execute();
  if (rows.length === 0) return undefined;
  const all = rows.map(({ what }): Purge => JSON.parse(what));
  return {
    claim,
    attempts: Math.max(...rows.map(({ attempts }) => attempts)),
    addresses: [...new Set(all.flatMap(({ addresses }) => addresses))],
    prefixes: [...new Set(all.flatMap(({ prefixes }) => prefixes))],
  };
}

/** The CDN has been told. */
export async function purged({ db }: Pick<Database, "db">, { claim }: ClaimedPurges) {
  await db.deleteFrom("purges").where("claimed_by", "=", claim).execute();
}

/** It was not told: due again after so many milliseconds. `error` holds our own words only. */
export async function postponePurges(
  { db }: Pick<Database, "db">,
  { claim }: ClaimedPurges,
  { dueIn, error }: { dueIn: number; error: string },
): Promise<void> {
  await db
    .updateTable("purges")
    .set((eb) => ({
      claimed_by: null,
      attempts: eb("attempts", "+", 1),
      next_attempt_at: databaseTime(db, dueIn),
      last_error: error,
    }))
    .where("claimed_by", "=", claim)
    .execute();
}
