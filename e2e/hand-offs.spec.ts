import type { Page } from "@playwright/test";
import { openDatabase } from "@angadi/database/connect";
import { findLeadsByEmail } from "@angadi/api/leads/leads";
import { type BuiltServer, startBuiltServer } from "@angadi/test-kit/built-server";
import {
  APP,
  PARTNER,
  createExpectedUrls,
  followAppLink,
  readClickedUrls,
  getStartLink,
  blockNavigation,
} from "./app-links.ts";
import { copy } from "@angadi/drafts/maker/copy";
import { expect, hydratePage, test, waitForHumanDelay } from "./test.ts";

const DAY = 24 * 60 * 60 * 1000;

let server: BuiltServer;
test.beforeAll(async () => {
  server = await startBuiltServer({ DEV_APP_URL: APP });
});
test.afterAll(async () => {
  await server.stop();
});

/** Saved states of the browser, and the partner that the links then pass on. */
const STORED: { name: string; items: Record<string, string>; expectedPartner?: string }[] = [
  { name: "none", items: {} },
  {
    name: "a stored",
    items: { partnerId: PARTNER, partnerIdExpires: String(Date.now() + 30 * DAY) },
    expectedPartner: PARTNER,
  },
  { name: "one without an end", items: { partnerId: PARTNER }, expectedPartner: PARTNER },
  {
    name: "an expired",
    items: { partnerId: PARTNER, partnerIdExpires: String(Date.now() - 1) },
  },
  { name: "a hostile", items: { partnerId: `x"&ia=true#<script>alert(1)</script>` } },
  { name: "an endless", items: { partnerId: "a".repeat(65) } },
];

async function replaceStorage(page: Page, items: Record<string, string>): Promise<void> {
  await page.goto(`${server.url}/robots.txt`);
  await setStorage(page, items);
}

/** Replaces the saved state. */
const setStorage = (page: Page, items: Record<string, string>) =>
  page.evaluate((items) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, items);

test("links pass on a partner only if the saved one is valid", async ({ page }) => {
  await blockNavigation(page);
  for (const path of ["/pricing?billing=yearly", "/"]) {
    await replaceStorage(page, {});
    await page.goto(server.url + path);
    await hydratePage(page);
    for (const { name, items, expectedPartner } of STORED) {
      await test.step(`${name} partner`, async () => {
        await setStorage(page, items);
        const addresses = await readClickedUrls(page, APP);
        expect(addresses.length).toBeGreaterThan(1);
        expect(addresses).toEqual(
          createExpectedUrls(addresses, expectedPartner, path.includes("yearly")),
        );
      });
    }
  }
});

test("a click before the page's code loads also passes on the partner", async ({ page }) => {
  await blockNavigation(page);
  await page.route("**/assets/*.js", () => undefined);
  await page.goto(`${server.url}/?partnerId=${PARTNER}`, { waitUntil: "commit" });
  expect(await followAppLink(page, getStartLink(page))).toBe(
    `${APP}/website-type?partnerId=${PARTNER}`,
  );
  await page.getByLabel("What kind of business?").selectOption("Sweet shop");
  const handOffUrl = await followAppLink(
    page,
    page.getByRole("main").getByRole("button", { name: "Generate Website" }),
  );
  expect(new URL(handOffUrl).searchParams.get("partnerId")).toBe(PARTNER);
});

async function readLeads({ dataDir }: BuiltServer, email: string) {
  const { db, close } = openDatabase({ databaseUrl: undefined, dataDir }, () => undefined);
  const leads = await findLeadsByEmail(db, email);
  await close();
  return leads;
}

test("if no app is configured, a page has the visitor's draft, what was handed over, and sends it", async ({
  page,
  sqlite,
}) => {
  await page.goto("/ai-website-builder#try");
  await hydratePage(page);
  await page.getByLabel(copy.fields.sentence.label).fill("Home bakery in Nellore");
  await expect(page).toHaveURL(/#try\?sentence=Home/);
  const hostile = "<img src=x onerror=alert(1)>";
  const query = new URLSearchParams({ id: "ai-powerhouse", ia: "true", coupon: `${hostile}\0` });
  await page.goto(`/app/website-type?${query}`);
  await hydratePage(page);
  await expect(page.frameLocator("#try iframe").locator("body")).toContainText("Nellore");
  const slip = page.locator("dl");
  for (const [term, value] of [
    ["Next step in the app", "Choose the type of website"],
    ["Plan", "ai-powerhouse"],
    ["Paid yearly", "Yes"],
    ["coupon", hostile],
  ] as const) {
    await expect(slip.locator("div", { has: page.getByText(term, { exact: true }) })).toContainText(
      value,
    );
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");

  const email = `meera-${Date.now()}@shop.test`;
  const send = page.getByRole("button", { name: "Send my draft" });
  const field = page.getByRole("textbox", { name: "Email" });
  await field.fill("meera.shop");
  await send.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/valid email/);
  await field.fill(email);
  await waitForHumanDelay(page);
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeFocused();
  const [lead] = await readLeads(sqlite, email);
  expect(lead).toMatchObject({
    kind: "waitlist",
    context: { draft: expect.stringMatching(/#try\?sentence=Home\+bakery\+in\+Nellore/) },
  });

  await test.step("without JavaScript, it sends a draft of the chosen type", async () => {
    const path = `${sqlite.url}/app/select-location?businessTypeId=bakery`;
    const html = await (await fetch(path)).text();
    const [, draft = ""] = /name="draft" value="([^"]*)"/.exec(html) ?? [];
    const response = await fetch(path, {
      method: "POST",
      body: new URLSearchParams({ email: `plain-${email}`, mobileNo: "", draft }),
    });
    expect([response.status, await response.text()]).toEqual([
      201,
      expect.stringContaining("Your reference is"),
    ]);
    const [plainLead] = await readLeads(sqlite, `plain-${email}`);
    expect(plainLead?.context.draft).toMatch(/#try\?businessTypeId=bakery$/);
  });
});
