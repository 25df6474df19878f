import type { BrowserContext, Page } from "@playwright/test";
import { type BuiltServer, stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";
import { CHROME_USER_AGENT, formatTotals } from "@angadi/tests/beacons";
import { readDatabase } from "@angadi/tests/read-database";
import { APP_URL, blockNavigation } from "./app-links.ts";
import { settle } from "@angadi/test-kit/settle";
import { expect, hydratePage, test } from "./test.ts";

// The headless browser's own user agent is a bot's, which is not counted.
test.use({ userAgent: CHROME_USER_AGENT });

let server: BuiltServer;
test.beforeAll(async () => {
  server = await startBuiltServer({ DEV_APP_URL: APP_URL, CAMPAIGNS: "diwali-2026" });
});
test.afterAll(async () => {
  await server.stop();
});

/** The beacons that a context's pages send, in order. */
function captureBeacons(context: BrowserContext): unknown[][] {
  const captured: unknown[][] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/totals") {
      captured.push(JSON.parse(request.postData() ?? ""));
    }
  });
  return captured;
}

const openPage = (page: Page, path: string, referer?: string) =>
  page.goto(server.url + path, referer === undefined ? {} : { referer });

/** Stops the process, which stores its counts. Returns the totals. */
async function readTotals(server: BuiltServer): Promise<string[]> {
  await stopProcess(server.process, "SIGTERM");
  return formatTotals(
    await readDatabase(server, (db) => db.selectFrom("daily_counts").selectAll().execute()),
  );
}

for (const [reason, preparePage] of [
  ["Do Not Track", () => Object.defineProperty(navigator, "doNotTrack", { value: "1" })],
  [
    "Global Privacy Control",
    () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  ],
  [
    "a page that is not shown yet",
    () => Object.defineProperty(document, "prerendering", { value: true }),
  ],
] as const) {
  test(`nothing is sent with ${reason} @long`, async ({ page, context }) => {
    await page.addInitScript(preparePage);
    const beacons = captureBeacons(context);
    await openPage(page, "/privacy");
    await hydratePage(page);
    await settle(page);
    expect(beacons).toEqual([]);
  });
}

test("counting can be turned off for this browser, and on again", async ({ page, context }) => {
  const beacons = captureBeacons(context);
  await openPage(page, "/privacy");
  const countSwitch = page.getByRole("switch", { name: "Count my visits" });
  await expect(countSwitch).toBeChecked();
  await hydratePage(page);
  await countSwitch.click();
  await expect(countSwitch).not.toBeChecked();
  await expect(page.getByText("Your visits are not counted in this browser.")).toBeVisible();
  expect(beacons).toHaveLength(1);
  await openPage(page, "/pricing");
  await hydratePage(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(countSwitch).not.toBeChecked();
  expect(beacons).toHaveLength(1);
  // Fonts that are still being applied move the switch between press and release.
  await settle(page);
  await countSwitch.click();
  await expect(countSwitch).toBeChecked();
  await openPage(page, "/pricing");
  await expect.poll(() => beacons.length).toBe(2);
});

test("counts a visit: pages, hand-offs, tools, speeds and missing pages", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await page.addInitScript(() => {
    // Each document's speed is measured.
    Math.random = () => 0;
  });
  await blockNavigation(page);
  const beacons = captureBeacons(context);
  await openPage(
    page,
    "/?via=ravi-1&utm_source=fb&utm_campaign=diwali-2026",
    "https://news.test/a?b=1",
  );
  // A page is counted once it is visible; wait for that before clicking.
  await expect.poll(() => beacons.length).toBe(1);
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect.poll(() => beacons.map(([kind]) => kind)).toContain("leave");
  await hydratePage(page);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/pricing$/);
  await page.locator(`main a[href*="ia=false"]`).first().click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  // The visitor switches to another tab: the last speeds are reported.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  const listReportedVitals = () =>
    beacons.filter(([kind]) => kind === "vital").map(([, , , name]) => name);
  await expect.poll(listReportedVitals).toEqual(expect.arrayContaining(["LCP", "CLS"]));
  await page.reload();
  await expect.poll(() => beacons.at(-1)?.[4]).toBe("reload");
  // The visitor leaves and the server stops below, either of which would cut off a beacon.
  const response = page.waitForResponse((sent) =>
    Boolean(sent.request().postData()?.includes("404")),
  );
  await openPage(page, "/business-starter-guide/no-such-guide");
  expect((await response).status()).toBe(204);

  const entry = {
    referrer: "https://news.test/a?b=1",
    utm: { utm_source: "fb", utm_campaign: "diwali-2026" },
  };
  expect(beacons.filter(([kind]) => kind !== "vital")).toEqual([
    ["view", "/", "ravi-1", 200, "navigate", expect.objectContaining(entry)],
    ["leave", "/", "ravi-1", "/", []],
    ["view", "/pricing", "ravi-1", 200],
    ["leave", "/pricing", "ravi-1", "/website-type", expect.arrayContaining(["ia"])],
    ["tool", "/pricing", "ravi-1", "print"],
    ["view", "/pricing", "ravi-1", 200, "reload", expect.anything()],
    ["view", "/business-starter-guide/no-such-guide", "ravi-1", 404, "navigate", expect.anything()],
  ]);
  // Otherwise the page would request its fonts from a stopped server.
  await page.goto("about:blank");
  const totals = await readTotals(server);
  // No partner has the id ravi-1, so it is counted as other.
  expect(totals).toEqual(
    expect.arrayContaining([
      "1 hand-off / login other",
      "1 hand-off /pricing plan other",
      "1 missing /business-starter-guide/no-such-guide",
      "1 tool /pricing print",
      "1 view /",
      "1 visit / facebook diwali-2026 news.test other",
    ]),
  );
  for (const speed of [/vital \/ LCP/, /vital \/ CLS/]) {
    expect(totals.filter((total) => speed.test(total))).not.toEqual([]);
  }
});
