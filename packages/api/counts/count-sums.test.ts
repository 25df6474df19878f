import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "@angadi/database/database";
import { ENGINES, createTestDatabase } from "@angadi/tests/databases";
import { createDeskNumbers } from "../desk/desk-numbers.ts";
import { createCountKey } from "./bounded-counts.ts";
import { sumClosedPeriods } from "./count-sums.ts";
import { addCounts, pruneCounts } from "./daily-counts.ts";

const TODAY = "2026-11-23";
/** Begins and ends in the middle of a month, with a whole month between. */
const PERIOD = { from: "2026-09-20", to: TODAY };

describe.each(ENGINES)("storing sums of counts on %s", (engine) => {
  let database: Database;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    ({ database, remove } = await createTestDatabase(engine));
    for (const [index, day] of [
      "2026-09-19",
      "2026-09-20",
      "2026-10-05",
      "2026-10-06",
      TODAY,
    ].entries()) {
      await addCounts(database.db, day, [
        { ...createCountKey("visit", { page: "/", source: "mela" }), count: 10 ** index },
        { ...createCountKey("visit", { page: "/pricing" }), count: 1 },
        { ...createCountKey("vital", { page: "/", detail: "LCP 2500" }), count: 10 ** index },
      ]);
    }
  });
  afterEach(() => remove());

  const readNumbers = async () => {
    const numbers = createDeskNumbers(database.db);
    const pages = [...(await numbers.readSums("visit", "page", PERIOD))].toSorted(
      ([one], [other]) => (one < other ? -1 : 1),
    );
    const days = [...(await numbers.readSums("visit", "day", PERIOD))].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    );
    return { pages, days, speeds: await numbers.readSpeeds(PERIOD) };
  };
  const listSummedPeriods = async () =>
    (await database.db.selectFrom("summed_periods").select("period").execute()).map(
      ({ period }) => period,
    );

  it("reads the same numbers before and after the sums are stored", async () => {
    const before = await readNumbers();
    expect(before).toEqual({
      pages: [
        ["/", 11_110],
        ["/pricing", 4],
      ],
      days: [
        ["2026-09-20", 11],
        ["2026-10-05", 101],
        ["2026-10-06", 1001],
        [TODAY, 10_001],
      ],
      speeds: [{ page: "/", detail: "LCP 2500", sum: 11_110 }],
    });
    // 19 September to 21 November, and two whole months.
    expect(await sumClosedPeriods(database.db, TODAY)).toBe(64 + 2);
    expect(await listSummedPeriods()).toContain("2026-10");
    expect(await listSummedPeriods()).not.toContain("2026-11-22");
    expect(await readNumbers()).toEqual(before);
    expect(await sumClosedPeriods(database.db, TODAY)).toBe(0);
  });

  it("includes counts that are added late to a day", async () => {
    await sumClosedPeriods(database.db, TODAY);
    const lateCount = { ...createCountKey("visit", { page: "/" }), count: 7 };
    await addCounts(database.db, "2026-10-05", [lateCount]);
    expect((await readNumbers()).pages).toContainEqual(["/", 11_117]);
    await sumClosedPeriods(database.db, TODAY);
    await sumClosedPeriods(database.db, TODAY);
    expect(await listSummedPeriods()).toContain("2026-10");
    expect((await readNumbers()).pages).toContainEqual(["/", 11_117]);
  });

  it("deletes sums with the counts of their days", async () => {
    await sumClosedPeriods(database.db, TODAY);
    await pruneCounts(database.db, "2026-10-06");
    await sumClosedPeriods(database.db, TODAY);
    expect((await readNumbers()).days).toEqual([
      ["2026-10-06", 1001],
      [TODAY, 10_001],
    ]);
  });
});
