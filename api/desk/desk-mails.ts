import { randomUUID } from "node:crypto";
import { type Kysely, type Transaction, sql } from "kysely";
import type { MailKind, SentMail } from "#contract/desk/leads.ts";
import type { Database } from "../db/database.ts";
import type { Schema } from "../db/schema.ts";
import { databaseTime } from "../db/database-time.ts";
import { isoTime } from "../db/iso-time.ts";

/** A mail that is to go out. */
export interface DeskMail {
  id: string;
  kind: MailKind;
  /** Undefined where it is about no lead. */
  leadId: string | undefined;
  to: string;
  subject: string;
  text: string;
  /** Ids (`Message-ID`) of the mails it answers, oldest first. */
  thread: readonly string[];
}

/** Puts a mail into the queue; false where one of this id is in it already. */
export async function queueMail(trx: Transaction<Schema>, mail: DeskMail): Promise<boolean> {
  const { id, kind, leadId, to, subject, text, thread } = mail;
  const queued = await trx
    .insertInto("desk_mails")
    .values({
      id,
      kind,
      lead_id: leadId ?? null,
      recipient: to,
      subject,
      body: text,
      thread: JSON.stringify(thread),
      created_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (queued.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** A mail in hand; `claim` is a name of this one time. */
export interface ClaimedMail extends DeskMail {
  claim: string;
  /** How often it failed. */
  attempts: number;
}

/**
 * Takes the oldest mail that is due, for `lease` milliseconds: a process that dies with it leaves it
 * to the others then. Undefined where none is due.
 */
export async function claimMail(
  { db, skipLocked }: Pick<Database, "db" | "skipLocked">,
  lease: number,
): Promise<ClaimedMail | undefined> {
  const due = skipLocked(
    db
      .selectFrom("desk_mails")
      .select("id")
      .where("sent_at", "is", null)
      .where("failed_at", "is", null)
      .where("next_attempt_at", "<=", databaseTime(db))
      .orderBy("next_attempt_at")
      .orderBy("id")
      .limit(1),
  );
  const row = await db
    .updateTable("desk_mails")
    .set({ claimed_by: randomUUID(), next_attempt_at: databaseTime(db, lease) })
    .where("id", "in", due)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind as MailKind,
      leadId: row.lead_id ?? undefined,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      thread: JSON.parse(row.thread),
      claim: row.claimed_by ?? "",
      attempts: row.attempts,
    }
  );
}

/** What became of a mail in hand: sent, given up, or due again after so many milliseconds. */
export async function settleMail(
  db: Kysely<Schema>,
  { id, claim, attempts, kind }: ClaimedMail,
  outcome: { sent: true } | { sent: false; why: string; dueIn: number | undefined },
): Promise<void> {
  const now = isoTime(Date.now());
  const mine = db.updateTable("desk_mails").where("id", "=", id).where("claimed_by", "=", claim);
  if (outcome.sent) {
    // A link that lets somebody in does not stay in the database.
    const body = kind === "invitation" ? { body: "" } : {};
    await mine.set({ sent_at: now, claimed_by: null, last_error: null, ...body }).execute();
    return;
  }
  const { why, dueIn } = outcome;
  const next =
    dueIn === undefined ? { failed_at: now } : { next_attempt_at: databaseTime(db, dueIn) };
  await mine.set({ attempts: attempts + 1, claimed_by: null, last_error: why, ...next }).execute();
}

/** The mails about a lead, oldest first. */
export async function mailsOf(db: Kysely<Schema>, leadId: string): Promise<SentMail[]> {
  const rows = await db
    .selectFrom("desk_mails")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as MailKind,
    subject: row.subject,
    text: row.body,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    failedAt: row.failed_at,
    lastError: row.last_error,
  }));
}

/**
 * Makes a mail that was given up due at once, `leadId`'s alone where that is known. Gives its lead, which
 * a mail about none has as null; undefined where it was not given up.
 */
export async function retryMail(
  trx: Transaction<Schema>,
  mailId: string,
  leadId?: string,
): Promise<string | null | undefined> {
  let retried = trx
    .updateTable("desk_mails")
    .set({ attempts: 0, failed_at: null, next_attempt_at: "" })
    .where("id", "=", mailId)
    .where("failed_at", "is not", null);
  if (leadId !== undefined) retried = retried.where("lead_id", "=", leadId);
  const row = await retried.returning("lead_id").executeTakeFirst();
  return row?.lead_id;
}

/**
 * The ids of the mails that a lead's sender has had so far, oldest first: the acknowledgement, which
 * `server/notifications/mail.ts` names, and the desk's own.
 */
export async function threadOf(
  trx: Transaction<Schema>,
  leadId: string,
  domain: string,
): Promise<string[]> {
  const acknowledged = await trx
    .selectFrom("outbox")
    .select("id")
    .where("subject_id", "=", leadId)
    .where(sql<boolean>`delivered LIKE '%"sender"%'`)
    .execute();
  const sent = await trx
    .selectFrom("desk_mails")
    .select("id")
    .where("lead_id", "=", leadId)
    .orderBy("created_at")
    .execute();
  return [
    ...acknowledged.map(({ id }) => `<${id}.sender@${domain}>`),
    ...sent.map(({ id }) => messageIdOf(id, domain)),
  ];
}

/** The `Message-ID` of a mail of the desk. */
export const messageIdOf = (id: string, domain: string) => `<${id}.desk@${domain}>`;
