import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Schema } from "@angadi/database/schema/schema";
import { type KnownIds, createKnownIds } from "./known-ids.ts";

/** The partners that are counted by name: those approved at the desk (docs/partners.md). */
export const createKnownPartners = (db: Kysely<Schema>, log: Pick<Logger, "error">): KnownIds =>
  createKnownIds(() => listApprovedPartners(db), log, "approved partner ids not loaded");

async function listApprovedPartners(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db
    .selectFrom("affiliate_decisions")
    .select("partner_id")
    .where("decision", "=", "approved")
    .execute();
  return rows.flatMap(({ partner_id: id }) => id ?? []);
}
