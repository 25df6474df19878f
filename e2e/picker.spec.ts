import type { Page } from "@playwright/test";
import { holdScripts } from "./hold-requests.ts";
import { readLayoutShift, recordLayoutShifts } from "./page-load.ts";
import { isAtRest, settle } from "@angadi/test-kit/settle";
import { expect, hydratePage, openHydrated, test, typeKeys } from "./test.ts";

const LABEL = "What kind of business?";
const ALERT = "Please select a business type before continuing.";

/** Opens the page and waits for the picker's script. */
async function openHome(page: Page) {
  await openHydrated(page, "/");
  const field = page.getByRole("combobox", { name: LABEL });
  // The server's select also has the implicit role combobox.
  await expect(field).toHaveAttribute("aria-autocomplete", "list");
  const submit = page
    .locator("form", { has: field })
    .getByRole("button", { name: "Generate Website" });
  return { field, submit, list: page.getByRole("listbox") };
}

async function expectHandOff(page: Page, businessTypeId: string, subIndustryType: string) {
  await expect(page).toHaveURL(/\/app\/select-location\?/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ businessTypeId, subIndustryType });
}

const getTypeInput = (page: Page) => page.locator('input[name="businessTypeId"]');

/** Name of the input's active option (`aria-activedescendant`). */
const readActiveOption = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant");
    return id ? document.getElementById(id)?.textContent : undefined;
  });

test("chooses by keyboard", async ({ page }) => {
  const { field, list } = await openHome(page);
  await field.focus();
  await expect(list).toBeHidden();
  await page.keyboard.press("ArrowDown");
  await expect(field).toHaveAttribute("aria-expanded", "true");
  const options = list.getByRole("option");
  const lastIndex = (await options.count()) - 1;

  expect(await readActiveOption(page)).toBe(await options.first().textContent());
  await page.keyboard.press("ArrowUp");
  expect(await readActiveOption(page)).toBe(await options.nth(lastIndex).textContent());
  await expect(options.nth(lastIndex)).toBeInViewport();
  await typeKeys(page, "{Home}{PageDown}");
  expect(await readActiveOption(page)).toBe(await options.nth(10).textContent());
  await expect(options.nth(10)).toBeInViewport();
  await typeKeys(page, "{End}{PageUp}");
  const optionText = (await options.nth(lastIndex - 10).textContent()) ?? "";
  await page.keyboard.press("Enter");

  await expect(list).toBeHidden();
  await expect(field).toHaveValue(optionText);
  await expect(field).toBeFocused();
  await expect(getTypeInput(page)).not.toHaveValue("");

  await field.fill("हम मिठाई बेचते हैं");
  await expect(options).toHaveText(["Sweet shop"]);
  await field.fill("BAKERY");
  await expect(options).toHaveText(["Bakery & cake shop"]);
  await expect(options.locator("b")).toHaveText("Bakery");
  await expect(list.getByRole("group", { name: "Food & Drink" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /^1 business type$/ })).toBeAttached();
  await options.click();
  // After a choice, opening shows all options.
  await field.click();
  expect(await options.count()).toBeGreaterThan(100);
  await expect(list.getByRole("option", { selected: true })).toBeInViewport();
});

test("Alt and arrows open and close; Escape closes, then clears @long", async ({ page }) => {
  const { field, list } = await openHome(page);
  await field.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(list).toBeVisible();
  await expect(field).not.toHaveAttribute("aria-activedescendant");
  await page.keyboard.press("Alt+ArrowUp");
  await expect(list).toBeHidden();

  await field.pressSequentially("café");
  await expect(getTypeInput(page)).not.toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(field).toHaveValue("café");
  await page.keyboard.press("Escape");
  await expect(field).toHaveValue("");
  await expect(getTypeInput(page)).toHaveValue("");
});

test("asks for a choice, and returns to the field", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { field, submit, list } = await openHome(page);
  // With reduced motion, the headline is not typed letter by letter.
  expect(await page.evaluate(() => CSS.highlights.has("untyped"))).toBe(false);
  await submit.click();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText(ALERT);
  await expect(alert.getByRole("button", { name: "OK" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(alert).toBeHidden();
  await expect(field).toBeFocused();

  // An incomplete name is not a choice; Escape closes the alert, too.
  await field.fill("zzzz");
  await expect(list).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(alert).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(alert).toBeHidden();
  await expect(field).toBeFocused();
  expect(new URL(page.url()).pathname).toBe("/");
});

test("accepts a fully typed name as chosen @long", async ({ page }) => {
  const { field } = await openHome(page);
  await field.pressSequentially("bakery & cake SHOP");
  await page.keyboard.press("Tab");
  await expect(field).toHaveValue("Bakery & cake shop");
  await field.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/app\/select-location\?/);
});

test("does not replace a select in use, and keeps its choice", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const select = page.locator('select[name="businessTypeId"]');
  await select.focus();
  await select.selectOption({ label: "Bakery & cake shop" });
  await page.waitForFunction(isAtRest);
  const boxBefore = await select.boundingBox();
  release();
  await hydratePage(page);
  await expect(select).toBeFocused();
  await select.selectOption({ label: "Dental clinic" });
  await page.keyboard.press("Tab");
  const field = page.getByRole("combobox", { name: LABEL });
  await expect(field).toHaveAttribute("aria-autocomplete", "list");
  await expect(field).toHaveValue("Dental clinic");
  await expect(
    page.getByRole("main").getByRole("button", { name: "Generate Website" }),
  ).toBeFocused();
  await expect(page.locator("option")).toHaveCount(0);
  expect(await field.boundingBox()).toEqual(boxBefore);
});

test("screen readers get the whole headline, during and after typing", async ({ page }) => {
  const countHighlights = () => page.evaluate(() => CSS.highlights.get("untyped")?.size);
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(countHighlights).toBe(1);
  const heading = page.getByRole("heading", {
    level: 1,
    name: "All Your Business Tools.",
    exact: true,
  });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveText("All Your Business Tools.");
  await expect.poll(countHighlights).toBe(0);
});

for (const width of [1440, 390, 320]) {
  test(`hydration shifts no layout, ${width} px @long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await recordLayoutShifts(page);
    await page.goto("/");
    await settle(page);
    // pages.spec.ts tests shifts by fonts; this one tests shifts by hydration.
    const shiftBefore = await readLayoutShift(page);
    await hydratePage(page);
    await expect.poll(() => page.evaluate(() => CSS.highlights.get("untyped")?.size)).toBe(0);
    // Allows for the font swap of the signboard's letters.
    expect((await readLayoutShift(page)) - shiftBefore).toBeLessThan(0.001);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test("a suggestion is chosen in the field, previewed as a shop, and sent by the form", async ({
  page,
}) => {
  const { field, submit } = await openHome(page);
  for (const [title, name] of [
    ["Tailor", "Tailor & boutique"],
    ["Kirana", "Kirana store"],
  ] as const) {
    await page.getByRole("button", { name: title }).click();
    await expect(field).toHaveValue(name);
    await expect(
      page.getByText(`Preview: a first draft of a website for “${name}”.`),
    ).toBeAttached();
  }
  await submit.click();
  await expectHandOff(page, "kirana-store", "Retail");
});

test("without JavaScript, suggestions and choices are handed to the app", async ({
  plainPage: page,
}) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Clinic" }).click();
  await expectHandOff(page, "dental-clinic", "Health & Medical");
  await page.goBack();
  await page.getByLabel(LABEL).selectOption("Sweet shop");
  await page.getByRole("main").getByRole("button", { name: "Generate Website" }).click();
  await expectHandOff(page, "sweet-shop", "Food & Drink");
});
