import { randomUUIDv7 } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "./db/connect.ts";
import type { Schema } from "./db/schema.ts";

/** Records, in the lead's own transaction, that somebody is to be told of it. */
export async function announce(
  trx: Transaction<Schema>,
  kind: "contact-message" | "affiliate-application",
  lead: { id: string; created_at: string },
): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({
      id: randomUUIDv7(),
      kind,
      subject_id: lead.id,
      created_at: lead.created_at,
      last_error: null,
      done_at: null,
    })
    .execute();
}

/** A notification in hand. */
export interface Notification {
  id: string;
  kind: string;
  subjectId: string;
  /** From 1. */
  attempt: number;
  delivered: string[];
}

/**
 * Takes the oldest notification that is due, for `lease` milliseconds: until then no other process
 * takes it. One that dies with it in hand leaves it to the others when the lease is over. Gives
 * undefined where none is due.
 */
export async function claimDue(
  { db, passLocked }: Pick<Database, "db" | "passLocked">,
  lease: number,
): Promise<Notification | undefined> {
  const now = Date.now();
  const due = passLocked(
    db
      .selectFrom("outbox")
      .select("id")
      .where("done_at", "is", null)
      .where("next_attempt_at", "<=", isoTime(now))
      .orderBy("next_attempt_at")
      .orderBy("id")
      .limit(1),
  );
  const row = await db
    .updateTable("outbox")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), next_attempt_at: isoTime(now + lease) }))
    .where("id", "in", due)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind,
      subjectId: row.subject_id,
      attempt: row.attempts,
      delivered: JSON.parse(row.delivered),
    }
  );
}

/** Notes what became of a notification: delivered further, done, or to be tried again. */
export async function note(
  db: Kysely<Schema>,
  id: string,
  outcome: {
    delivered: readonly string[];
    /** Milliseconds until it is due again; undefined where it is done. */
    again?: number;
    error?: string;
  },
): Promise<void> {
  const { delivered, again, error } = outcome;
  const now = Date.now();
  await db
    .updateTable("outbox")
    .set({
      delivered: JSON.stringify(delivered),
      last_error: error?.slice(0, 500) ?? null,
      ...(again === undefined
        ? { done_at: isoTime(now) }
        : { next_attempt_at: isoTime(now + again) }),
    })
    .where("id", "=", id)
    .execute();
}

const isoTime = (time: number) => new Date(time).toISOString();
