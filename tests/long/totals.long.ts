import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { expect, onTestFinished, test } from "vitest";
import { toPartnerNumbersPath } from "@angadi/contract/partner-numbers";
import { stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";
import { findChromium } from "@angadi/test-kit/chromium";
import { readDatabase } from "../read-database.ts";
import { CHROME_USER_AGENT, createViewBeacon } from "../beacons.ts";
import { createMetricLogger } from "./metrics.ts";
import { scaleCount } from "./scale.ts";
import { createKeepAliveAgent, runConcurrently, sendRequest } from "./send-request.ts";
import { startSite } from "./site.ts";

const VISIT_COUNT = scaleCount(50_000, 500);
const BROWSER_VISIT_COUNT = scaleCount(200, 20);
/** URL patterns that tracker block lists contain. */
const BLOCKED_PATTERN =
  /analytic|beacon|collect|\/hit|metric|pageview|ping|pixel|\/stat|telemetry|track|vitals/;
const PAGES = ["/", "/pricing", "/contact", "/ai-website-builder"];
/** Identifying data sent with each visit, which must not be stored. */
const PERSONAL_DATA = {
  name: "asha-venkata-rao",
  email: "asha.rao@mail.test",
  identifier: "Cj0KCQiA_5WvBhDo",
  token: "0123456789abcdef0123456789abcdef01234567",
};
const PARTNER_NUMBERS_PATH = toPartnerNumbersPath(PERSONAL_DATA.token);
const pickPage = (index: number) => PAGES[index % PAGES.length] ?? "/";

test("visits counted by two processes are all in the totals, without personal data", async (context) => {
  const note = createMetricLogger(context);
  // A proxy passes on visitors' addresses; the browser opens more pages per minute than a person.
  const env = { TRUST_PROXY: "1", RATE_LIMIT_COUNTS_PER_MINUTE: "1000", LOG_LEVEL: "warn" };
  const firstSite = await startSite(env);
  const secondSite = await startSite(env, firstSite.dataDir);
  const sites = [firstSite, secondSite];

  const agent = createKeepAliveAgent(16);
  const statuses = new Map<number, number>();
  const startedAt = performance.now();
  await runConcurrently(VISIT_COUNT, 16, async (index) => {
    const { url } = sites[index % 2] ?? firstSite;
    const { status } = await sendRequest(`${url}/totals`, {
      method: "POST",
      agent,
      timeout: 60_000,
      headers: {
        ...createHeaders(url),
        "X-Forwarded-For": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
      },
      body: JSON.stringify(
        createViewBeacon(
          pickPage(index),
          `https://www.google.com/search?q=${PERSONAL_DATA.name}&gclid=${PERSONAL_DATA.identifier}`,
          {
            utm_source: PERSONAL_DATA.email,
            utm_campaign: PERSONAL_DATA.name,
            utm_content: PERSONAL_DATA.identifier,
          },
          `partner-${index % 50}`,
        ),
      ),
    });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  agent.destroy();
  const seconds = (performance.now() - startedAt) / 1000;
  note("posted", VISIT_COUNT);
  note("posts per second", Math.round(VISIT_COUNT / seconds));
  expect([...statuses]).toEqual([[204, VISIT_COUNT]]);

  await visitWithBrowser(firstSite.url);
  // A private link, from its own page and from somewhere else.
  expect((await sendRequest(firstSite.url + PARTNER_NUMBERS_PATH)).status).toBe(404);
  expect(await visit(firstSite.url, PARTNER_NUMBERS_PATH)).toBe(204);
  for (const { process } of sites) expect(await stopProcess(process, "SIGTERM")).toBe(0);
  expect(findSentValues(readDataFiles(firstSite.dataDir))).toEqual([]);
  for (const { readOutput } of sites) expect(findSentValues(readOutput())).toEqual([]);

  const rows = await readTotals(firstSite.dataDir);
  const sumCounts = (kind: string, referrer?: string) =>
    rows
      .filter((row) => row.kind === kind && (referrer === undefined || row.referrer === referrer))
      .reduce((total, { count }) => total + count, 0);
  note("rows", rows.length);
  note("views", sumCounts("view"));
  note("visits posted", sumCounts("visit", "google.com"));
  note("visits of a browser", sumCounts("visit", "news.test"));
  expect(sumCounts("visit", "google.com")).toBe(VISIT_COUNT);
  expect(sumCounts("view")).toBe(VISIT_COUNT + BROWSER_VISIT_COUNT);
  expect(sumCounts("visit", "news.test")).toBe(BROWSER_VISIT_COUNT);
});

test("kill -9 loses at most 10 s of totals, and SIGTERM none", async (context) => {
  const note = createMetricLogger(context);
  const rounds = scaleCount(6, 2);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-totals-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  /** Acknowledgement times of the visits that the totals must contain. */
  let acknowledged: number[] = [];
  let countedVisits = 0;
  let maxLoss = 0;
  let seed = 7;
  for (let round = 0; round <= rounds; round += 1) {
    const server = await startBuiltServer({ LOG_LEVEL: "warn" }, dataDir);
    onTestFinished(async () => void (await stopProcess(server.process, "SIGKILL")));
    seed = (seed * 48_271) % 2_147_483_647;
    // At any moment between or during writes.
    const end = performance.now() + 9000 + (seed % 13_000);
    acknowledged = [];
    while (performance.now() < end) {
      expect(await visit(server.url, "/")).toBe(204);
      acknowledged.push(performance.now());
      await pause(5);
    }
    const isLast = round === rounds;
    const stoppedAt = performance.now();
    await stopProcess(server.process, isLast ? "SIGTERM" : "SIGKILL");
    const countedBefore = countedVisits;
    countedVisits = await countVisits(dataDir);
    const lostCount = acknowledged.length - (countedVisits - countedBefore);
    // A write starts every 10 s, and takes longer on a busy machine.
    const recentCount = acknowledged.filter(
      (time) => time > stoppedAt - 10_000 - MAX_WRITE_MS,
    ).length;
    if (!isLast) maxLoss = Math.max(maxLoss, lostCount);
    note(isLast ? "lost by SIGTERM" : "most lost by a kill", isLast ? lostCount : maxLoss);
    expect(lostCount).toBeGreaterThanOrEqual(0);
    expect(lostCount).toBeLessThanOrEqual(isLast ? 0 : recentCount);
  }
  note("kills", rounds);
  // Otherwise the test would prove nothing.
  expect(maxLoss).toBeGreaterThan(0);
});

/** Maximum milliseconds of a write. */
const MAX_WRITE_MS = 500;

const readTotals = (dataDir: string) =>
  readDatabase({ dataDir }, (db) => db.selectFrom("daily_counts").selectAll().execute());

async function countVisits(dataDir: string): Promise<number> {
  const rows = await readTotals(dataDir);
  return rows.filter(({ kind }) => kind === "visit").reduce((total, { count }) => total + count, 0);
}

const createHeaders = (url: string) => ({
  "Content-Type": "text/plain;charset=UTF-8",
  "User-Agent": CHROME_USER_AGENT,
  Origin: url,
});

/** Sends a visit's beacon. Returns the status. */
async function visit(url: string, page: string): Promise<number> {
  const body = JSON.stringify(createViewBeacon(page, "https://www.google.com/"));
  const beacon = { method: "POST", headers: createHeaders(url), body };
  return (await sendRequest(`${url}/totals`, beacon)).status;
}

/** The contents of all files in a data folder. */
const readDataFiles = (dataDir: string) =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "latin1"))
    .join("\n");

/** The sent data that a text contains: addresses, user agents, names and identifiers. */
const findSentValues = (text: string) => [
  ...Object.values(PERSONAL_DATA).filter((value) => text.includes(value)),
  ...(/\b10\.\d{1,3}\.\d{1,3}\.\d{1,3}\b/.exec(text) ?? []),
  ...(/AppleWebKit|Chrome\//.exec(text) ?? []),
];

/** Opens pages in a real browser that blocks URLs named like trackers. */
async function visitWithBrowser(url: string): Promise<void> {
  const browser = await chromium.launch(findChromium());
  try {
    const page = await browser.newPage({ userAgent: CHROME_USER_AGENT });
    await page.route(BLOCKED_PATTERN, (route) => route.abort());
    for (let index = 0; index < BROWSER_VISIT_COUNT; index += 1) {
      const totalsResponse = page.waitForResponse(`${url}/totals`);
      await page.goto(url + pickPage(index), {
        referer: "https://news.test/",
        waitUntil: "commit",
      });
      expect((await totalsResponse).status()).toBe(204);
    }
  } finally {
    await browser.close();
  }
}
