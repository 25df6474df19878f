import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type {
  DeskLeads,
  LeadConflict,
  LeadDetail,
  LeadEvent,
  LeadFilter,
  LeadSummary,
  LeadOutcome,
  LeadStatus,
  OutgoingMail,
  SentMail,
  StatusChange,
} from "@angadi/desk-ports/leads";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Database } from "@angadi/database/database";
import type { Schema } from "@angadi/database/schema/schema";
import { deletePerson } from "../../leads/delete-person.ts";
import { findLead, findLeadsByEmail, findLeadsById } from "../../leads/leads.ts";
import { findMailThread } from "../../jobs/lead-notifications.ts";
import { retryJob } from "../../jobs/queue.ts";
import { listMails, queueMail } from "./desk-mails.ts";
import { hasEvent, listChanges, listLeadEvents, writeEvent } from "./lead-events.ts";
import { toSubmittedLead, listCampaigns, listLeadPage } from "./list-leads.ts";
import { writeLog } from "../../staff/staff-log.ts";

/** Leads for the desk. `mailDomain` is the domain of mails' `Message-ID`. */
export function createDeskLeads(
  database: Pick<Database, "db" | "skipLocked" | "vacuum">,
  mailDomain: string,
): DeskLeads {
  const { db } = database;
  /** Changes a lead that still exists, in one transaction with its history and log. */
  const changeLead = (
    id: string,
    update: (trx: Transaction<Schema>, lead: LockedLead) => Promise<void>,
  ) =>
    db.transaction().execute(async (trx) => {
      const lead = await lockLead(trx, id);
      if (lead) await update(trx, lead);
      return lead !== undefined;
    });
  /** Like `changeLead`, unless somebody else has changed the lead since version `base`. */
  const changeUnlessConflict = async (
    { id, base, actor }: { id: string; base: number; actor: Staff },
    update: (trx: Transaction<Schema>, lead: LockedLead) => Promise<void>,
  ): Promise<LeadOutcome> => {
    let changes: LeadEvent[] = [];
    const exists = await changeLead(id, async (trx, lead) => {
      changes = await listChanges(trx, id, { staffId: actor.id, base });
      if (changes.length === 0) await update(trx, lead);
    });
    if (!exists) return { is: "not-found" };
    return changes.length === 0 ? { is: "done" } : { is: "conflict", changes };
  };

  return {
    list: (filter, page) => listLeadPage(db, filter, page),
    listCampaigns: () => listCampaigns(db),
    find: (idOrReference) => findLeadDetail(db, idOrReference),
    listConflicts: (staff, seen) => listConflicts(db, staff, seen),
    setStatus: (actor, id, base, status) =>
      changeUnlessConflict({ id, base, actor }, (trx, lead) => setStatus(trx, actor, lead, status)),
    setStatuses: (actor, changes) =>
      db.transaction().execute((trx) => setStatuses(trx, actor, changes)),
    setOwner: (actor, id, base, ownerId) =>
      changeUnlessConflict({ id, base, actor }, (trx, lead) => setOwner(trx, actor, lead, ownerId)),
    addNote: (actor, leadId, { id, text }) =>
      changeLead(leadId, async (trx, { reference }) => {
        if (await hasEvent(trx, id)) return;
        await writeEvent(trx, actor, leadId, { id, kind: "note", after: text });
        await writeLog(trx, actor, { action: "lead-note", subject: reference });
      }),
    async reply(actor, id, base, mail) {
      if (isDuplicate(await listMails(db, id), mail)) return { is: "done" };
      return changeUnlessConflict({ id, base, actor }, (trx, lead) =>
        reply(trx, actor, lead, mail, mailDomain),
      );
    },
    retryMail: async (actor, leadId, mailId) => {
      let isRetried = false;
      await changeLead(leadId, async (trx, { reference }) => {
        isRetried = (await retryJob(trx, mailId, leadId)) !== undefined;
        if (isRetried) await writeLog(trx, actor, { action: "mail-retried", subject: reference });
      });
      return isRetried;
    },
    async deletePerson(actor, id) {
      const lead = await findLead(db, id);
      return lead ? (await deletePerson(database, actor, lead.email)).length : 0;
    },
    logExport: (actor, filter) =>
      writeLog(db, actor, { action: "leads-exported", subject: describeFilter(filter) }),
  };
}

/** Whether a mail is sent again by a double click, or because the response was lost. */
const isDuplicate = (mails: readonly SentMail[], { idempotencyKey, subject, text }: OutgoingMail) =>
  mails.some(
    (mail) => mail.id === idempotencyKey && mail.subject === subject && mail.text === text,
  );

async function reply(
  trx: Transaction<Schema>,
  actor: Staff,
  lead: LockedLead,
  mail: OutgoingMail,
  mailDomain: string,
): Promise<void> {
  const mails = await listMails(trx, lead.id);
  if (isDuplicate(mails, mail)) return;
  const { idempotencyKey, ...content } = mail;
  // Another page may have sent another text with the same key.
  const isKeyUsed = mails.some(({ id }) => id === idempotencyKey);
  const id = isKeyUsed ? randomUUID() : idempotencyKey;
  const thread = await findMailThread(trx, lead.id, mailDomain);
  const envelope = { id, leadId: lead.id, to: lead.email, thread };
  if (!(await queueMail(trx, { ...envelope, ...content, kind: "reply" }))) return;
  await writeEvent(trx, actor, lead.id, { kind: "reply", after: id });
  await writeLog(trx, actor, { action: "lead-reply", subject: lead.reference });
  await setStatus(trx, actor, lead, "answered");
}

