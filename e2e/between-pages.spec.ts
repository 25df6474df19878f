import type { Page } from "@playwright/test";
import { settle } from "@angadi/test-kit/settle";
import { expect, hydratePage, openHydrated, test } from "./test.ts";

/**
 * Goes back, and waits for the URL. Playwright's own wait also ends if the page that is being left
 * calls `history.replaceState`, as React Router does at its start.
 */
async function goBack(page: Page, url: RegExp): Promise<void> {
  await page.goBack();
  await page.waitForURL(url);
}

test("hovered links are prerendered, except the app, files and search results", async ({
  page,
  expectedErrors,
}) => {
  // Blocks scripts: once React has loaded, it handles links, and nothing is prerendered.
  expectedErrors.push(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  const rules = page.waitForResponse(/speculation-rules\.json$/);
  await page.goto("/pricing");
  expect((await rules).headers()["content-type"]).toBe("application/speculationrules+json");
  const session = await page.context().newCDPSession(page);
  const prerenderedPaths = new Set<string>();
  // Chromium does not prerender for a page with a debugger attached, but reports the attempt.
  session.on("Preload.prerenderStatusUpdated", ({ key }) =>
    prerenderedPaths.add(new URL(key.url).pathname),
  );
  await session.send("Preload.enable");

  const addLink = (href: string) =>
    page.evaluate((href) => {
      const link = document.createElement("a");
      Object.assign(link, { href, textContent: href });
      document.querySelector("main")?.prepend(link);
    }, href);
  for (const href of [
    "/app/website-type",
    "/blog/feed.xml",
    "/api/openapi.json",
    "/blog?q=tea",
    "/about",
  ]) {
    await addLink(href);
    await page.getByRole("link", { name: href, exact: true }).hover();
    await page.mouse.down();
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
  await expect.poll(() => [...prerenderedPaths]).toEqual(["/about"]);
});

test("a prerendered page counts no visit or partner until it is shown", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await page.goto("/pricing?via=asha-1");
  const readStorage = () =>
    page.evaluate(() => [localStorage.getItem("partnerId"), sessionStorage.getItem("visit")]);
  expect(await readStorage()).toEqual([null, null]);
  await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
  const [partner, visit] = await readStorage();
  expect(partner).toBe("asha-1");
  expect(JSON.parse(visit ?? "")).toMatchObject({ landingPath: "/pricing" });
  await expect(page).toHaveURL(/\/pricing$/);
});

test("Back restores the scroll position without any script", async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/terms");
  await page.evaluate(() => scrollTo(0, 900));
  await page.evaluate(() => {
    location.href = "/about";
  });
  await page.waitForURL(/\/about$/);
  await goBack(page, /\/terms$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("hydration keeps the scroll position", async ({ page }) => {
  await openHydrated(page, "/terms");
  await page.evaluate(() => scrollTo(0, 900));
  await page.goto("/about");
  await goBack(page, /\/terms$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await settle(page);
  await page.evaluate(() => scrollTo(0, 300));
  await hydratePage(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});
