import { randomUUIDv7 } from "node:crypto";
import type { Transaction } from "kysely";
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
    })
    .execute();
}
