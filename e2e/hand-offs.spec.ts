import type { Page } from "@playwright/test";
import {
  APP_URL,
  PARTNER,
  createExpectedUrls,
  followAppLink,
  readClickedUrls,
  getStartLink,
  blockNavigation,
} from "./app-links.ts";
import { expect, openHydrated, test } from "./test.ts";

const DAY = 24 * 60 * 60 * 1000;

test.use({ siteEnv: { DEV_APP_URL: APP_URL } });

/** Saved states of the browser, and the partner that the links then pass on. */
const STORED_PARTNERS: { name: string; items: Record<string, string>; expectedPartner?: string }[] =
  [
    { name: "no", items: {} },
    {
      name: "a stored",
      items: { partnerId: PARTNER, partnerIdExpires: String(Date.now() + 30 * DAY) },
      expectedPartner: PARTNER,
    },
    { name: "a stored, never expiring", items: { partnerId: PARTNER }, expectedPartner: PARTNER },
    {
      name: "an expired",
      items: { partnerId: PARTNER, partnerIdExpires: String(Date.now() - 1) },
    },
    { name: "a hostile", items: { partnerId: `x"&ia=true#<script>alert(1)</script>` } },
    { name: "a too long", items: { partnerId: "a".repeat(65) } },
  ];

/** Opens a page without scripts, and replaces its saved state. */
async function openWithStorage(page: Page, items: Record<string, string>): Promise<void> {
  await page.goto("/robots.txt");
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
    await openWithStorage(page, {});
    await openHydrated(page, path);
    for (const { name, items, expectedPartner } of STORED_PARTNERS) {
      await test.step(`${name} partner`, async () => {
        await setStorage(page, items);
        const urlsByText = await readClickedUrls(page, APP_URL);
        expect(urlsByText.length).toBeGreaterThan(1);
        expect(urlsByText).toEqual(
          createExpectedUrls(urlsByText, expectedPartner, path.includes("yearly")),
        );
      });
    }
  }
});

test("a click before the page's code loads also passes on the partner", async ({ page }) => {
  await blockNavigation(page);
  await page.route("**/assets/*.js", () => undefined);
  await page.goto(`/?partnerId=${PARTNER}`, { waitUntil: "commit" });
  expect(await followAppLink(page, getStartLink(page))).toBe(
    `${APP_URL}/website-type?partnerId=${PARTNER}`,
  );
  await page.getByLabel("What kind of business?").selectOption("Sweet shop");
  const handOffUrl = await followAppLink(
    page,
    page.getByRole("main").getByRole("button", { name: "Generate Website" }),
  );
  expect(new URL(handOffUrl).searchParams.get("partnerId")).toBe(PARTNER);
});
