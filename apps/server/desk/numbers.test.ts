import { afterAll, describe, expect, it } from "vitest";
import { type CountKind, createCountKey } from "@angadi/api/counts/bounded-counts";
import { addCounts, toIndianDay } from "@angadi/api/counts/daily-counts";
import { addDays, startOfWeek } from "@angadi/formats/days";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";

const today = toIndianDay(Date.now());

describe.each(ENGINES)("the desk's numbers on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  const cookie = await desk.join("owner");
  const addCount = async (day: string, kind: CountKind, count: number, parts = {}) => {
    await addCounts(desk.database.db, day, [{ ...createCountKey(kind, parts), count }]);
  };
  await addCount(today, "view", 40, { page: "/pricing" });
  await addCount(today, "visit", 12, {
    page: "/pricing",
    referrer: "google.com",
    partner: "ravi-1",
  });
  await addCount(addDays(today, -3), "visit", 3, { page: "/", partner: "=1+1" });
  await addCount(today, "hand-off", 5, { page: "/pricing", detail: "plan", partner: "ravi-1" });
  await addCount(today, "lead", 2, { page: "/pricing", detail: "message" });
  await addCount(today, "missing", 7, { detail: "/wp-login.php" });
  await addCount(addDays(today, -10), "visit", 10, { page: "/" });
  await addCount(today, "read", 6, { page: "/blog/:blogId", detail: "tea-and-cakes" });
  for (const [detail, count] of [
    ["LCP 1500", 60],
    ["LCP 2500", 20],
    ["LCP 4000", 15],
    ["LCP more", 5],
    ["CLS 0.1", 2],
  ] as const) {
    await addCount(today, "vital", count, { page: "/pricing", detail });
  }
  afterAll(desk.remove);

  const readPage = async (address: string) => {
    const response = await desk.visit(address, { cookie });
    return { response, text: await response.text() };
  };
  /** The rows of all tables as text: cells separated by a bar. */
  const parseRows = (html: string) =>
    [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)]
        .map(([, cell = ""]) => cell.replaceAll(/<[^>]*>/g, ""))
        .join(" | "),
    );

  it("show what visits led to, next to the previous period", async () => {
    const { text } = await readPage("/numbers?days=7");
    const rows = parseRows(text);
    for (const row of [
      "Visits | 15 | 10 | +50 %",
      "Page views | 40 | 0 | –",
      "Clicks to the app | 5 | 0 | –",
      "Leads | 2 | 0 | –",
      "/pricing | 12 | 40 | 5 | 2",
      "google.com | 12",
      "No referrer | 3",
      "ravi-1 | 12 | 5 | 0",
      "Plan | 5",
      "Contact form | 2",
      "/wp-login.php | 7",
      "tea-and-cakes | 6",
    ]) {
      expect(rows).toContain(row);
    }
    expect(rows.some((row) => row.startsWith(startOfWeek(today)))).toBe(true);
    expect(text).not.toMatch(/style=|<script>|<style/);
  });

  it("are shown as charts and as tables with the same figures, and speeds as shares", async () => {
    const { text } = await readPage("/numbers?days=7");
    expect(text).toContain('aria-label="Visits: 15 in this period, 10 in the previous one."');
    expect(text.match(/<svg[^>]*role="img"/g)).toHaveLength(3);
    // A point for each of the seven days.
    expect(text.match(/class="chart-column"/g)).toHaveLength(3 * 7);
    expect(text).toMatch(/<title>\d+ \w+: 12\. Previous: 0\.<\/title>/);
    expect(parseRows(text).some((row) => row.endsWith(" | 12 | 0 | 5 | 0 | 2 | 0"))).toBe(true);
    expect(text).toContain("80 · 15 · 5 % of 100");
    expect(text).toContain("100 · 0 · 0 % of 2");
    const year = await readPage("/numbers?days=364");
    expect(year.text.match(/class="chart-column"/g)).toHaveLength(3 * 52);
    expect(year.text).toContain('aria-label="Visits: 25 in this period, 0 in the previous one."');
  });

  it("cover four weeks if the URL asks for another period", async () => {
    for (const days of ["", "?days=28", "?days=1000000", "?days=-7", "?days=x'"]) {
      const { response, text } = await readPage(`/numbers${days}`);
      expect(response.status).toBe(200);
      expect(parseRows(text)).toContain("Visits | 25 | 0 | –");
    }
  });

  it("are exported in full to a file in which no cell is a formula", async () => {
    const { response, text } = await readPage("/numbers/export?days=7");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = text.trim().split("\r\n");
    expect(lines).toHaveLength(13);
    expect(lines.filter((line) => line.includes(`"'=1+1"`))).toHaveLength(1);
    expect(lines).toContain(`"${today}","visit","/pricing","","","","","google.com","ravi-1","12"`);
  });

  it("are visible to owners only", async () => {
    for (const role of ["editor", "support"] as const) {
      const otherCookie = await desk.join(role);
      expect((await desk.visit("/numbers", { cookie: otherCookie })).status).toBe(403);
      expect((await desk.visit("/numbers/export", { cookie: otherCookie })).status).toBe(403);
    }
  });
});
