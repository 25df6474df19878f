import type { Kysely } from "kysely";
import type { LeadContext } from "#contract/contact-message.ts";
import type { Schema } from "./db/schema.ts";

/** A lead as the operator reads it, whichever form it came by. */
export interface Lead {
  id: string;
  /** What its sender was given. */
  reference: string;
  /** `contact-message`, `affiliate-application`, or the contact row that goes with the latter. */
  kind: LeadKind;
  /** ISO 8601, UTC. */
  createdAt: string;
  name: string;
  email: string;
  phone: string;
  message: string | null;
  /** Of an affiliate application: what else was asked for. */
  company: { name: string; website: string; profile: string; type: string } | null;
  context: LeadContext;
}

export type LeadKind = "contact-message" | "affiliate-application" | "affiliate-contact";

const contacts = (db: Kysely<Schema>) => db.selectFrom("contact_messages").selectAll();
const applications = (db: Kysely<Schema>) => db.selectFrom("affiliate_applications").selectAll();
type ContactRow = Awaited<ReturnType<ReturnType<typeof contacts>["executeTakeFirstOrThrow"]>>;
type ApplicationRow = Awaited<
  ReturnType<ReturnType<typeof applications>["executeTakeFirstOrThrow"]>
>;

/** All leads, newest first. */
export async function listLeads(db: Kysely<Schema>): Promise<Lead[]> {
  const [messages, affiliates] = await Promise.all([
    contacts(db).execute(),
    applications(db).execute(),
  ]);
  return [...messages.map(fromContact), ...affiliates.map(fromApplication)].toSorted((a, b) =>
    b.id.localeCompare(a.id),
  );
}

/** The lead of an id or a reference; undefined where there is none. */
export async function findLead(db: Kysely<Schema>, wanted: string): Promise<Lead | undefined> {
  const message = await contacts(db)
    .where((eb) => eb.or([eb("id", "=", wanted), eb("reference", "=", wanted)]))
    .executeTakeFirst();
  if (message) return fromContact(message);
  const application = await applications(db)
    .where((eb) => eb.or([eb("id", "=", wanted), eb("reference", "=", wanted)]))
    .executeTakeFirst();
  return application && fromApplication(application);
}

/** Removes a lead and whatever was still to be told of it. */
export async function deleteLead(db: Kysely<Schema>, { id, kind }: Lead): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("outbox").where("subject_id", "=", id).execute();
    await trx
      .deleteFrom(kind === "affiliate-application" ? "affiliate_applications" : "contact_messages")
      .where("id", "=", id)
      .execute();
  });
}

/**
 * The leads of people whose last one came before `before`, or of the one person with an address of
 * e-mail, whatever its capitals. People are told apart by that address.
 */
export async function leadsOfPeople(
  db: Kysely<Schema>,
  wanted: { email: string } | { before: Date },
): Promise<Lead[]> {
  const people = Map.groupBy(await listLeads(db), ({ email }) => email.toLowerCase());
  if ("email" in wanted) return people.get(wanted.email.toLowerCase()) ?? [];
  const before = wanted.before.toISOString();
  return [...people.values()].filter((leads) => leads.every((l) => l.createdAt < before)).flat();
}

function fromContact(row: ContactRow): Lead {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.message === null ? "affiliate-contact" : "contact-message",
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    phone: row.mobile_no,
    message: row.message,
    company: null,
    context: row.context ? JSON.parse(row.context) : {},
  };
}

function fromApplication(row: ApplicationRow): Lead {
  return {
    id: row.id,
    reference: row.reference,
    kind: "affiliate-application",
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    phone: `${row.country_code} ${row.mobile}`,
    message: null,
    company: {
      name: row.company_name,
      website: row.website_url,
      profile: row.media_link,
      type: row.affiliate_type,
    },
    context: {},
  };
}
