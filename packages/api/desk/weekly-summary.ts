import type { Kysely } from "kysely";
import type { SummarySetting, WeeklySummary } from "@angadi/desk-ports/summary";
import type { Schema } from "@angadi/database/schema/schema";
import { KINDS_TO_ANSWER } from "../leads/leads.ts";
import type { JobKind } from "../jobs/job-kinds.ts";

/** Kinds of jobs that send mails or notifications. */
const DELIVERY_KINDS: readonly JobKind[] = [
  "lead-received",
  "lead-notification",
  "desk-mail",
  "invitation-mail",
  "summary-mail",
];

/** Counts of a week. `from` and `to` are ISO 8601, UTC; `to` is excluded. */
export async function countWeek(
  db: Kysely<Schema>,
  { from, to }: { from: string; to: string },
): Promise<
  Pick<WeeklySummary, "newLeadCount" | "pendingApplicationCount" | "failedDeliveryCount">
> {
  const leads = await db
    .selectFrom("lead_states")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("kind", "in", KINDS_TO_ANSWER)
    .where("created_at", ">=", from)
    .where("created_at", "<", to)
    .where("status", "!=", "spam")
    .where("is_sample", "=", 0)
    .executeTakeFirstOrThrow();
  const applications = await db
    .selectFrom("affiliate_applications as application")
    .leftJoin("affiliate_decisions as decision", "decision.application_id", "application.id")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("decision.application_id", "is", null)
    .executeTakeFirstOrThrow();
  const deliveries = await db
    .selectFrom("job_queue")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("state", "=", "failed")
    .where("kind", "in", DELIVERY_KINDS)
    .executeTakeFirstOrThrow();
  return {
    newLeadCount: Number(leads.count),
    pendingApplicationCount: Number(applications.count),
    failedDeliveryCount: Number(deliveries.count),
  };
}

/** The active owners who have not turned the summary off. */
export const listRecipients = (db: Kysely<Schema>): Promise<{ id: string; email: string }[]> =>
  db
    .selectFrom("staff")
    .select(["id", "email"])
    .where("role", "=", "owner")
    .where("deactivated_at", "is", null)
    .where("weekly_summary", "=", 1)
    .orderBy("id")
    .execute();

/** Each owner's setting for the weekly summary; on by default. */
export const createSummarySetting = (db: Kysely<Schema>): SummarySetting => ({
  async isOn({ id }) {
    const row = await db
      .selectFrom("staff")
      .select("weekly_summary")
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.weekly_summary === 1;
  },
  async set({ id }, isOn) {
    await db
      .updateTable("staff")
      .set({ weekly_summary: isOn ? 1 : 0 })
      .where("id", "=", id)
      .execute();
  },
});
