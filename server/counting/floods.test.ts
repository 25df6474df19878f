import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BoundedCounts, ROWS_A_DAY, countKey } from "#api/bounded-counts.ts";
import { addCounts, dayOf } from "#api/daily-counts.ts";
import { ENGINES } from "#tests/databases.ts";
import { opened } from "#tests/beacons.ts";
import { NOON, type Totals, sendBeacon, startTotals } from "#tests/totals.ts";

describe.each(ENGINES)("floods on %s", (engine) => {
  let totals: Totals;

  beforeEach(async () => {
    totals = await startTotals(engine);
  });
  afterEach(() => totals.end());

  it("take at most 5,000 rows a day whatever comes, and leave those of others as they are", async () => {
    const counting = totals.start();
    for (let visitor = 0; visitor < 7; visitor += 1) {
      await sendBeacon(counting, opened("/pricing", "https://news.test/", {}, "ravi-1"));
    }
    await counting.flush();
    const kinds = Object.keys(ROWS_A_DAY) as (keyof typeof ROWS_A_DAY)[];
    // As if a hundred thousand machines sent: beyond what one client may.
    const flood = Array.from({ length: 3000 }, (_, number) => {
      const parts = { page: `/p${number % 300}`, detail: `d${number}`, partner: `x${number}` };
      return kinds.map((kind) => Object.assign(countKey(kind, parts), { count: 1 }));
    }).flat();
    await Promise.all([
      addCounts(totals.database.db, dayOf(NOON), flood.slice(0, 15_000)),
      addCounts(totals.database.db, dayOf(NOON), flood.slice(12_000)),
    ]);
    for (let visitor = 0; visitor < 5; visitor += 1) {
      await sendBeacon(counting, opened("/pricing", "https://news.test/", {}, "ravi-1"));
    }
    await counting.flush();
    const kept = await totals.rows();
    expect(kept.length).toBeLessThanOrEqual(5000);
    expect(kept.reduce((sum, { count }) => sum + count, 0)).toBe(24 + 24_000 + 3000);
    const ours = kept.filter(({ partner }) => partner === "ravi-1");
    expect(ours.map(({ count }) => count)).toEqual([12]);
  });

  it("let one client add no more than its share", async () => {
    const counting = totals.start({ perMinute: 60 });
    const statuses: number[] = [];
    for (let forged = 0; forged < 100; forged += 1) {
      const address = `2001:db8:1:1::${forged.toString(16)}`;
      const body = opened("/pricing", `https://site-${forged}.test/`, {}, `forged-${forged}`);
      statuses.push(await sendBeacon(counting, body, { address }));
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect(await sendBeacon(counting, opened("/"))).toBe(204);
    await counting.flush();
    const forged = (await totals.rows()).filter(({ partner }) => partner.startsWith("forged"));
    expect(forged.length).toBeLessThanOrEqual(30);
    expect(await totals.lines()).toContain("1 visit /");
  });
});

describe("BoundedCounts", () => {
  it("bounds memory as it bounds rows", () => {
    const counts = new BoundedCounts();
    for (let number = 0; number < 20_000; number += 1) {
      counts.add(countKey("visit", { page: `/p${number % 40}`, partner: `p${number}` }));
    }
    expect(counts.counts().length).toBeLessThanOrEqual(ROWS_A_DAY.visit);
    const sum = counts.counts().reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(20_000);
    // Their pages are still told apart.
    expect(counts.counts().filter(({ partner }) => partner === "other")).toHaveLength(40);
  });

  it("has 5,000 rows in all", () => {
    expect(Object.values(ROWS_A_DAY).reduce((sum: number, rows) => sum + rows, 0)).toBe(5000);
  });
});
