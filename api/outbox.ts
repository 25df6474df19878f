import { randomUUID, randomUUIDv7 } from "node:crypto";
import { type Kysely, type Selectable, type Transaction, sql } from "kysely";
import type { Database } from "./db/database.ts";
import { databaseTime } from "./db/database-time.ts";
import { BATCH, inBatches } from "./db/in-batches.ts";
import type { OutboxTable, Schema } from "./db/schema.ts";
import { isoTime } from "./db/iso-time.ts";

/** Records, in the lead's own transaction, that somebody is to be told of it. */
export async function enqueue(
  trx: Transaction<Schema>,
  kind: "contact-message" | "affiliate-application",
  lead: { id: string; created_at: string; request_id: string | null },
): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({
      id: randomUUIDv7(),
      kind,
      subject_id: lead.id,
      created_at: lead.created_at,
      request_id: lead.request_id,
    })
    .execute();
}

/** What has become of a notification so far. */
export interface Progress {
  /** How often in a row it failed. */
  failures: number;
  /** Names of the channels that have it. */
  delivered: string[];
  /** Names of the channels that will never have it, and why. */
  givenUp: Record<string, string>;
}

/** A notification in hand. */
export interface Notification extends Progress {
  id: string;
  kind: string;
  subjectId: string;
  /** Of the request that the lead came with. */
  requestId: string | undefined;
  /** A name of this one claim: who has lost it writes nothing any more. */
  claim: string;
}

/**
 * Takes the oldest notification that is due, for `lease` milliseconds: until then no other process
 * takes it. One that dies with it in hand leaves it to the others when the lease is over. Gives
 * undefined where none is due.
 */
export async function claimDue(
  { db, skipLocked }: Pick<Database, "db" | "skipLocked">,
  lease: number,
): Promise<Notification | undefined> {
  const due = skipLocked(
    db
      .selectFrom("outbox")
      .select("id")
      .where("done_at", "is", null)
      .where("next_attempt_at", "<=", databaseTime(db))
      .orderBy("next_attempt_at")
      .orderBy("id")
      .limit(1),
  );
  const row = await db
    .updateTable("outbox")
    .set({ claimed_by: randomUUID(), next_attempt_at: databaseTime(db, lease) })
    .where("id", "in", due)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind,
      subjectId: row.subject_id,
      requestId: row.request_id ?? undefined,
      claim: row.claimed_by ?? "",
      ...progressOf(row),
    }
  );
}

/** Keeps a notification for `lease` more milliseconds; false where another process has it by now. */
export async function renewClaim(
  db: Kysely<Schema>,
  notification: Notification,
  lease: number,
): Promise<boolean> {
  const renewed = await claimed(db, notification)
    .set({ next_attempt_at: databaseTime(db, lease) })
    .executeTakeFirst();
  return renewed.numUpdatedRows > 0n;
}

/** Notes progress on a notification that stays in hand. */
export async function recordOutcome(
  db: Kysely<Schema>,
  notification: Notification,
  progress: Progress,
): Promise<void> {
  await claimed(db, notification).set(columnsOf(progress)).execute();
}

/** Ends a claim: the notification is done, or due again after so many milliseconds. */
export async function release(
  db: Kysely<Schema>,
  notification: Notification,
  outcome: Progress & { dueIn: number | undefined; error: string | undefined },
): Promise<void> {
  const { dueIn, error } = outcome;
  await claimed(db, notification)
    .set({
      ...columnsOf(outcome),
      claimed_by: null,
      last_error: error ?? null,
      ...(dueIn === undefined
        ? { done_at: isoTime(Date.now()) }
        : { next_attempt_at: databaseTime(db, dueIn) }),
    })
    .execute();
}

/** What is known of the telling of a lead. */
export interface DeliveryRecord extends Progress {
  subjectId: string;
  /** ISO 8601, UTC; null where no channel was given up. */
  failedAt: string | null;
  /** Null while somebody is still to be told. */
  doneAt: string | null;
  /** Not before then is it tried again; empty where it was never tried. */
  nextAttemptAt: string;
  lastError: string | null;
}

/** The deliveries some channel of which was given up, newest first. */
export async function undelivered(db: Kysely<Schema>): Promise<DeliveryRecord[]> {
  const rows = await db
    .selectFrom("outbox")
    .selectAll()
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .execute();
  return rows.map(deliveryOf);
}

/** The delivery of one lead; undefined where nobody is told of it, or its record was pruned. */
export async function findDelivery(
  db: Kysely<Schema>,
  subjectId: string,
): Promise<DeliveryRecord | undefined> {
  const row = await db
    .selectFrom("outbox")
    .selectAll()
    .where("subject_id", "=", subjectId)
    .executeTakeFirst();
  return row && deliveryOf(row);
}

/**
 * Makes a lead's given-up channels due at once. Gives false where none was given up, or a worker
 * has the notification in hand.
 */
export async function retryDelivery(db: Kysely<Schema>, subjectId: string): Promise<boolean> {
  const retried = await db
    .updateTable("outbox")
    .set({ attempts: 0, given_up: "{}", failed_at: null, done_at: null, next_attempt_at: "" })
    .where("subject_id", "=", subjectId)
    .where("failed_at", "is not", null)
    .where((eb) =>
      eb.or([eb("claimed_by", "is", null), eb("next_attempt_at", "<=", databaseTime(db))]),
    )
    .executeTakeFirst();
  return retried.numUpdatedRows > 0n;
}

/**
 * Removes the records that were done before `delivered`, or, where a channel was given up, before
 * `failed`; gives how many. In batches, until `signal` aborts.
 */
export async function pruneOutbox(
  db: Kysely<Schema>,
  before: { delivered: Date; failed: Date },
  signal?: AbortSignal,
): Promise<number> {
  const old = db
    .selectFrom("outbox")
    .select("id")
    .where((eb) =>
      eb.or([
        eb("done_at", "<", before.failed.toISOString()),
        eb.and([eb("done_at", "<", before.delivered.toISOString()), eb("failed_at", "is", null)]),
      ]),
    )
    .limit(BATCH);
  let pruned = 0;
  await inBatches(async () => {
    const removed = await db.deleteFrom("outbox").where("id", "in", old).executeTakeFirst();
    pruned += Number(removed.numDeletedRows);
    return removed.numDeletedRows === BigInt(BATCH);
  }, signal);
  return pruned;
}

const claimed = (db: Kysely<Schema>, { id, claim }: Notification) =>
  db.updateTable("outbox").where("id", "=", id).where("claimed_by", "=", claim);

const progressOf = (row: Selectable<OutboxTable>): Progress => ({
  failures: row.attempts,
  delivered: JSON.parse(row.delivered),
  givenUp: JSON.parse(row.given_up),
});

const deliveryOf = (row: Selectable<OutboxTable>): DeliveryRecord => ({
  ...progressOf(row),
  subjectId: row.subject_id,
  failedAt: row.failed_at,
  doneAt: row.done_at,
  nextAttemptAt: row.next_attempt_at,
  lastError: row.last_error,
});

const columnsOf = ({ failures, delivered, givenUp }: Progress) => ({
  attempts: failures,
  delivered: JSON.stringify(delivered),
  given_up: JSON.stringify(givenUp),
  failed_at:
    Object.keys(givenUp).length > 0
      ? sql<string>`coalesce(failed_at, ${isoTime(Date.now())})`
      : null,
});
