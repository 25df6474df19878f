import { type Kysely, type RawBuilder, type Transaction, sql } from "kysely";
import type { TotalDimension } from "@angadi/desk-ports/numbers";
import { type Period, addDays, listDays } from "@angadi/formats/days";
import type { Schema } from "@angadi/database/schema/schema";

/**
 * The parts that totals are summed by, for past days and whole past months: a year of
 * `daily_counts` has up to 1.8 million rows. Totals without a stored sum are read instead.
 */
const SUMMED_PARTS = [
  "day",
  "page",
  "detail",
  "source",
  "campaign",
  "referrer",
  "partner",
] as const;

/** Page speeds are summed by page and detail. */
const SPEED_PART = "speed";
export type SumPart = TotalDimension | typeof SPEED_PART;

/** Days that processes may still add to (apps/server/counting keeps two). */
const OPEN_DAYS = 2;

export interface CountSum {
  name: string;
  detail: string;
  sum: number;
}

/** Sums of a kind in a period, by part. */
export async function readSums(
  db: Kysely<Schema>,
  kind: string,
  part: SumPart,
  period: Period,
): Promise<CountSum[]> {
  const { summedPeriods, openDays } = await splitPeriod(db, period);
  const storedSums =
    summedPeriods.length === 0
      ? []
      : await db
          .selectFrom("count_sums")
          .select(["name", "detail"])
          .select((eb) => eb.fn.sum("count").as("sum"))
          .where("kind", "=", kind)
          .where("part", "=", part)
          .where("period", "in", summedPeriods)
          .groupBy(["name", "detail"])
          .execute();
  const openSums = openDays.length === 0 ? [] : await sumDays(db, kind, part, openDays);
  return mergeSums([...storedSums, ...openSums]);
}

async function sumDays(
  db: Kysely<Schema>,
  kind: string,
  part: SumPart,
  days: readonly string[],
): Promise<{ name: string; detail: string; sum: string | number | bigint }[]> {
  const [name, detail] = toColumns(part);
  return db
    .selectFrom("daily_counts")
    .select([name.as("name"), detail.as("detail")])
    .select((eb) => eb.fn.sum("count").as("sum"))
    .where("day", "in", days)
    .where("kind", "=", kind)
    .groupBy(part === SPEED_PART ? ["page", "detail"] : [part])
    .execute();
}

/** The columns that become a sum's name and detail. */
const toColumns = (part: SumPart): [name: RawBuilder<string>, detail: RawBuilder<string>] =>
  part === SPEED_PART
    ? [sql.ref<string>("page"), sql.ref<string>("detail")]
    : [sql.ref<string>(part), sql<string>`''`];

function mergeSums(
  rows: readonly { name: string; detail: string; sum: string | number | bigint }[],
): CountSum[] {
  const sums = new Map<string, CountSum>();
  for (const { name, detail, sum } of rows) {
    const key = `${name}\n${detail}`;
    // PostgreSQL's driver returns sums as text.
    sums.set(key, { name, detail, sum: (sums.get(key)?.sum ?? 0) + Number(sum) });
  }
  return [...sums.values()];
}

/** The months and days whose sums are stored, and the days whose totals must be read. */
async function splitPeriod(
  db: Kysely<Schema>,
  { from, to }: Period,
): Promise<{ summedPeriods: string[]; openDays: string[] }> {
  const days = listDays({ from, to });
  const isInPeriod = (month: string) => `${month}-01` >= from && getLastDay(month) <= to;
  const months = [...new Set(days.map(toMonth))].filter(isInPeriod);
  const summedMonths = await findSummedPeriods(db, months);
  const remainingDays = days.filter((day) => !summedMonths.has(toMonth(day)));
  const summedDays = await findSummedPeriods(db, remainingDays);
  return {
    summedPeriods: [...summedMonths, ...summedDays],
    openDays: remainingDays.filter((day) => !summedDays.has(day)),
  };
}

async function findSummedPeriods(
  db: Kysely<Schema>,
  periods: readonly string[],
): Promise<Set<string>> {
  if (periods.length === 0) return new Set();
  const rows = await db
    .selectFrom("summed_periods")
    .select("period")
    .where("period", "in", periods)
    .execute();
  return new Set(rows.map(({ period }) => period));
}

