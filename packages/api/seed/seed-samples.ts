import { v7 as createId } from "uuid";
import type { Kysely, Transaction } from "kysely";
import { parsePhone } from "@angadi/formats/phone";
import { type SampleLead, sampleLeads } from "./sample-leads.ts";
import type { Schema } from "@angadi/database/schema/schema";

const DAY_MS = 24 * 60 * 60 * 1000;
const PHONE = "90000 00000";

/**
 * Adds the sample leads, marked as samples, if they are missing. Returns the number added. Sends no
 * emails. The caller holds the lock (`Database.withMigrationLock`).
 */
export async function seedSamples(db: Kysely<Schema>): Promise<number> {
  return db.transaction().execute(async (trx) => {
    let addedCount = 0;
    // Oldest first, because ids sort by time.
    for (const [index, sample] of [...sampleLeads.entries()].toReversed()) {
      const reference = `SMPL-${String(index + 1).padStart(4, "0")}`;
      if (await addSample(trx, sample, reference)) addedCount += 1;
    }
    return addedCount;
  });
}

async function addSample(
  trx: Transaction<Schema>,
  { mailbox, name, message, company, daysAgo }: SampleLead,
  reference: string,
): Promise<boolean> {
  const table = message === undefined ? "affiliate_applications" : "contact_messages";
  const existing = await trx
    .selectFrom(table)
    .select("id")
    .where("reference", "=", reference)
    .executeTakeFirst();
  if (existing) return false;
  const id = createId();
  const created_at = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
  const phone_e164 = parsePhone(PHONE).e164;
  const email = `${mailbox}@example.com`;
  const commonColumns = { id, reference, name, email, phone_e164, created_at };
  await (message === undefined
    ? trx
        .insertInto("affiliate_applications")
        .values({
          ...commonColumns,
          mobile: PHONE,
          country_code: "+91",
          company_name: company ?? "",
          website_url: `https://${mailbox}.example.com`,
          media_link: `https://${mailbox}.example.com/about`,
          affiliate_type: "Blogger",
        })
        .execute()
    : trx
        .insertInto("contact_messages")
        .values({ ...commonColumns, mobile_no: PHONE, message })
        .execute());
  await trx.updateTable("lead_states").set({ is_sample: 1 }).where("lead_id", "=", id).execute();
  return true;
}
