import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findLastWriteTime } from "@angadi/api/counts/daily-counts";
import { ENGINES } from "@angadi/tests/databases";
import { createViewBeacon } from "@angadi/tests/beacons";
import { NOON, OWN_HOST, type Totals, sendBeacon, startTotals } from "@angadi/tests/totals";

describe.each(ENGINES)("totals on %s", (engine) => {
  let totals: Totals;

  beforeEach(async () => {
    totals = await startTotals(engine);
  });
  afterEach(() => totals.stop());

  it("count what pages report: views, visits, hand-offs, uses, speeds, missing pages, leads", async () => {
    await totals.decide("ravi-1");
    const counting = totals.start();
    const statuses: number[] = [];
    const utm = { utm_source: "Google", utm_medium: "cpc", utm_campaign: "Diwali-2026" };
    for (const body of [
      createViewBeacon("/", "https://www.google.com/", utm, "ravi-1"),
      createViewBeacon("/", `https://${OWN_HOST}/pricing?x=1`),
      createViewBeacon("/blog/tea", "", { utm_source: "asha-rao", utm_campaign: "her-number" }),
      ["view", "/pricing", null, 200],
      // A reload is a view, but not a visit.
      ["view", "/", null, 200, "reload", { referrer: "https://news.test/", utm: {} }],
      ["view", "/blog/none", null, 404, "navigate", { referrer: "android-app://a", utm: {} }],
      ["view", "/wp-login.php", null, null, "reload", { referrer: "", utm: {} }],
      ["leave", "/pricing", "ravi-1", "/app/website-type", ["id", "ia"]],
      ["leave", "/", null, "/app/", []],
      ["leave", "/", null, "/app/website-type", ["businessName"]],
      ["leave", "/", null, "/app/website-type", []],
      ["leave", "/", null, "/select-location", []],
      ["tool", "/contact", null, "print"],
      ["vital", "/", null, "LCP", 1800.5, "/pricing"],
      ["vital", "/", null, "CLS", 0.9, "/pricing"],
      // Only authors open previews.
      ["view", "/blog/~preview", null, 200, "navigate", { referrer: "", utm: {} }],
    ]) {
      statuses.push(await sendBeacon(counting, body));
    }
    expect(new Set(statuses)).toEqual(new Set([204]));
    counting.countLead("message", { landingPath: "/blog/tea?q=1", utm, partnerId: "ravi-1" });
    counting.countLead("application", {});
    await counting.flush();
    expect(await totals.readLines()).toEqual(
      [
        "3 view /",
        "1 view /pricing",
        "1 view /blog/:blogId",
        "1 read /blog/:blogId tea",
        "1 visit / google cpc diwali-2026 google.com ravi-1",
        "1 visit /blog/:blogId other other",
        "1 visit not found other",
        "1 missing /blog/none",
        "1 missing /wp-login.php",
        "1 hand-off /pricing plan ravi-1",
        "1 hand-off / login",
        "1 hand-off / name",
        "1 hand-off / start",
        "1 hand-off / business-type",
        "1 tool /contact print",
        "1 vital /pricing LCP 2500",
        "1 vital /pricing CLS more",
        "1 lead /blog/:blogId message google cpc diwali-2026 ravi-1",
        "1 lead application",
      ].toSorted(),
    );
    expect(new Set((await totals.readRows()).map(({ day }) => day))).toEqual(
      new Set(["2026-11-23"]),
    );
  });

  it("are exact if two processes write at once, and restart at midnight in India", async () => {
    let time = NOON;
    const processes = [totals.start({ now: () => time }), totals.start({ now: () => time })];
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        processes.flatMap((counting) => [
          ...Array.from({ length: 10 }, () =>
            sendBeacon(counting, createViewBeacon("/", "https://news.test/")),
          ),
          counting.flush(),
        ]),
      );
    }
    time = Date.UTC(2026, 10, 23, 18, 30);
    for (const counting of processes) await sendBeacon(counting, ["view", "/", null, 200]);
    // As at SIGTERM: nothing is lost.
    for (const counting of processes) await counting.stop();
    const countedRows = (await totals.readRows()).map(({ day, kind, count }) => [day, kind, count]);
    expect(countedRows).toHaveLength(3);
    expect(countedRows).toEqual(
      expect.arrayContaining([
        ["2026-11-23", "view", 400],
        ["2026-11-23", "visit", 400],
        ["2026-11-24", "view", 2],
      ]),
    );
  });

  it("are written every 10 s, so that a killed process loses no more than that", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const counting = totals.start();
      await sendBeacon(counting, createViewBeacon("/"));
      vi.advanceTimersByTime(9999);
      // A killed process loses only what arrived after the last write.
      expect(await totals.readRows()).toEqual([]);
      vi.advanceTimersByTime(1);
      while ((await totals.readRows()).length === 0) await new Promise(setImmediate);
      expect(await totals.readLines()).toEqual(["1 view /", "1 visit /"]);
      expect(Date.parse((await findLastWriteTime(totals.database.db)) ?? "")).toBeGreaterThan(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it("that could not be written are written next time", async () => {
    await sql`ALTER TABLE daily_counts RENAME TO away`.execute(totals.database.db);
    const counting = totals.start();
    await sendBeacon(counting, createViewBeacon("/"));
    await counting.flush();
    expect(totals.errors).toHaveLength(1);
    await sql`ALTER TABLE away RENAME TO daily_counts`.execute(totals.database.db);
    await sendBeacon(counting, createViewBeacon("/"));
    await counting.stop();
    expect(await totals.readLines()).toEqual(["2 view /", "2 visit /"]);
  });
});
