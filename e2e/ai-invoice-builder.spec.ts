import type { Page } from "@playwright/test";
import { printToText } from "@angadi/tests/bill-prints";
import { BILL_MAKER_PATH } from "./bill.ts";
import { expect, openHydrated, test } from "./test.ts";
import { findViolations } from "@angadi/test-kit/violations";

const NAMES = ["Clean Professional", "Modern Graphic", "Classic Business"] as const;

const getTemplate = (page: Page, name: string) =>
  page.locator("li", { has: page.getByRole("heading", { level: 3, name }) });
const getLargerButton = (page: Page, name: string) =>
  page.getByRole("link", { name: `See it in full ${name}` });

test("a template opens larger by keyboard and by mouse, and returns the focus", async ({
  page,
}) => {
  await openHydrated(page, BILL_MAKER_PATH);

  await test.step("each has its own typeface", async () => {
    const fontFamilies = await Promise.all(
      NAMES.map(async (name) =>
        getTemplate(page, name)
          .getByText("Tax invoice")
          .evaluate((element) => {
            const { fontFamily, fontWeight } = getComputedStyle(element);
            return `${fontFamily} ${fontWeight}`;
          }),
      ),
    );
    expect(new Set(fontFamilies).size).toBe(3);
  });

  await test.step("by keyboard", async () => {
    const name = "Classic Business";
    await getLargerButton(page, name).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByRole("columnheader")).toHaveCount(7);
    await expect(dialog.getByRole("columnheader", { name: "Taxable value" })).toBeInViewport();
    const smallBox = await getTemplate(page, name).getByRole("article").boundingBox();
    const largeBox = await dialog.getByRole("article").boundingBox();
    expect(largeBox?.width ?? 0).toBeGreaterThan(1.5 * (smallBox?.width ?? 0));
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Escape");
    // The browser closes it at once; its contents are removed a moment later.
    await expect(page.locator("dialog article")).toHaveCount(0);
    await expect(getLargerButton(page, name)).toBeFocused();
  });

  await test.step("by mouse", async () => {
    for (const name of NAMES.slice(0, 2)) {
      await getLargerButton(page, name).click();
      await expect(page.getByRole("dialog", { name }).getByRole("columnheader")).toHaveCount(7);
      await page.getByRole("button", { name: "Close the larger view" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
    }
    await expect(page).toHaveURL(BILL_MAKER_PATH);
  });
});

test("without JavaScript invoices are legible, a link enlarges one, and a blank bill prints @long", async ({
  plainPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(BILL_MAKER_PATH);
  const paper = getTemplate(page, "Classic Business").getByRole("article");
  const size = await paper
    .getByText("Exterior emulsion, 20 L")
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(14);
  const boxBefore = await paper.boundingBox();
  await getLargerButton(page, "Classic Business").click();
  await expect(page).toHaveURL(/#classic-business$/);
  const boxAfter = await paper.boundingBox();
  expect(boxAfter?.width ?? 0).toBeGreaterThan(1.5 * (boxBefore?.width ?? 0));

  await page.getByRole("link", { name: "Make a bill now" }).click();
  const maker = page.locator("#make");
  await expect(maker.locator("noscript table")).toBeVisible();
  await expect(maker.getByRole("button", { name: "Open the bill maker" })).toBeHidden();
  const text = (await printToText(page)).join(" ");
  expect(text).toContain("Total in words");
  expect(text).not.toContain("Three GST invoice templates");
});

test("a phone shows the head and the totals of each template, and the maker’s footer in one line @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, BILL_MAKER_PATH);

  await test.step("the head and the totals, and one invoice in full on request", async () => {
    const firstBox = await getTemplate(page, NAMES[0]).boundingBox();
    for (const name of NAMES) {
      const box = await getTemplate(page, name).boundingBox();
      expect(box?.y).toBe(firstBox?.y);
      expect(box?.height).toBeLessThan(800);
      await expect(getTemplate(page, name).getByText("No.", { exact: true })).toBeVisible();
      await expect(getTemplate(page, name).getByText("Value before tax")).toBeVisible();
      await expect(getTemplate(page, name).getByText("Bill to")).toBeHidden();
    }
    await getLargerButton(page, "Classic Business").click();
    const dialog = page.getByRole("dialog", { name: "Classic Business" });
    await dialog.getByText("Authorised signatory").scrollIntoViewIfNeeded();
    await expect(dialog.getByText("Authorised signatory")).toBeInViewport();
    await page.getByRole("button", { name: "Close the larger view" }).click();
  });

  await test.step("an incomplete bill is printed from below the paper", async () => {
    await page.getByRole("link", { name: "Make a bill now" }).click();
    const maker = page.locator("#make");
    const footBox = await maker.getByRole("group", { name: "Total and print" }).boundingBox();
    expect(footBox?.height).toBeLessThan(76);
    await maker.getByRole("button", { name: "Print or save as PDF" }).click();
    await expect(maker.getByRole("button", { name: "Print the draft" })).toBeVisible();
  });
});
