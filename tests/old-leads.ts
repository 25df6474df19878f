import { randomUUIDv7 } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "#api/db/schema.ts";
import { newReference } from "#api/reference.ts";

interface OldLead {
  email: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  isApplication?: boolean;
}

/** Stores a lead of any age as the API would have, with its notification; gives its id. */
export async function oldLead(db: Kysely<Schema>, lead: OldLead): Promise<string> {
  const { email, createdAt, isApplication = false } = lead;
  const columns = {
    id: randomUUIDv7(),
    reference: newReference(),
    created_at: createdAt,
    name: "Asha",
    email,
  };
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
    await db
      .insertInto("contact_messages")
      .values({ ...columns, mobile_no: "1", message: "Long ago" })
      .execute();
  }
  await db
    .insertInto("outbox")
    .values({
      id: randomUUIDv7(),
      kind: isApplication ? "affiliate-application" : "contact-message",
      subject_id: columns.id,
      created_at: createdAt,
    })
    .execute();
  return columns.id;
}
