import type { Page } from "@playwright/test";
import { headerLinks, headerMenus } from "@angadi/content/navigation";
import { expect, openHydrated, test, typeKeys } from "./test.ts";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };

const getMenuButton = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("button", { name });
const getProductLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^AI website builder/ });
const getBlogLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /^Blog/ });

/** Stops the page's clock, so that its timers wait for `page.clock.runFor`. */
async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.describe("the bar", () => {
  test.use({ viewport: WIDE });

  test("is transparent at the top, and a white blurred bar past 10 px, of the same height", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    const header = page.locator("header").first();
    const { height } = (await header.boundingBox()) ?? { height: 0 };
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.evaluate(async () => {
      window.scrollTo(0, 10);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.evaluate(() => window.scrollTo(0, 11));
    await expect(header).toHaveCSS("background-color", "rgba(255, 255, 255, 0.98)");
    await expect(header).toHaveCSS("backdrop-filter", /blur/);
    await expect(header).not.toHaveCSS("box-shadow", "none");
    expect((await header.boundingBox())?.height).toBe(height);
    expect((await header.boundingBox())?.y).toBe(0);
  });

  test("starts with a link to the content", async ({ page }) => {
    await openHydrated(page, "/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to the content" });
    await expect(skip).toBeFocused();
    expect((await skip.boundingBox())?.height).toBeGreaterThan(24);
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });
});

test.describe("menus by pointer", () => {
  test.use({ viewport: WIDE });

  test("open at once on hover, and close 100 ms after the pointer leaves", async ({ page }) => {
    await openHydrated(page, "/about");
    await stopClock(page);
    const products = getMenuButton(page, "Products");
    await products.hover();
    await expect(getProductLink(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(99);
    await expect(products).toHaveAttribute("aria-expanded", "true");
    await page.clock.runFor(1);
    await expect(products).toHaveAttribute("aria-expanded", "false");
    await expect(getProductLink(page)).toBeHidden();
  });

  test("stay open while the pointer moves from the button into the panel @long", async ({
    page,
  }) => {
    await openHydrated(page, "/about");
    await stopClock(page);
    await getMenuButton(page, "Products").hover();
    await getProductLink(page).hover();
    await page.clock.runFor(250);
    await expect(getProductLink(page)).toBeVisible();
  });

  test("stay open on a click after hovering, and close on the next click @long", async ({
    page,
  }) => {
    await openHydrated(page, "/about");
    await stopClock(page);
    await getMenuButton(page, "Products").hover();
    await page.clock.runFor(600);
    await getMenuButton(page, "Products").click();
    await expect(getProductLink(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(250);
    await expect(getProductLink(page)).toBeVisible();
    await getMenuButton(page, "Products").click();
    await expect(getProductLink(page)).toBeHidden();
  });

  test("opening a menu closes the other; a click outside and a link in it close it", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    await getMenuButton(page, "Products").click();
    await getMenuButton(page, "Resources").hover();
    await expect(getBlogLink(page)).toBeVisible();
    await expect(getProductLink(page)).toBeHidden();
    await getMenuButton(page, "Resources").click();
    const entries = page.getByRole("navigation", { name: "Main" }).getByRole("listitem");
    await expect(entries.getByRole("button")).toHaveText(headerMenus.map(({ title }) => title));
    await expect(getMenuButton(page, "Resources")).toHaveAttribute("aria-expanded", "true");
    await expect(entries.getByRole("link")).toHaveText([
      ...headerMenus[1].entries.map(({ title, description }) => `${title}${description}`),
      ...headerLinks.map(({ title }) => title),
    ]);
    await page.mouse.click(20, 700);
    await expect(getBlogLink(page)).toBeHidden();
    await getMenuButton(page, "Resources").click();
    await getBlogLink(page).click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(getBlogLink(page)).toBeHidden();
    await expect(page.locator("main")).toBeFocused();
  });
});

test.describe("menus by keyboard", () => {
  test.use({ viewport: WIDE });

  test("Enter and Space open and close; Escape closes and returns to the button", async ({
    page,
  }) => {
    await openHydrated(page, "/");
    const products = getMenuButton(page, "Products");
    await products.focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect(products).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press(key);
      await expect(products).toHaveAttribute("aria-expanded", "false");
    }
    await typeKeys(page, "{Enter}{Tab}");
    await expect(getProductLink(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(products).toBeFocused();
    await expect(products).toHaveAttribute("aria-expanded", "false");
  });

  test("Escape closes a menu opened by hover before hydration", async ({ page }) => {
    await page.goto("/");
    await page.waitForFunction(() => document.querySelector("[data-modules]"));
    await page.mouse.move(1, 1);
    await getMenuButton(page, "Products").hover();
    await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
    await expect(getProductLink(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(getProductLink(page)).toBeHidden();
    await expect(getMenuButton(page, "Products")).toBeFocused();
  });

  test("arrows, Home and End move along the row and through the panel @long", async ({ page }) => {
    await openHydrated(page, "/");
    const main = page.getByRole("navigation", { name: "Main" });
    await getMenuButton(page, "Products").focus();
    await page.keyboard.press("ArrowRight");
    await expect(getMenuButton(page, "Resources")).toBeFocused();
    await page.keyboard.press("End");
    await expect(main.getByRole("link", { name: "Contact" })).toBeFocused();
    await page.keyboard.press("Home");
    await expect(getMenuButton(page, "Products")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(getProductLink(page)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(main.getByRole("link", { name: /^AI blog writer/ })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(getProductLink(page)).toBeFocused();
    await page.keyboard.press("End");
    await expect(main.getByRole("link", { name: /^Invoicing/ })).toBeFocused();
    await page.keyboard.press("Home");
    await expect(getProductLink(page)).toBeFocused();
  });

  test("Tab closes a menu and skips the links of closed ones, also with reduced motion @long", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, "/");
    await getMenuButton(page, "Products").focus();
    await page.keyboard.press("Tab");
    await expect(getMenuButton(page, "Resources")).toBeFocused();
    await typeKeys(page, "{ArrowDown}{End}{Tab}");
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Pricing" }),
    ).toBeFocused();
    await expect(getMenuButton(page, "Resources")).toHaveAttribute("aria-expanded", "false");
    await expect(getBlogLink(page)).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: WIDE });

  test("menus open on hover and on focus", async ({ page }) => {
    await page.goto("/");
    await expect(getProductLink(page)).toBeHidden();
    await getMenuButton(page, "Products").hover();
    await expect(getProductLink(page)).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(getProductLink(page)).toBeHidden();
    await getMenuButton(page, "Products").focus();
    await expect(getProductLink(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(getProductLink(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/ai-website-builder$/);
  });

  test("on a small screen, Menu leads to the links in the footer", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    const menu = page.locator("header").first().getByRole("link", { name: "Menu" });
    await menu.click();
    await expect(page).toHaveURL(/#footer-navigation$/);
    const footer = page.getByRole("navigation", { name: "Footer" });
    await expect(footer).toBeInViewport();
    await expect(footer.getByRole("link", { name: "AI website builder" })).toBeVisible();
    await expect(footer.getByRole("link", { name: "Customer stories" })).toBeVisible();
  });
});
