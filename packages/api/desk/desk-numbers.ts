import type { Kysely } from "kysely";
import type { DeskNumbers } from "@angadi/desk-ports/numbers";
import { readSums } from "../counts/count-sums.ts";
import { toIndianDay } from "../counts/daily-counts.ts";
import type { Schema } from "@angadi/database/schema/schema";

/** Reads the daily totals (packages/api/counts/daily-counts.ts writes them). */
export function createDeskNumbers(db: Kysely<Schema>): DeskNumbers {
  return {
    getToday: () => toIndianDay(Date.now()),
    async readSums(kind, part, period) {
      const sums = await readSums(db, kind, part, period);
      return new Map(sums.map(({ name, sum }) => [name, sum]));
    },
    async readSpeeds(period) {
      const sums = await readSums(db, "vital", "speed", period);
      return sums.map(({ name, detail, sum }) => ({ page: name, detail, sum }));
    },
    listTotals: (day) =>
      db
        .selectFrom("daily_counts")
        .selectAll()
        .where("day", "=", day)
        .orderBy("kind")
        .orderBy("count", "desc")
        .execute(),
  };
}
