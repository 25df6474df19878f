import type { Kysely, Transaction } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";
import { type StoredLead, leadsById } from "../leads/leads.ts";
import { searchWords } from "./lead-words.ts";

/** Leads per batch: their words are several thousand rows. */
const LEADS = 50;
/** Rows per statement: SQLite allows 32,766 values. */
const ROWS = 2000;

/**
 * Adds leads that are not in the search index yet. Returns the number of leads added. A lead is
 * acknowledged before it is indexed. Safe to run in several processes at once.
 */
export async function indexLeads(db: Kysely<Schema>): Promise<number> {
  let indexed = 0;
  for (;;) {
    const fresh = await db
      .selectFrom("lead_states")
      .select("lead_id")
      .where("indexed", "=", 0)
      .orderBy("lead_id")
      .limit(LEADS)
      .execute();
    if (fresh.length === 0) return indexed;
    const leads = await leadsById(
      db,
      fresh.map(({ lead_id }) => lead_id),
    );
    indexed += await db.transaction().execute((trx) => write(trx, leads));
  }
}

/** Writes the words, partner and campaign of each lead that still exists and is not indexed. */
async function write(trx: Transaction<Schema>, leads: readonly StoredLead[]): Promise<number> {
  let written = 0;
  const rows: { word: string; created_at: string; lead_id: string }[] = [];
  for (const lead of leads) {
    const taken = await trx
      .updateTable("lead_states")
      .set({
        indexed: 1,
        partner_id: lead.context.partnerId ?? null,
        campaign: lead.context.utm?.["utm_campaign"] ?? null,
      })
      .where("lead_id", "=", lead.id)
      .where("indexed", "=", 0)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) continue;
    written += 1;
    for (const word of searchWords(lead))
      rows.push({ word, created_at: lead.createdAt, lead_id: lead.id });
  }
  for (let at = 0; at < rows.length; at += ROWS) {
    await trx
      .insertInto("lead_words")
      .values(rows.slice(at, at + ROWS))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return written;
}