const toMonth = (day: string) => day.slice(0, 7);

const getLastDay = (month: string) => {
  const [year = 0, monthNumber = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, monthNumber, 0)).toISOString().slice(0, 10);
};

/**
 * Sums the past days that are not summed yet, and the months that end with them, each in its own
 * transaction. Returns the number of periods summed; ends early if `signal` aborts.
 */
export async function sumClosedPeriods(
  db: Kysely<Schema>,
  today: string,
  signal?: AbortSignal,
): Promise<number> {
  const firstDay = await db
    .selectFrom("daily_counts")
    .select((eb) => eb.fn.min("day").as("day"))
    .executeTakeFirst();
  const to = addDays(today, -OPEN_DAYS);
  if (!firstDay?.day || firstDay.day > to) return 0;
  const days = listDays({ from: firstDay.day, to });
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  const closedMonths = months.filter((month) => getLastDay(month) <= to);
  const rows = await db.selectFrom("summed_periods").select("period").execute();
  const existing = new Set(rows.map((row) => row.period));
  let summedCount = 0;
  for (const period of [...days, ...closedMonths]) {
    if (signal?.aborted) break;
    if (existing.has(period)) continue;
    await sumPeriod(db, period);
    summedCount += 1;
  }
  return summedCount;
}

async function sumPeriod(db: Kysely<Schema>, period: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const insertResult = await trx
      .insertInto("summed_periods")
      .values({ period })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (insertResult.numInsertedOrUpdatedRows === 0n) return;
    await trx.deleteFrom("count_sums").where("period", "=", period).execute();
    // If the day's month was summed without it, the month must be summed again.
    await trx
      .deleteFrom("summed_periods")
      .where("period", "=", period.slice(0, 7))
      .where("period", "<>", period)
      .execute();
    await (period.length === 7 ? sumMonth(trx, period) : sumDay(trx, period));
  });
}

async function sumDay(trx: Transaction<Schema>, day: string): Promise<void> {
  for (const part of [...SUMMED_PARTS, SPEED_PART] as const) {
    const [name, detail] = toColumns(part);
    await trx
      .insertInto("count_sums")
      .columns(["kind", "part", "period", "name", "detail", "count"])
      .expression((eb) =>
        eb
          .selectFrom("daily_counts")
          .select([
            "kind",
            sql.lit(part).as("part"),
            "day",
            name.as("name"),
            detail.as("sum_detail"),
          ])
          .select(({ fn }) => fn.sum<number>("count").as("sum"))
          .where("day", "=", day)
          .$if(part === SPEED_PART, (query) => query.where("kind", "=", "vital"))
          .groupBy(part === SPEED_PART ? ["kind", "day", "page", "detail"] : ["kind", "day", part]),
      )
      .execute();
  }
}

const sumMonth = (trx: Transaction<Schema>, month: string) =>
  trx
    .insertInto("count_sums")
    .columns(["kind", "part", "period", "name", "detail", "count"])
    .expression((eb) =>
      eb
        .selectFrom("count_sums")
        .select(["kind", "part", sql.lit(month).as("month"), "name", "detail"])
        .select(({ fn }) => fn.sum<number>("count").as("sum"))
        .where("period", ">=", `${month}-01`)
        .where("period", "<=", `${month}-31`)
        .groupBy(["kind", "part", "name", "detail"]),
    )
    .execute();

/** Discards the sums of a changed day and its month; the next run sums them again. */
export async function discardSums(trx: Transaction<Schema>, day: string): Promise<void> {
  await trx
    .deleteFrom("summed_periods")
    .where("period", "in", [day, day.slice(0, 7)])
    .execute();
}

/** Deletes the sums of all days and months that begin before `day`. */
export async function pruneSums(trx: Transaction<Schema>, day: string): Promise<void> {
  await trx.deleteFrom("summed_periods").where("period", "<", day).execute();
  await trx.deleteFrom("count_sums").where("period", "<", day).execute();
}
