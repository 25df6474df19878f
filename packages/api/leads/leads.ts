import { type Kysely, type Transaction, sql } from "kysely";
import type { LeadContext } from "@angadi/contract/contact-message";
import type { LeadKind } from "@angadi/desk-ports/leads";
import type { Phone } from "@angadi/formats/phone";
import type { Schema } from "@angadi/database/schema/schema";
import { requestVacuum } from "../jobs/vacuum.ts";

/** A lead, from any of the forms. */
export interface StoredLead {
  id: string;
  /** The reference that its sender received. */
  reference: string;
  kind: LeadKind;
  /** ISO 8601, UTC. */
  createdAt: string;
  name: string;
  email: string;
  phone: Phone;
  message: string | null;
  /** Further fields of an affiliate application. */
  company: { name: string; website: string; profile: string; type: string } | null;
  context: LeadContext;
}

/** Kinds that the staff answers. Applications need a decision; affiliate contacts belong to one. */
export const KINDS_TO_ANSWER = ["contact-message", "waitlist"] as const satisfies LeadKind[];

/** The tables that store leads. */
export const LEAD_TABLES = ["contact_messages", "affiliate_applications"] as const;

export type LeadTableName = (typeof LEAD_TABLES)[number];

const selectContacts = (db: Kysely<Schema>) => db.selectFrom("contact_messages").selectAll();
const selectApplications = (db: Kysely<Schema>) =>
  db.selectFrom("affiliate_applications").selectAll();
type ContactRow = Awaited<ReturnType<ReturnType<typeof selectContacts>["executeTakeFirstOrThrow"]>>;
type ApplicationRow = Awaited<
  ReturnType<ReturnType<typeof selectApplications>["executeTakeFirstOrThrow"]>
>;

/** Leads, newest first: up to `limit` of them, or all. */
export async function listLeads(db: Kysely<Schema>, limit?: number): Promise<StoredLead[]> {
  // Ids sort by time.
  const [contactRows, applicationRows] = await Promise.all([
    selectContacts(db)
      .orderBy("id", "desc")
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .execute(),
    selectApplications(db)
      .orderBy("id", "desc")
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
      .execute(),
  ]);
  return sortNewestFirst(contactRows, applicationRows).slice(0, limit);
}

/** All leads from an email address, regardless of case, newest first. */
export async function findLeadsByEmail(db: Kysely<Schema>, email: string): Promise<StoredLead[]> {
  const matchesEmail = sql<boolean>`lower(email) = ${email.toLowerCase()}`;
  const [contactRows, applicationRows] = await Promise.all([
    selectContacts(db).where(matchesEmail).execute(),
    selectApplications(db).where(matchesEmail).execute(),
  ]);
  return sortNewestFirst(contactRows, applicationRows);
}

/** The leads with these ids, in no particular order; missing ones are left out. */
export async function findLeadsById(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<StoredLead[]> {
  if (ids.length === 0) return [];
  const [contactRows, applicationRows] = await Promise.all([
    selectContacts(db).where("id", "in", ids).execute(),
    selectApplications(db).where("id", "in", ids).execute(),
  ]);
  return [...contactRows.map(contactToLead), ...applicationRows.map(applicationToLead)];
}

/** Counts all leads. */
export async function countLeads(db: Kysely<Schema>): Promise<number> {
  const counts = await Promise.all(
    LEAD_TABLES.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { count }) => sum + Number(count), 0);
}

/** The lead with an id or a reference, or undefined if none exists. */
export async function findLead(
  db: Kysely<Schema>,
  idOrReference: string,
): Promise<StoredLead | undefined> {
  const contactRow = await selectContacts(db)
    .where((eb) => eb.or([eb("id", "=", idOrReference), eb("reference", "=", idOrReference)]))
    .executeTakeFirst();
  if (contactRow) return contactToLead(contactRow);
  const applicationRow = await selectApplications(db)
    .where((eb) => eb.or([eb("id", "=", idOrReference), eb("reference", "=", idOrReference)]))
    .executeTakeFirst();
  return applicationRow && applicationToLead(applicationRow);
}

/** Deletes a lead, like `deleteLeads`, in its own transaction. */
export async function deleteLead(db: Kysely<Schema>, lead: StoredLead): Promise<void> {
  await db.transaction().execute((trx) => deleteLeads(trx, [lead]));
}

/** Deletes leads, and requests a vacuum of the files; a trigger deletes the leads' jobs. */
export async function deleteLeads(
  trx: Transaction<Schema>,
  leads: readonly StoredLead[],
): Promise<void> {
  for (const { id, kind } of leads) {
    await trx
      .deleteFrom(kind === "affiliate-application" ? "affiliate_applications" : "contact_messages")
      .where("id", "=", id)
      .execute();
  }
  await requestVacuum(trx);
}

const sortNewestFirst = (contactRows: ContactRow[], applicationRows: ApplicationRow[]) =>
  [...contactRows.map(contactToLead), ...applicationRows.map(applicationToLead)].toSorted((a, b) =>
    a.id < b.id ? 1 : -1,
  );

/** The kind of a contact row. */
export function getContactKind(message: string | null, { draft }: LeadContext): LeadKind {
  if (message === null) return "affiliate-contact";
  return draft === undefined ? "contact-message" : "waitlist";
}

function contactToLead(row: ContactRow): StoredLead {
  const context: LeadContext = row.context ? JSON.parse(row.context) : {};
  return {
    id: row.id,
    reference: row.reference,
    kind: getContactKind(row.message, context),
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    phone: { input: row.mobile_no, e164: row.phone_e164 },
    message: row.message,
    company: null,
    context,
  };
}

function applicationToLead(row: ApplicationRow): StoredLead {
  return {
    id: row.id,
    reference: row.reference,
    kind: "affiliate-application",
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    phone: { input: `${row.country_code} ${row.mobile}`, e164: row.phone_e164 },
    message: null,
    company: {
      name: row.company_name,
      website: row.website_url,
      profile: row.media_link,
      type: row.affiliate_type,
    },
    context: row.context ? JSON.parse(row.context) : {},
  };
}