/** What others did to these leads since they were read; leads without changes are left out. */
async function listConflicts(
  db: Kysely<Schema>,
  staff: Staff,
  seen: readonly Pick<LeadSummary, "id" | "version">[],
): Promise<LeadConflict[]> {
  const leads = await findLeadsById(
    db,
    seen.map(({ id }) => id),
  );
  const conflicts: LeadConflict[] = [];
  for (const { id, version } of seen) {
    const changes = await listChanges(db, id, { staffId: staff.id, base: version });
    const name = leads.find((lead) => lead.id === id)?.name;
    if (name !== undefined && changes.length > 0) conflicts.push({ id, name, changes });
  }
  return conflicts;
}

interface LockedLead {
  id: string;
  reference: string;
  email: string;
  status: string;
  owner_id: string | null;
}

/** A lead with its state, locked until the transaction ends. */
async function lockLead(trx: Transaction<Schema>, id: string): Promise<LockedLead | undefined> {
  const [lead] = await findLeadsById(trx, [id]);
  if (!lead) return undefined;
  // Locks the row on PostgreSQL; SQLite has one writer.
  const state = await trx
    .updateTable("lead_states")
    .set({ lead_id: id })
    .where("lead_id", "=", id)
    .returning(["status", "owner_id"])
    .executeTakeFirst();
  return state && { id, reference: lead.reference, email: lead.email, ...state };
}

async function setStatus(
  trx: Transaction<Schema>,
  actor: Staff,
  { id, reference, status: before }: LockedLead,
  status: LeadStatus,
): Promise<void> {
  if (before === status) return;
  await trx.updateTable("lead_states").set({ status }).where("lead_id", "=", id).execute();
  const change = { before, after: status };
  await writeEvent(trx, actor, id, { kind: "status", ...change });
  await writeLog(trx, actor, { action: "lead-status", subject: reference, ...change });
}

async function setStatuses(
  trx: Transaction<Schema>,
  actor: Staff,
  changes: Parameters<DeskLeads["setStatuses"]>[1],
): Promise<StatusChange[]> {
  const applied: StatusChange[] = [];
  // Sorted by id, so that two transactions cannot deadlock.
  for (const { id, from, to, base } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const lead = await lockLead(trx, id);
    if (!lead || lead.status === to || (from && lead.status !== from)) continue;
    if (base !== undefined && (await listChanges(trx, id, { staffId: actor.id, base })).length > 0)
      continue;
    await setStatus(trx, actor, lead, to);
    applied.push({ id, from: lead.status as LeadStatus, to });
  }
  return applied;
}

async function setOwner(
  trx: Transaction<Schema>,
  actor: Staff,
  { id, reference, owner_id }: LockedLead,
  ownerId: string | null,
): Promise<void> {
  if (owner_id === ownerId) return;
  const [before, after] = [await findStaffName(trx, owner_id), await findStaffName(trx, ownerId)];
  if (ownerId !== null && after === null) return;
  await trx
    .updateTable("lead_states")
    .set({ owner_id: ownerId })
    .where("lead_id", "=", id)
    .execute();
  await writeEvent(trx, actor, id, { kind: "owner", before, after });
  await writeLog(trx, actor, { action: "lead-owner", subject: reference, before, after });
}

async function findStaffName(db: Kysely<Schema>, staffId: string | null): Promise<string | null> {
  if (staffId === null) return null;
  const row = await db
    .selectFrom("staff")
    .select("name")
    .where("id", "=", staffId)
    .executeTakeFirst();
  return row?.name ?? null;
}

async function findLeadDetail(
  db: Kysely<Schema>,
  idOrReference: string,
): Promise<LeadDetail | undefined> {
  const lead = await findLead(db, idOrReference);
  const state =
    lead &&
    (await db
      .selectFrom("lead_states as state")
      .leftJoin("staff as owner", "owner.id", "state.owner_id")
      .select(["status", "owner_id", "is_sample", "version", "part_of", "owner.name as owner_name"])
      .where("state.lead_id", "=", lead.id)
      .executeTakeFirst());
  if (!lead || !state) return undefined;
  if (state.part_of !== null) return findLeadDetail(db, state.part_of);
  return {
    ...toSubmittedLead(lead, state),
    ownerId: state.owner_id,
    events: await listLeadEvents(db, lead.id),
    mails: await listMails(db, lead.id),
    personLeadCount: await countLeadsByEmail(db, lead.email),
  };
}

/** Counts a person's leads; an application and its contact row count as one. */
async function countLeadsByEmail(db: Kysely<Schema>, email: string): Promise<number> {
  const ids = (await findLeadsByEmail(db, email)).map(({ id }) => id);
  const { count } = await db
    .selectFrom("lead_states")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("lead_id", "in", ids)
    .where("part_of", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Describes an export's filter for the log, without the search text, which may be a name. */
function describeFilter({ search, ...filter }: LeadFilter): string {
  const parts = Object.entries(filter).filter(([, value]) => value !== undefined);
  return [...parts.map(([name, value]) => `${name}=${value}`), ...(search ? ["search"] : [])].join(
    " ",
  );
}
