import type { Kysely, Transaction } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { type StoredLead, findLeadsById } from "../../leads/leads.ts";
import { listSearchWords } from "./lead-words.ts";

/** Leads per batch: their words are several thousand rows. */
const LEADS_PER_BATCH = 50;
/** Rows per statement: SQLite allows 32,766 values. */
const ROWS_PER_STATEMENT = 2000;

/**
 * Adds leads that are not in the search index yet. Returns the number of leads added. Leads
 * are stored first and indexed later, so that their senders do not wait. Safe to run in several
 * processes at once.
 */
export async function indexLeads(db: Kysely<Schema>): Promise<number> {
  let indexedCount = 0;
  for (;;) {
    const pendingRows = await db
      .selectFrom("lead_states")
      .select("lead_id")
      .where("indexed", "=", 0)
      .orderBy("lead_id")
      .limit(LEADS_PER_BATCH)
      .execute();
    if (pendingRows.length === 0) return indexedCount;
    const leads = await findLeadsById(
      db,
      pendingRows.map(({ lead_id }) => lead_id),
    );
    indexedCount += await db.transaction().execute((trx) => writeIndex(trx, leads));
  }
}

/** Writes the words, partner and campaign of each lead that still exists and is not indexed. */
async function writeIndex(trx: Transaction<Schema>, leads: readonly StoredLead[]): Promise<number> {
  let indexedCount = 0;
  const rows: { word: string; created_at: string; lead_id: string }[] = [];
  for (const lead of leads) {
    const updateResult = await trx
      .updateTable("lead_states")
      .set({
        indexed: 1,
        partner_id: lead.context.partnerId ?? null,
        campaign: lead.context.utm?.["utm_campaign"] ?? null,
      })
      .where("lead_id", "=", lead.id)
      .where("indexed", "=", 0)
      .executeTakeFirst();
    if (updateResult.numUpdatedRows === 0n) continue;
    indexedCount += 1;
    for (const word of listSearchWords(lead))
      rows.push({ word, created_at: lead.createdAt, lead_id: lead.id });
  }
  for (let offset = 0; offset < rows.length; offset += ROWS_PER_STATEMENT) {
    await trx
      .insertInto("lead_words")
      .values(rows.slice(offset, offset + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return indexedCount;
}
