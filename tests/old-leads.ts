import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { enqueueJob } from "@angadi/api/jobs/queue";
import { createReference } from "@angadi/api/leads/reference";

interface OldLead {
  email: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  isApplication?: boolean;
}

/** Stores a lead of any age with its job, like the API. Returns its id. */
export async function insertOldLead(db: Kysely<Schema>, lead: OldLead): Promise<string> {
  const { email, createdAt, isApplication = false } = lead;
  const columns = createColumns(email, createdAt);
  if (isApplication) {
    await db
      .insertInto("affiliate_applications")
      .values({
        ...columns,
        mobile: "1",
        country_code: "+91",
        company_name: "Rao & Co",
        website_url: "https://rao.test",
        media_link: "https://rao.test/asha",
        affiliate_type: "Agency",
      })
      .execute();
  } else {
    await insertMessages(db, [columns]);
  }
  await enqueueJob(db, { kind: "lead-received", subject: columns.id, payload: null });
  return columns.id;
}

/** Stores contact messages of any age without jobs, many at once. */
export const insertOldMessages = (db: Kysely<Schema>, emails: string[], createdAt: string) =>
  insertMessages(
    db,
    emails.map((email) => createColumns(email, createdAt)),
  );

const createColumns = (email: string, createdAt: string) => ({
  id: randomUUIDv7(),
  reference: createReference(),
  created_at: createdAt,
  name: "Asha",
  email,
});

const insertMessages = (db: Kysely<Schema>, leads: ReturnType<typeof createColumns>[]) =>
  db
    .insertInto("contact_messages")
    .values(leads.map((columns) => ({ ...columns, mobile_no: "1", message: "Long ago" })))
    .execute();
