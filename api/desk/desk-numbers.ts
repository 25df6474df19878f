import type { Kysely } from "kysely";
import type { Numbers } from "#contract/desk/numbers.ts";
import { toDay } from "../daily-counts.ts";
import type { Schema } from "../db/schema.ts";

/** The totals of the days, for reading (api/daily-counts.ts writes them). */
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
