import type { Kysely, Transaction } from "kysely";
import type {
  DeskLeads,
  LeadDetail,
  LeadFilter,
  LeadStatus,
  StatusChange,
} from "@angadi/contract/desk/leads";
import type { Staff } from "@angadi/contract/desk/staff";
import type { Database } from "@angadi/database/database";
import type { Schema } from "@angadi/database/schema/schema";
import { deletePerson } from "../leads/delete-person.ts";
import { findLead, findLeadsByEmail, findLeadsById } from "../leads/leads.ts";
import { findMailThread } from "../jobs/lead-notifications.ts";
import { retryJob } from "../jobs/queue.ts";
import { listMails, queueMail } from "./desk-mails.ts";
import { listEvents, writeEvent } from "./lead-events.ts";
import { fullLead, listCampaigns, listLeadPage } from "./list-leads.ts";
import { writeLog } from "./staff-log.ts";

/** Leads for the desk. `mailDomain` is the domain of mails' `Message-ID`. */
export function createDeskLeads(
  database: Pick<Database, "db" | "skipLocked" | "vacuum">,
  mailDomain: string,
): DeskLeads {
  const { db } = database;
  /** Changes a lead that still exists, in one transaction with its history and log. */
  const change = (
    id: string,
    work: (trx: Transaction<Schema>, lead: LockedLead) => Promise<void>,
  ) =>
    db.transaction().execute(async (trx) => {
      const lead = await lockLead(trx, id);
      if (lead) await work(trx, lead);
      return lead !== undefined;
    });

  return {
    async list(filter, page) {
      const { leads, next } = await listLeadPage(db, filter, page);
      return { lines: leads, next };
    },
    listFull: (filter, page) => listLeadPage(db, filter, page),
    listCampaigns: () => listCampaigns(db),
    find: (idOrReference) => find(db, idOrReference),
    setStatus: (by, id, status) => change(id, (trx, lead) => setStatus(trx, by, lead, status)),
    setStatuses: (by, changes) => db.transaction().execute((trx) => setStatuses(trx, by, changes)),
    setOwner: (by, id, ownerId) => change(id, (trx, lead) => setOwner(trx, by, lead, ownerId)),
    addNote: (by, id, text) =>
      change(id, async (trx, { reference }) => {
        await writeEvent(trx, by, id, { kind: "note", after: text });
        await writeLog(trx, by, { action: "lead-note", subject: reference });
      }),
    reply: (by, id, { idempotencyKey, subject, text }) =>
      change(id, async (trx, lead) => {
        const thread = await findMailThread(trx, id, mailDomain);
        const mail = { id: idempotencyKey, leadId: id, to: lead.email, subject, text, thread };
        // A double click submits the form twice, but sends one mail.
        if (!(await queueMail(trx, { ...mail, kind: "reply" }))) return;
        await writeEvent(trx, by, id, { kind: "reply", after: idempotencyKey });
        await writeLog(trx, by, { action: "lead-reply", subject: lead.reference });
        await setStatus(trx, by, lead, "answered");
      }),
    retryMail: async (by, leadId, mailId) => {
      let retried = false;
      await change(leadId, async (trx, { reference }) => {
        retried = (await retryJob(trx, mailId, leadId)) !== undefined;
        if (retried) await writeLog(trx, by, { action: "mail-retried", subject: reference });
      });
      return retried;
    },
    async forget(by, id) {
      const lead = await findLead(db, id);
      return lead ? (await deletePerson(database, by, lead.email)).length : 0;
    },
    logExport: (by, filter) =>
      writeLog(db, by, { action: "leads-exported", subject: describeFilter(filter) }),
  };
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
  by: Staff,
  { id, reference, status: before }: LockedLead,
  status: LeadStatus,
): Promise<void> {
  if (before === status) return;
  await trx.updateTable("lead_states").set({ status }).where("lead_id", "=", id).execute();
  const change = { before, after: status };
  await writeEvent(trx, by, id, { kind: "status", ...change });
  await writeLog(trx, by, { action: "lead-status", subject: reference, ...change });
}

async function setStatuses(
  trx: Transaction<Schema>,
  by: Staff,
  changes: Parameters<DeskLeads["setStatuses"]>[1],
): Promise<StatusChange[]> {
  const changed: StatusChange[] = [];
  // In the order of ids, so that two transactions cannot deadlock.
  for (const { id, from, to } of changes.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const lead = await lockLead(trx, id);
    if (!lead || lead.status === to || (from && lead.status !== from)) continue;
    await setStatus(trx, by, lead, to);
    changed.push({ id, from: lead.status as LeadStatus, to });
  }
  return changed;
}

async function setOwner(
  trx: Transaction<Schema>,
  by: Staff,
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
  await writeEvent(trx, by, id, { kind: "owner", before, after });
  await writeLog(trx, by, { action: "lead-owner", subject: reference, before, after });
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

async function find(db: Kysely<Schema>, idOrReference: string): Promise<LeadDetail | undefined> {
  const lead = await findLead(db, idOrReference);
  const state =
    lead &&
    (await db
      .selectFrom("lead_states as state")
      .leftJoin("staff as owner", "owner.id", "state.owner_id")
      .select(["state.status", "state.owner_id", "state.is_sample", "owner.name as owner_name"])
      .where("state.lead_id", "=", lead.id)
      .executeTakeFirst());
  if (!lead || !state) return undefined;
  return {
    ...fullLead(lead, state),
    ownerId: state.owner_id,
    events: await listEvents(db, lead.id),
    mails: await listMails(db, lead.id),
    personLeadCount: (await findLeadsByEmail(db, lead.email)).length,
  };
}

/** The filter of an export, without the search text, which may be somebody's name. */
function describeFilter({ search, ...filter }: LeadFilter): string {
  const parts = Object.entries(filter).filter(([, value]) => value !== undefined);
  return [...parts.map(([name, value]) => `${name}=${value}`), ...(search ? ["search"] : [])].join(
    " ",
  );
}
