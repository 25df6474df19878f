import type { Kysely } from "kysely";
import type { FindPartnerNumbers, PartnerDay } from "@angadi/contract/partner-numbers";
import { toIndianDay, findLastWriteTime } from "./daily-counts.ts";
import type { Schema } from "@angadi/database/schema/schema";
import { findPartnerByLink } from "./partner-links.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const DAY_COUNT = 90;

/** Finds a partner's totals by the token of their private link. */
export const createPartnerNumbersFinder =
  (db: Kysely<Schema>): FindPartnerNumbers =>
  async (token) => {
    const partnerId = await findPartnerByLink(db, token);
    if (partnerId === undefined) return undefined;
    const time = Date.now();
    const days = new Map(
      Array.from({ length: DAY_COUNT }, (_, index) => {
        const day = toIndianDay(time - (DAY_COUNT - 1 - index) * DAY_MS);
        return [day, createEmptyDay(day)];
      }),
    );
    for (const { day, kind, detail, sum } of await sumByPartner(
      db,
      partnerId,
      toIndianDay(time - (DAY_COUNT - 1) * DAY_MS),
    )) {
      const totals = days.get(day);
      // PostgreSQL's driver returns sums as text.
      if (totals) totals[toCountedPart(kind, detail)] += Number(sum);
    }
    return { partnerId, days: [...days.values()], writtenAt: await findLastWriteTime(db) };
  };

type CountedPart = Exclude<keyof PartnerDay, "day">;

const createEmptyDay = (day: string): PartnerDay => ({
  day,
  visits: 0,
  handOffs: 0,
  messages: 0,
  applications: 0,
});

function toCountedPart(kind: string, detail: string): CountedPart {
  if (kind === "visit") return "visits";
  if (kind === "hand-off") return "handOffs";
  return detail === "application" ? "applications" : "messages";
}

const sumByPartner = (db: Kysely<Schema>, partner: string, from: string) =>
  db
    .selectFrom("daily_counts")
    .select(["day", "kind", "detail"])
    .select((eb) => eb.fn.sum("count").as("sum"))
    .where("partner", "=", partner)
    .where("day", ">=", from)
    .where("kind", "in", ["visit", "hand-off", "lead"])
    .groupBy(["day", "kind", "detail"])
    .execute();
