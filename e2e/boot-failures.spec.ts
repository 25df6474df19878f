import type { Page } from "@playwright/test";
import { expect, hydratePage, openHydrated, test } from "./test.ts";

const FAILURE_NOTICE = "A part of this page could not be loaded.";
const getFailureNotice = (page: Page) => page.getByText(FAILURE_NOTICE);
const getNextButton = (page: Page) => page.getByRole("button", { name: "Next" });

/** Expects the page to show what the server sent, with nothing pending. */
async function expectUsable(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
}

test.beforeEach(({ expectedErrors }) => {
  expectedErrors.push(
    /Failed to load resource|ERR_|failed to fetch|Failed to fetch|Error loading/i,
  );
});

test("if web fonts fail to load, the page uses system fonts @long", async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".woff2"));
  await page.goto("/pricing");
  await failed;
  await page.waitForFunction(() => "fullLayout" in document.documentElement.dataset);
  await expectUsable(page);
});

for (const [missingCode, pattern] of [
  ["the entry", /entry\.client/],
  ["the page's own code", /route-[\w-]+\.js/],
  ["every script file", /\.js$/],
] as const) {
  const tag = missingCode === "every script file" ? [] : "@long";
  test(
    `without ${missingCode} the page stays usable, and the notice reloads it`,
    { tag },
    async ({ page }) => {
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto("/how-it-works");
      await getNextButton(page).click();
      await expect(getFailureNotice(page)).toBeVisible();
      await expectUsable(page);

      await page.unroute(pattern);
      await page.getByRole("button", { name: "Load the page again" }).click();
      await getNextButton(page).click();
      await expect(page.getByRole("status").filter({ hasText: "2 of" })).toBeVisible();
      await expect(getFailureNotice(page)).toBeHidden();
    },
  );
}

test("a loaded page works offline @long", async ({ page, context }) => {
  await openHydrated(page, "/how-it-works");
  await context.setOffline(true);
  await getNextButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "2 of" })).toBeVisible();
  await expectUsable(page);
});

test("without a connection after hydration, a link falls back to the browser's navigation", async ({
  page,
  context,
}) => {
  await openHydrated(page, "/pricing");
  await context.setOffline(true);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "About" })
    .click({ noWaitAfter: true });
  // The browser's offline page, at the requested URL.
  await expect.poll(() => page.url()).toMatch(/\/about$|chromewebdata/);
  await context.setOffline(false);
  await page.goBack();
  await expectUsable(page);
});

test("after a new deployment, a link whose code is gone loads the document", async ({ page }) => {
  await openHydrated(page, "/pricing");
  await page.route(/\/assets\/(?!.*(react|shared|entry)).*\.js/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expectUsable(page);
  await expect(page).toHaveTitle(/About/i);
});

test("an error in one part keeps its HTML and input, and the other parts keep working @long", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/broken on purpose|Minified React error/);
  // The picker groups its types with `Map.groupBy`, on the server and in the browser.
  await page.addInitScript(() => {
    Map.groupBy = () => {
      throw new Error("broken on purpose");
    };
  });
  await page.goto("/");
  await page.locator("select").selectOption({ label: "Bakery & cake shop" });
  await hydratePage(page);
  await expectUsable(page);
  await expect(page.locator("option:checked")).toHaveText("Bakery & cake shop");
  await expect(getFailureNotice(page)).toBeVisible();

  const products = page.getByRole("banner").getByRole("button", { name: "Products" });
  await products.click();
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Escape");
  await page.getByRole("main").locator("summary").first().click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  await page.getByRole("main").getByRole("button", { name: "Generate Website" }).click();
  await page.waitForURL(/businessTypeId=bakery-and-cake-shop/);
});

test("code that failed to load on demand loads with the notice’s button", async ({ page }) => {
  const pattern = /\/maker-[\w-]+\.js$/;
  await page.route(pattern, (route) => route.fulfill({ status: 503, body: "" }));
  await openHydrated(page, "/ai-invoice-builder");
  const openButton = page.getByRole("button", { name: "Open the bill maker" });
  await openButton.click();
  await expect(getFailureNotice(page)).toBeVisible();
  await page.unroute(pattern);
  // Not every engine retries the import of a module that failed once.
  await page.getByRole("button", { name: "Load the page again" }).click();
  await openButton.click();
  await expect(openButton).toBeHidden();
  await expect(page.locator("#make").getByRole("textbox").first()).toBeVisible();
  await expect(getFailureNotice(page)).toBeHidden();

  await page.route(pattern, (route) => route.fulfill({ status: 503, body: "" }));
  await openHydrated(page, "/ai-website-builder");
  const sentence = page.getByRole("textbox", { name: "What do you do?" });
  await sentence.fill("Tailor in Pune");
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await page.unroute(pattern);
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(page.locator("#try iframe")).toBeVisible();
  await expect(sentence).toHaveValue("Tailor in Pune");
});
