import { measureHorizontalOverflow } from "../engines/inspect.ts";
import { holdScripts } from "../hold-requests.ts";
import { toGuidePath } from "./guide-tool.ts";
import { expect, openHydrated, test } from "../test.ts";
import { findViolations } from "@angadi/test-kit/violations";

const SECOND_TOOLS = [
  {
    slug: "cash-flow-management",
    id: "late-payment",
    button: "Work out the interest",
    result: /^₹2,08,363\.95$/,
  },
  { slug: "accounting-basics", id: "gst-split", button: "Split an amount", result: /^₹342\.20$/ },
] as const;

for (const { slug, id, button, result } of SECOND_TOOLS) {
  const tag = id === "gst-split" ? [] : "@long";
  test(`${id} loads only when opened, and is accessible`, { tag }, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await openHydrated(page, toGuidePath(slug));
    const isFetched = () => scripts.some((url) => url.includes(`/assets/${id}`));
    expect(isFetched()).toBe(false);
    const tool = page.locator(`#${id}`);
    await tool.getByRole("link", { name: button }).click();
    await expect(tool.getByText(result).first()).toBeVisible();
    await expect(tool.getByRole("heading", { level: 2 })).toBeInViewport();
    expect(isFetched()).toBe(true);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(measureHorizontalOverflow);
      expect(overflow, `sideways at ${width} px`).toBe(0);
    }
    expect(await findViolations(page, `#${id}`)).toEqual([]);
  });

  test(`${id} has no axe violations, filled or cleared @long`, async ({ page }) => {
    await openHydrated(page, `${toGuidePath(slug)}#${id}`);
    const tool = page.locator(`#${id}`);
    await tool.getByRole("button", { name: "Clear the sheet" }).waitFor();
    expect(await findViolations(page, `#${id}`)).toEqual([]);
    await tool.getByRole("button", { name: "Clear the sheet" }).click();
    expect(await findViolations(page, `#${id}`)).toEqual([]);
  });
}

test("a tool opens on a click before React has loaded", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto(toGuidePath("accounting-basics"));
  const tool = page.locator("#gst-split");
  await tool.getByRole("link", { name: "Split an amount" }).click();
  release();
  await expect(tool.getByText(/^₹342\.20$/).first()).toBeVisible();
});

test("the letter for a late payment prints alone @long", async ({ page }) => {
  await openHydrated(page, `${toGuidePath("cash-flow-management")}#late-payment`);
  const tool = page.locator("#late-payment");
  await tool.getByRole("button", { name: "Print the letter" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(tool.getByText("Demand for payment with interest")).toBeVisible();
  await expect(tool.getByRole("heading", { level: 2 })).toBeHidden();
  await expect(page.locator("#tool")).toBeHidden();
});
