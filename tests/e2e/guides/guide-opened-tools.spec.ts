import type { Locator, Page } from "@playwright/test";
import { addressOf, saved } from "./guide-tool.ts";
import { expect, hydrated, test } from "../test.ts";
import { violationsIn } from "../violations.ts";

const OPENED = [
  {
    slug: "cash-flow-management",
    id: "late-payment",
    button: "Work out the interest",
    result: /^₹2,08,363\.95$/,
  },
  { slug: "accounting-basics", id: "gst-split", button: "Split an amount", result: /^₹342\.20$/ },
] as const;

/** Opens a guide with its second tool, makes the first move, and waits until it can be used. */
async function open(page: Page, slug: string, hash: string): Promise<Locator> {
  await page.goto(`${addressOf(slug)}#${hash}`);
  await hydrated(page);
  const tool = page.locator(`#${hash.split("=")[0] ?? ""}`);
  await tool.getByRole("button", { name: "Empty the sheet" }).waitFor();
  return tool;
}

const amount = (tool: Locator, label: string | RegExp) =>
  tool
    .locator("dl > div")
    .filter({ has: tool.page().locator("dt", { hasText: label }) })
    .first()
    .locator("dd");

for (const { slug, id, button, result } of OPENED) {
  test.describe(id, () => {
    test("is opened by its button, and fetched no earlier", async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => scripts.push(request.url()));
      await page.goto(addressOf(slug));
      await hydrated(page);
      const fetched = () => scripts.some((url) => url.includes(`/assets/${id}`));
      expect(fetched()).toBe(false);
      await page.locator(`#${id}`).getByRole("link", { name: button }).click();
      const tool = page.locator(`#${id}`);
      await expect(tool.getByText(result).first()).toBeVisible();
      await expect(tool.getByRole("heading", { level: 2 })).toBeInViewport();
      expect(fetched()).toBe(true);
    });

    test("has its spreadsheet for who has no script", async ({ browser, sqlite, request }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sqlite.url });
      const page = await context.newPage();
      await page.goto(addressOf(slug));
      const link = page.locator(`#${id}`).getByRole("link", { name: "Excel sheet with formulas" });
      const href = (await link.getAttribute("href")) ?? "";
      expect(href).toBe(`${addressOf(slug)}/${id}.xlsx`);
      expect((await (await request.get(href)).body()).subarray(0, 2).toString()).toBe("PK");
      expect((await request.get(href.replace("xlsx", "csv"))).status()).toBe(200);
      expect(await (await request.get(addressOf(slug))).text()).toMatch(
        /<noscript>[^<]*the Excel sheet does without/,
      );
      await expect(page.locator(`#${id}`).getByRole("link", { name: button })).toBeHidden();
      await context.close();
    });

    test("has no axe violations and no sideways scroll, opened and empty", async ({ page }) => {
      const tool = await open(page, slug, id);
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await violationsIn(page, `#${id}`), `at ${width} px`).toEqual([]);
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `sideways at ${width} px`).toBe(0);
      }
      await tool.getByRole("button", { name: "Empty the sheet" }).click();
      await expect(tool.locator("[aria-invalid]")).toHaveCount(0);
      await expect(tool.getByText(result)).toHaveCount(0);
      expect(await violationsIn(page, `#${id}`)).toEqual([]);
      expect(await tool.textContent()).not.toMatch(/NaN|Infinity|undefined/);
      await tool.getByRole("button", { name: "Undo" }).click();
      await expect(tool.getByText(result).first()).toBeVisible();
    });
  });
}

test("late payment asks first whether the law is theirs", async ({ page }) => {
  const tool = await open(page, "cash-flow-management", "late-payment");
  await tool.getByRole("radio", { name: "Goods we only resell" }).check();
  await expect(tool.getByText(/leaves out retail and wholesale traders/).first()).toBeVisible();
  await expect(tool.getByText("A letter of demand")).toHaveCount(0);
  await tool.getByRole("button", { name: "Excel sheet with formulas" }).click();
  await expect(tool.getByRole("status").filter({ hasText: "leaves out retail" })).not.toHaveCount(
    0,
  );
  await tool.getByRole("radio", { name: "What we make, or a service" }).check();
  await tool.getByRole("radio", { name: "Only later" }).check();
  await expect(tool.getByText(/registration that is older than the bill/).first()).toBeVisible();
});

test("late payment counts a part payment, says what is wrong, and writes the letter", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  const tool = await open(page, "cash-flow-management", "late-payment");
  await expect(amount(tool, "Last day to pay in time")).toHaveText("5 Jan 2026");
  await tool.getByRole("button", { name: "Add a part payment" }).click();
  await tool.getByLabel("Paid on").fill("2026-02-28");
  await tool.getByLabel("Amount", { exact: true }).fill("3 lakh");
  await expect(tool.getByText("Fill in Amount, part payment 1 first")).toBeVisible();
  await tool.getByLabel("Amount", { exact: true }).fill("50,000");
  // Five of the month's 28 days are after the payment.
  await expect(tool.getByRole("row").nth(2)).toContainText("₹2,665.04");
  await tool.getByLabel("Your firm").fill("Sri Press");
  await tool.getByRole("button", { name: "Copy the letter" }).click();
  await expect(tool.getByText("The letter is copied.")).toBeVisible();
  const letter = await page.evaluate(() => navigator.clipboard.readText());
  expect(letter).toContain("From: Sri Press\nUdyam registration: [your Udyam number]");
  expect(letter).toContain("We have received ₹50,000 on 28 February 2026.");
  expect(letter).toContain("at 16.5% a year");
  await tool.getByRole("button", { name: "Print the letter" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(tool.getByText("Demand for payment with interest")).toBeVisible();
  await expect(tool.getByRole("heading", { level: 2 })).toBeHidden();
  await expect(page.locator("#tool")).toBeHidden();
});

test("the figures of an amount stand in the address", async ({ page }) => {
  const tool = await open(page, "accounting-basics", "gst-split");
  await tool.getByRole("textbox", { name: "Price" }).fill("2,500");
  await tool.getByRole("radio", { name: "5%", exact: true }).check();
  await expect(amount(tool, "Before tax")).toHaveText("₹2,380.96");
  await expect(page).toHaveURL(/#gst-split=2%2C500\/with\/5\//);
  await page.evaluate(() => {
    location.hash = "#gst-split=999/without/other/3/other//with/1";
  });
  await expect(amount(tool, "IGST 3%")).toHaveText("₹29.97");
  await expect(tool.getByText("Type what it cost you.").first()).toBeVisible();
  expect((await saved(page, "Plain table (CSV)", tool)).name).toBe("gst-split.csv");
  await page.reload();
  await hydrated(page);
  await expect(amount(tool, "IGST 3%")).toHaveText("₹29.97");
});
