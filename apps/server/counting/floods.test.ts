import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BoundedCounts, MAX_ROWS_PER_DAY, createCountKey } from "@angadi/api/counts/bounded-counts";
import { addCounts, toIndianDay } from "@angadi/api/counts/daily-counts";
import { ENGINES } from "@angadi/tests/databases";
import { createViewBeacon } from "@angadi/tests/beacons";
import { MAX_NEW_ROWS_PER_DAY } from "./counting.ts";
import { NOON, type Totals, sendBeacon, startTotals } from "@angadi/tests/totals";

describe.each(ENGINES)("floods on %s", (engine) => {
  let totals: Totals;

  beforeEach(async () => {
    totals = await startTotals(engine);
  });
  afterEach(() => totals.stop());

  it("take at most 5,000 rows a day, and leave existing totals as they are", async () => {
    await totals.decide("ravi-1");
    const counting = totals.start();
    for (let visitor = 0; visitor < 7; visitor += 1) {
      await sendBeacon(counting, createViewBeacon("/pricing", "https://news.test/", {}, "ravi-1"));
    }
    await counting.flush();
    const kinds = Object.keys(MAX_ROWS_PER_DAY) as (keyof typeof MAX_ROWS_PER_DAY)[];
    // More than one client may send: like the requests of a hundred thousand machines.
    const flood = Array.from({ length: 3000 }, (_, number) => {
      const parts = { page: `/p${number % 300}`, detail: `d${number}`, partner: `x${number}` };
      return kinds.map((kind) => Object.assign(createCountKey(kind, parts), { count: 1 }));
    }).flat();
    await Promise.all([
      addCounts(totals.database.db, toIndianDay(NOON), flood.slice(0, 15_000)),
      addCounts(totals.database.db, toIndianDay(NOON), flood.slice(12_000)),
    ]);
    for (let visitor = 0; visitor < 5; visitor += 1) {
      await sendBeacon(counting, createViewBeacon("/pricing", "https://news.test/", {}, "ravi-1"));
    }
    await counting.flush();
    const storedRows = await totals.readRows();
    expect(storedRows.length).toBeLessThanOrEqual(5000);
    expect(storedRows.reduce((sum, { count }) => sum + count, 0)).toBe(24 + 24_000 + 3000);
    const partnerRows = storedRows.filter(({ partner }) => partner === "ravi-1");
    expect(partnerRows.map(({ count }) => count)).toEqual([12]);
  });

  it("let one client add no more than its share", async () => {
    const counting = totals.start({ perMinute: 60 });
    const statuses: number[] = [];
    for (let number = 0; number < 100; number += 1) {
      const address = `2001:db8:1:1::${number.toString(16)}`;
      const body = createViewBeacon(
        "/pricing",
        `https://site-${number}.test/`,
        {},
        `forged-${number}`,
      );
      statuses.push(await sendBeacon(counting, body, { address }));
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    expect(await sendBeacon(counting, createViewBeacon("/"))).toBe(204);
    await counting.flush();
    const forgedRows = (await totals.readRows()).filter(({ referrer }) =>
      referrer.startsWith("site-"),
    );
    expect(forgedRows).toHaveLength(MAX_NEW_ROWS_PER_DAY - 1);
    expect(await totals.readLines()).toContain("1 visit /");
  });

  it("from one client take less than half of a kind's rows in a whole day", async () => {
    const counting = totals.start({ perMinute: 120 });
    await sendBeacon(counting, ["view", "/", null, 200]);
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
    for (let hour = 0; hour < 24; hour += 1) {
      for (let number = 0; number < 60; number += 1) {
        await sendBeacon(counting, ["view", `/m${hour}-${number}`, null, 404]);
      }
      vi.advanceTimersByTime(60 * 60 * 1000);
    }
    vi.useRealTimers();
    await counting.flush();
    const missingRows = (await totals.readRows()).filter(({ kind }) => kind === "missing");
    expect(missingRows.length).toBeLessThan(MAX_ROWS_PER_DAY.missing / 2);
  });

  it("leave each partner's own totals intact, even from a client that has used up its share", async () => {
    await totals.decide("ravi-1");
    const counting = totals.start({ perMinute: 120 });
    for (let number = 0; number < 100; number += 1) {
      await sendBeacon(counting, createViewBeacon("/pricing", `https://site-${number}.test/`));
    }
    await sendBeacon(counting, createViewBeacon("/pricing", "https://news.test/", {}, "ravi-1"));
    await sendBeacon(counting, ["leave", "/pricing", "ravi-1", "/app/website-type", ["ia"]]);
    await counting.flush();
    const rows = await totals.readRows();
    const partnerCounts = rows.filter(({ partner }) => partner === "ravi-1");
    expect(Object.fromEntries(partnerCounts.map(({ kind, count }) => [kind, count]))).toEqual({
      "hand-off": 1,
      visit: 1,
    });
  });
});

describe("BoundedCounts", () => {
  it("limits memory as it limits rows", () => {
    const counts = new BoundedCounts();
    for (let number = 0; number < 20_000; number += 1) {
      counts.add(createCountKey("visit", { page: `/p${number % 40}`, partner: `p${number}` }));
    }
    expect(counts.listCounts().length).toBeLessThanOrEqual(MAX_ROWS_PER_DAY.visit);
    const sum = counts.listCounts().reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(20_000);
    // Their pages are still counted apart.
    expect(counts.listCounts().filter(({ partner }) => partner === "other")).toHaveLength(40);
  });

  it("reserves rows for partners that no flood can use up", () => {
    const counts = new BoundedCounts();
    const kinds = ["visit", "hand-off", "lead"] as const;
    for (const kind of kinds) {
      // Beacons of others, and some of one partner that sends every kind.
      for (let number = 0; number < 20_000; number += 1) {
        const parts = {
          page: `/p${number % 40}`,
          detail: kind === "lead" ? "message" : `d${number % 6}`,
          referrer: `r${number}`,
        };
        counts.add(createCountKey(kind, { ...parts, partner: number % 2 ? "" : "greedy" }));
      }
      for (let partner = 0; partner < 99; partner += 1) {
        counts.add(
          createCountKey(kind, { page: "/", detail: "message", partner: `id-${partner}` }),
        );
        counts.add(
          createCountKey(kind, { page: "/", detail: "application", partner: `id-${partner}` }),
        );
      }
    }
    const partnerCounts = counts.listCounts().filter(({ partner }) => partner.startsWith("id-"));
    for (const kind of kinds) {
      const ids = new Set(
        partnerCounts.filter((row) => row.kind === kind).map(({ partner }) => partner),
      );
      expect([kind, ids.size]).toEqual([kind, 99]);
    }
    // A partner's messages and applications are counted apart.
    expect(partnerCounts.filter(({ kind }) => kind === "lead")).toHaveLength(2 * 99);
    for (const kind of kinds) {
      const rows = counts.listCounts().filter((row) => row.kind === kind);
      expect(rows.length).toBeLessThanOrEqual(MAX_ROWS_PER_DAY[kind]);
    }
  });

  it("has 5,000 rows in all", () => {
    expect(Object.values(MAX_ROWS_PER_DAY).reduce((sum: number, rows) => sum + rows, 0)).toBe(5000);
  });
});
