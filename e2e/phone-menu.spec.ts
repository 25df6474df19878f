import { headerCopy, headerLinks, headerMenus, mobileLinks } from "@angadi/content/navigation";
import { measureHorizontalOverflow } from "./engines/inspect.ts";
import { expect, openHydrated, test } from "./test.ts";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };

test("the header's button is filled at every width and scroll position @long", async ({ page }) => {
  await openHydrated(page, "/");
  const startLink = page.getByRole("banner").getByRole("link", { name: "Generate Website" });
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    for (const heading of await page.getByRole("heading", { level: 2 }).all()) {
      await heading.scrollIntoViewIfNeeded();
      await expect(startLink).toHaveCSS("background-color", "rgb(192, 50, 23)");
    }
  }
});

test.describe("the menu of small screens", () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test("leads to the loan calculator in three taps @long", async ({ page }) => {
    await openHydrated(page, "/business-starter-guide");
    await page.getByRole("button", { name: "Open menu" }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.locator('[aria-current="page"]')).toHaveText(["Business starter guide"]);
    await menu.getByRole("link", { name: "Calculators" }).tap();
    await expect(menu).toBeHidden();
    const loan = page.getByRole("main").getByRole("link", { name: "Loan: EMI and true rate" });
    await expect(loan).toBeInViewport();
    await loan.tap();
    await expect(page.locator("#tool")).toBeInViewport();
  });

  test("covers the screen, traps and returns the focus, and closes on a link", async ({ page }) => {
    await openHydrated(page, "/");
    const menuButton = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("dialog", { name: "Menu" });
    const box = await menuButton.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await menuButton.tap();
    await expect(menu).toBeVisible();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    for (let press = 0; press < 24; press += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(
        () =>
          document.activeElement?.closest("dialog") !== null ||
          document.activeElement === document.body,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(menuButton).toBeFocused();
    await expect(menuButton).toHaveAttribute("aria-expanded", "false");

    await menuButton.click();
    await expect(menu.getByRole("heading", { level: 2 })).toHaveText([
      ...headerMenus.map(({ title }) => title),
      headerCopy.mobileMenu.more,
    ]);
    const links = [...headerMenus.map(({ entries }) => entries), headerLinks, mobileLinks].flat();
    await expect(menu.getByRole("listitem").getByRole("link")).toHaveText(
      links.map(({ title }) => title),
    );
    // The logo and two buttons are links, too.
    await expect(menu.getByRole("link")).toHaveCount(19);
    for (const name of ["angadi", headerCopy.login, headerCopy.start])
      await expect(menu.getByRole("link", { name, exact: true })).toBeVisible();
    await menu.getByRole("link", { name: "Saved" }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator("main")).toContainText("Nothing saved yet.");
    await page.goBack();
    await expect(page.locator("main")).not.toContainText("Nothing saved yet.");
    await menuButton.click();
    await menu.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await expect(menuButton).toBeFocused();

    await menuButton.click();
    await menu.getByRole("link", { name: "Pricing" }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.locator("main")).toBeFocused();
  });

  test("closes when the wide header appears @long", async ({ page }) => {
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.setViewportSize(WIDE);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Products" }),
    ).toBeVisible();
  });

  test("fits without sideways scrolling, also at double text size @long", async ({ page }) => {
    for (const width of [320, 360, 390, 767, 768, 1024]) {
      for (const text of ["100%", "200%"]) {
        await page.setViewportSize({ width, height: 780 });
        await openHydrated(page, "/terms");
        await page.evaluate((text) => (document.documentElement.style.fontSize = text), text);
        const overflow = await page.evaluate(measureHorizontalOverflow);
        expect.soft(overflow, `${width} px, text ${text}`).toBeLessThanOrEqual(0);
      }
    }
  });
});
