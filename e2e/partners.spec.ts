import type { Page } from "@playwright/test";
import { APP_URL, PARTNER, followAppLink, getStartLink, blockNavigation } from "./app-links.ts";
import { refuseStorage } from "./page-load.ts";
import { expect, openHydrated, test } from "./test.ts";

const DAY = 24 * 60 * 60 * 1000;

test.use({ siteEnv: { DEV_APP_URL: APP_URL } });

const readStoredPartner = (page: Page) =>
  page.evaluate(() => {
    const days = (Number(localStorage.getItem("partnerIdExpires")) - Date.now()) / 86_400_000;
    return { id: localStorage.getItem("partnerId"), days: Math.round(days) };
  });

test("a partner in the URL is stored for 60 days and removed from it", async ({
  page,
  baseURL,
}) => {
  for (const parameter of ["partnerId", "via", "ref"]) {
    await page.goto("/robots.txt");
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/pricing?q=tea&${parameter}=${PARTNER}#plans`);
    expect(page.url()).toBe(`${baseURL}/pricing?q=tea#plans`);
    expect(await readStoredPartner(page)).toEqual({ id: PARTNER, days: 60 });
  }
});

test("the last click wins, and an invalid one changes nothing @long", async ({ page, baseURL }) => {
  await page.goto("/?via=first");
  await page.goto("/?ref=second");
  expect((await readStoredPartner(page)).id).toBe("second");
  for (const hostile of ["<script>", "a b", "", "a".repeat(65), "../x", "é", "a%00b"]) {
    await page.goto(`/?partnerId=${encodeURIComponent(hostile)}`);
    expect(page.url()).toBe(`${baseURL}/`);
    expect((await readStoredPartner(page)).id).toBe("second");
  }
  await page.goto("/?partnerId=%3Cb%3E&ref=third");
  expect((await readStoredPartner(page)).id).toBe("third");
});

test("an expired partner is forgotten @long", async ({ page }) => {
  await blockNavigation(page);
  await page.clock.install();
  await page.goto(`/contact?via=${PARTNER}`);
  await page.clock.fastForward(59 * DAY);
  expect(await followAppLink(page, getStartLink(page))).toBe(
    `${APP_URL}/website-type?partnerId=${PARTNER}`,
  );
  await page.clock.fastForward(2 * DAY);
  expect(await followAppLink(page, getStartLink(page))).toBe(`${APP_URL}/website-type`);
  expect((await readStoredPartner(page)).id).toBe(null);
});

test("a browser that refuses storage still passes on the partner @long", async ({ page }) => {
  await blockNavigation(page);
  await refuseStorage(page);
  await openHydrated(page, `/?via=${PARTNER}`);
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
  expect(await followAppLink(page, getStartLink(page))).toBe(
    `${APP_URL}/website-type?partnerId=${PARTNER}`,
  );
});
