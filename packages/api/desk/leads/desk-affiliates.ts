import { type Kysely, type Transaction, sql } from "kysely";
import type {
  ApplicationDetail,
  ApplicationSummary,
  DecisionOutcome,
  DecisionState,
  DeskAffiliates,
  NewDecision,
  UndoableDecision,
} from "@angadi/desk-ports/affiliates";
import type { DeskLeads } from "@angadi/desk-ports/leads";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { findLeadsById } from "../../leads/leads.ts";
import {
  revokePartnerLink,
  createPartnerLink,
  deletePartnerLink,
} from "../../counts/partner-links.ts";
import { deleteQueuedMail, queueMail } from "./desk-mails.ts";
import { listChanges, writeEvent } from "./lead-events.ts";
import { writeLog } from "../../staff/staff-log.ts";

/** Affiliates for the desk: applications, and the decisions on them. */
export function createDeskAffiliates(
  db: Kysely<Schema>,
  leads: Pick<DeskLeads, "find">,
): DeskAffiliates {
  return {
    list: (options) => listApplications(db, options),
    async find(id) {
      const lead = await leads.find(id);
      if (lead?.kind !== "affiliate-application") return undefined;
      return { ...lead, ...(await readState(db, lead.id)) };
    },
    decide: (actor, id, decision) =>
      db.transaction().execute((trx) => decide(trx, actor, id, decision)),
    undoDecision: (actor, undone) =>
      db.transaction().execute((trx) => undoDecision(trx, actor, undone)),
    createLink: (actor, id) => createPartnerLink(db, actor, id),
    revokeLink: (actor, id) => revokePartnerLink(db, actor, id),
  };
}

async function listApplications(
  db: Kysely<Schema>,
  { state, after, limit }: Parameters<DeskAffiliates["list"]>[0],
): ReturnType<DeskAffiliates["list"]> {
  const rows = await db
    .selectFrom("affiliate_applications as application")
    .leftJoin("affiliate_decisions as decision", "decision.application_id", "application.id")
    .leftJoin("lead_states as state", "state.lead_id", "application.id")
    .select([
      "application.id",
      "application.created_at",
      "application.name",
      "application.email",
      "application.company_name",
      "application.affiliate_type",
      "decision.decision",
      "decision.partner_id",
      "state.is_sample",
      "state.version",
    ])
    .$if(state === "pending", (query) => query.where("decision.decision", "is", null))
    .$if(state === "approved" || state === "declined", (query) =>
      query.where("decision.decision", "=", state === "approved" ? "approved" : "declined"),
    )
    .$if(after !== undefined, (query) => query.where("application.id", "<", after ?? ""))
    // Ids sort by time.
    .orderBy("application.id", "desc")
    .limit(limit + 1)
    .execute();
  const applications = rows.slice(0, limit).map((row): ApplicationSummary => ({
    id: row.id,
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    company: row.company_name,
    type: row.affiliate_type,
    state: row.decision ?? "pending",
    partnerId: row.partner_id,
    isSample: row.is_sample === 1,
    version: row.version ?? 0,
  }));
  return { applications, next: rows.length > limit ? applications.at(-1)?.id : undefined };
}

type ApplicationState = Pick<ApplicationDetail, "state" | "partnerId" | "linkCreatedAt">;

async function readState(db: Kysely<Schema>, id: string): Promise<ApplicationState> {
  const row = await db
    .selectFrom("affiliate_decisions as decision")
    .leftJoin("partner_links as link", "link.application_id", "decision.application_id")
    .select(["decision.decision", "decision.partner_id", "link.created_at"])
    .where("decision.application_id", "=", id)
    .executeTakeFirst();
  return {
    state: row?.decision ?? "pending",
    partnerId: row?.partner_id ?? null,
    linkCreatedAt: row?.created_at ?? null,
  };
}

