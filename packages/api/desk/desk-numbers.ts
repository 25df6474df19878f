import type { Kysely } from "kysely";
import type { Numbers } from "@angadi/contract/desk/numbers";
import { toDay } from "../counts/daily-counts.ts";
import type { Schema } from "@angadi/database/schema/schema";

/** The totals of the days, for reading (packages/api/counts/daily-counts.ts writes them). */
export function deskNumbers(db: Kysely<Schema>): Numbers {
  return {
    today: () => toDay(Date.now()),
    async sums(kind, by, { from, to }) {
      const rows = await db
        .selectFrom("daily_counts")
        .select(by)
        .select((eb) => eb.fn.sum("count").as("sum"))
        .where("kind", "=", kind)
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy(by)
        .execute();
      // PostgreSQL's driver gives sums as text.
      return new Map(rows.map((row) => [row[by], Number(row.sum)]));
    },
    async speeds({ from, to }) {
      const rows = await db
        .selectFrom("daily_counts")
        .select(["page", "detail"])
        .select((eb) => eb.fn.sum("count").as("sum"))
        .where("kind", "=", "vital")
        .where("day", ">=", from)
        .where("day", "<=", to)
        .groupBy(["page", "detail"])
        .execute();
      return rows.map((row) => Object.assign(row, { sum: Number(row.sum) }));
    },
    totals: (day) =>
      db
        .selectFrom("daily_counts")
        .selectAll()
        .where("day", "=", day)
        .orderBy("kind")
        .orderBy("count", "desc")
        .execute(),
  };
}
