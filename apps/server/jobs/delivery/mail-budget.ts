import { type Kysely, sql } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";

/**
 * Limits how many mails per hour are sent to addresses that visitors typed; all processes share the
 * count.
 */
export interface MailBudget {
  /** Counts one mail. Returns 0, or the milliseconds to the next hour if the budget is used up. */
  take(): Promise<number>;
}

const HOUR_MS = 60 * 60 * 1000;
const toHour = (time: number) => new Date(time).toISOString().slice(0, 13);

/** A budget of `perHour` mails in each hour of the clock; 0 sets no limit. */
export function createMailBudget(db: Kysely<Schema>, perHour: number): MailBudget {
  return {
    async take() {
      if (perHour === 0) return 0;
      const now = Date.now();
      const row = await db
        .insertInto("mail_budget")
        .values({ hour: toHour(now), mail_count: 1 })
        .onConflict((conflict) =>
          conflict
            .column("hour")
            .doUpdateSet({ mail_count: sql<number>`mail_budget.mail_count + 1` })
            .where("mail_budget.mail_count", "<", perHour),
        )
        .returning("mail_count")
        .executeTakeFirst();
      return row ? 0 : HOUR_MS - (now % HOUR_MS);
    },
  };
}

/** Deletes the counts of past hours. */
export async function pruneMailBudget(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom("mail_budget").where("hour", "<", toHour(Date.now())).execute();
}