async function decide(
  trx: Transaction<Schema>,
  actor: Staff,
  id: string,
  { decision, base, oldState, partnerId, outgoingMail, sendAt }: NewDecision,
): Promise<DecisionOutcome> {
  const [lead] = await findLeadsById(trx, [id]);
  // Locks the state on PostgreSQL, so that the second of two concurrent decisions sees the first.
  const lockedState = await trx
    .updateTable("lead_states")
    .set({ lead_id: id })
    .where("lead_id", "=", id)
    .returning("status")
    .executeTakeFirst();
  if (!lead || !lockedState || lead.kind !== "affiliate-application") return { is: "not-found" };
  const current = await readState(trx, id);
  const changes = await listChanges(trx, id, { staffId: actor.id, base });
  if (changes.length > 0 || current.state !== oldState) return { is: "conflict", changes };
  const newPartnerId = decision === "approved" ? (partnerId ?? null) : current.partnerId;
  if (newPartnerId !== null && (await isPartnerIdTaken(trx, newPartnerId, id)))
    return { is: "taken" };
  await writeDecision(trx, id, { decision, partner_id: newPartnerId });
  if (decision === "declined") await deletePartnerLink(trx, id);
  await logDecision(trx, actor, lead, { before: current.state, after: decision });
  await trx
    .updateTable("lead_states")
    .set({ status: "answered" })
    .where("lead_id", "=", id)
    .execute();
  if (outgoingMail) {
    const { idempotencyKey, subject, text } = outgoingMail;
    const mail = { id: idempotencyKey, kind: decision, leadId: id, to: lead.email, subject, text };
    await queueMail(trx, { ...mail, thread: [] }, sendAt);
  }
  return { is: "decided" };
}

async function undoDecision(
  trx: Transaction<Schema>,
  actor: Staff,
  { id, decision, mailId, status }: UndoableDecision,
): Promise<boolean> {
  const [lead] = await findLeadsById(trx, [id]);
  // Locks the state, as `decide` does.
  await trx.updateTable("lead_states").set({ lead_id: id }).where("lead_id", "=", id).execute();
  const { state } = await readState(trx, id);
  if (lead?.kind !== "affiliate-application" || state !== decision) return false;
  const wasMailQueued = await hasMail(trx, mailId);
  if (wasMailQueued && !(await deleteQueuedMail(trx, { id: mailId, leadId: id }))) return false;
  await deletePartnerLink(trx, id);
  await trx.deleteFrom("affiliate_decisions").where("application_id", "=", id).execute();
  await logDecision(trx, actor, lead, { before: state, after: "pending" });
  await trx.updateTable("lead_states").set({ status }).where("lead_id", "=", id).execute();
  return true;
}

const hasMail = async (trx: Transaction<Schema>, id: string) =>
  (await trx.selectFrom("job_queue").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

/** Whether another application has this partner id, ignoring case. */
async function isPartnerIdTaken(
  trx: Transaction<Schema>,
  partnerId: string,
  id: string,
): Promise<boolean> {
  const existing = await trx
    .selectFrom("affiliate_decisions")
    .select("application_id")
    .where(sql<boolean>`lower(partner_id) = ${partnerId.toLowerCase()}`)
    .where("application_id", "<>", id)
    .executeTakeFirst();
  return existing !== undefined;
}

const writeDecision = (
  trx: Transaction<Schema>,
  id: string,
  values: { decision: "approved" | "declined"; partner_id: string | null },
) => {
  const row = { ...values, decided_at: new Date().toISOString() };
  return trx
    .insertInto("affiliate_decisions")
    .values({ application_id: id, ...row })
    .onConflict((conflict) => conflict.column("application_id").doUpdateSet(row))
    .execute();
};

/**
 * Adds a decision to the lead's history and the log. Omits the partner's id,
 * which may be a name: the log outlives a person's data.
 */
async function logDecision(
  trx: Transaction<Schema>,
  actor: Staff,
  { id, reference }: { id: string; reference: string },
  change: { before: DecisionState; after: DecisionState },
): Promise<void> {
  await writeEvent(trx, actor, id, { kind: "decision", ...change });
  await writeLog(trx, actor, { action: "application-decided", subject: reference, ...change });
}
