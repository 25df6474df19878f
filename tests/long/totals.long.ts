import { chromium } from "@playwright/test";
import { expect, test } from "vitest";
import { openDatabase } from "#api/db/connect.ts";
import { ended } from "../built-server.ts";
import { findChromium } from "../chromium.ts";
import { CHROME, opened } from "../beacons.ts";
import { noting } from "./figures.ts";
import { scaled } from "./scale.ts";
import { keepAlive, repeat, sendRequest } from "./send-request.ts";
import { startSite } from "./site.ts";

const VISITS = scaled(50_000, 500);
const IN_A_BROWSER = scaled(200, 20);
/** As lists of trackers have them. */
const BLOCKED =
  /analytic|beacon|collect|\/hit|metric|pageview|ping|pixel|\/stat|telemetry|track|vitals/;
const PAGES = ["/", "/pricing", "/contact", "/ai-website-builder"];
const pageOf = (index: number) => PAGES[index % PAGES.length] ?? "/";

test("visits over two processes are in the totals", async (context) => {
  const note = noting(context);
  // A proxy tells the visitors apart; the browser opens more pages in a minute than a person.
  const env = { TRUST_PROXY: "1", RATE_LIMIT_COUNTS_PER_MINUTE: "1000", LOG_LEVEL: "warn" };
  const first = await startSite(env);
  const second = await startSite(env, first.dataDir);
  const sites = [first, second];

  const agent = keepAlive(16);
  const statuses = new Map<number, number>();
  const begun = performance.now();
  await repeat(VISITS, 16, async (index) => {
    const { url } = sites[index % 2] ?? first;
    const { status } = await sendRequest(`${url}/totals`, {
      method: "POST",
      agent,
      within: 60_000,
      headers: {
        "Content-Type": "text/plain;charset=UTF-8",
        "User-Agent": CHROME,
        Origin: url,
        "X-Forwarded-For": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      },
      body: JSON.stringify(
        opened(pageOf(index), "https://www.google.com/", {}, `partner-${index % 50}`),
      ),
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  agent.destroy();
  const seconds = (performance.now() - begun) / 1000;
  note("posted", VISITS);
  note("a second", Math.round(VISITS / seconds));
  expect([...statuses]).toEqual([[204, VISITS]]);

  await openPages(first.url);
  for (const { process } of sites) expect(await ended(process, "SIGTERM")).toBe(0);

  const database = openDatabase(
    { databaseUrl: undefined, dataDir: first.dataDir },
    () => undefined,
  );
  const rows = await database.db.selectFrom("daily_counts").selectAll().execute();
  await database.close();
  const sum = (kind: string, referrer?: string) =>
    rows
      .filter((row) => row.kind === kind && (referrer === undefined || row.referrer === referrer))
      .reduce((total, { count }) => total + count, 0);
  note("rows", rows.length);
  note("views", sum("view"));
  note("visits posted", sum("visit", "google.com"));
  note("visits of a browser", sum("visit", "news.test"));
  expect(sum("visit", "google.com")).toBe(VISITS);
  expect(sum("view")).toBe(VISITS + IN_A_BROWSER);
  expect(sum("visit", "news.test")).toBe(IN_A_BROWSER);
});

/** In a real browser that blocks what is named as trackers are. */
async function openPages(url: string): Promise<void> {
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage({ userAgent: CHROME });
    await page.route(BLOCKED, (route) => route.abort());
    for (let index = 0; index < IN_A_BROWSER; index += 1) {
      const told = page.waitForResponse(`${url}/totals`);
      await page.goto(url + pageOf(index), { referer: "https://news.test/", waitUntil: "commit" });
      expect((await told).status()).toBe(204);
    }
  } finally {
    await browser.close();
  }
}
