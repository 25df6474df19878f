import { measureHorizontalOverflow } from "../engines/inspect.ts";
import { expect, hydratePage, openHydrated, test } from "../test.ts";

const INDEX = "/business-starter-guide";
const BUDGET = `${INDEX}/startup-budget-calculator`;

test("a guide links to its sections and to other guides, and its texts can be copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(BUDGET);
  const text = page.getByRole("article").getByText("Ask a shopkeeper what it cost to open");
  const related = page.getByRole("region", { name: "Read next" }).getByRole("link");

  await test.step("a text can be copied, also by a click before hydration", async () => {
    const quote = page.locator("blockquote").first();
    await quote.getByRole("button", { name: "Copy" }).click();
    await expect(quote.getByRole("button", { name: "Copied" })).toBeVisible();
    const clipboardText = await page.evaluate(() => navigator.clipboard.readText());
    expect(clipboardText).toMatch(
      /^“Please quote for the attached drawing.*a week after it works\.”$/s,
    );
  });

  await test.step("its table of contents stays next to the text", async () => {
    await hydratePage(page);
    const contents = page.getByRole("navigation", { name: "In this guide" });
    await contents.getByRole("link", { name: "Checklist" }).click();
    await expect(page.getByRole("heading", { name: "Checklist" })).toBeInViewport();
    await expect(contents).toBeInViewport();
  });

  await test.step("its text is shown after links and Back", async () => {
    await page.getByRole("article").getByRole("link", { name: "cash flow", exact: true }).click();
    await expect(page).toHaveURL(`${INDEX}/cash-flow-management`);
    await page.goBack();
    await hydratePage(page);
    await expect(text).toBeVisible();
    await related.last().click();
    await expect(page.getByText("A shop can be profitable in March")).toBeVisible();
    await page.goBack();
    await expect(text).toBeVisible();
    const quoteCount = await page.locator("blockquote").count();
    await expect(page.getByRole("button", { name: "Copy", exact: true })).toHaveCount(quoteCount);
    await related.first().click();
    await expect(page).toHaveURL(`${INDEX}/business-plan-template`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/business plan template/);
  });
});

test("a guide fits a small screen: collapsed contents, scrolling tables, drawings below @long", async ({
  page,
}) => {
  const measureOverflow = () => page.evaluate(measureHorizontalOverflow);

  await test.step("contents", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(BUDGET);
    await expect(page.getByRole("navigation", { name: "In this guide" })).toBeHidden();
    await page.locator("summary").filter({ hasText: "In this guide" }).click();
    await page.getByRole("link", { name: "Official websites" }).click();
    await expect(page.getByRole("heading", { name: "Official websites" })).toBeInViewport();
  });

  await test.step("a text table shows its cells below each other", async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${INDEX}/accounting-basics`);
    await expect(page.getByRole("checkbox")).toHaveCount(15);
    const stackedCell = page.getByRole("article").locator(".stacked td[data-label]").first();
    await expect(stackedCell).toHaveCSS("display", "grid");
    expect(await measureOverflow()).toBe(0);
  });

  await test.step("a wide table scrolls in its frame", async () => {
    await page.goto(`${INDEX}/business-loan-guide`);
    const frames = page.getByRole("article").locator(".table");
    const scrollableCount = await frames.evaluateAll(
      (elements) =>
        elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(scrollableCount).toBeGreaterThan(0);
    for (const frame of await frames.all()) {
      await expect(frame).toHaveAttribute("tabindex", "0");
      await expect(frame).toHaveAccessibleName(/.{4,}/);
    }
    expect(await measureOverflow()).toBe(0);
  });

  await test.step("a drawing is next to its table if there is room, else below it", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${INDEX}/legal-structure-guide`);
    const tableWithDrawing = page
      .locator(".illustrated")
      .filter({ hasText: "Five years of each form" });
    const readEdges = () =>
      tableWithDrawing.evaluate((parent) =>
        [".table", ".drawing", "p"].map((selector) => {
          const { left, right, top, bottom } =
            parent.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return [left, right, top, bottom].map(Math.round);
        }),
      );
    const [table = [], drawing = [], text = []] = await readEdges();
    expect(text.slice(0, 2)).toEqual(table.slice(0, 2));
    expect(drawing[2]).toBe(table[2]);
    expect(drawing[0]).toBeGreaterThan(table[1] ?? Infinity);
    const listRight = await page.locator(".checklist").evaluate((list) => {
      return Math.round(list.getBoundingClientRect().right);
    });
    expect(drawing[1]).toBe(listRight);
    await page.setViewportSize({ width: 390, height: 844 });
    const [tableAbove = [], drawingBelow = []] = await readEdges();
    expect(drawingBelow.slice(0, 2)).toEqual(tableAbove.slice(0, 2));
    expect(drawingBelow[2]).toBeGreaterThanOrEqual(tableAbove[3] ?? Infinity);
  });
});

test("a guide prints on A4 without screen-only parts @long", async ({ page }) => {
  await openHydrated(page, BUDGET);
  await page.emulateMedia({ media: "print" });
  for (const hidden of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByText("Pass it on"),
    page.getByText("Read next"),
    page.getByText("All starter guides"),
    page.getByRole("button", { name: "Copy" }).first(),
    page.getByText("In this guide").first(),
    page.locator("article header img"),
  ]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.getByText(/not legal or tax advice/)).toBeVisible();
  await expect(
    page.getByText(`https://www.angadi.example${BUDGET}`, { exact: true }),
  ).toBeVisible();
  await expect(page.locator(".table").first()).toHaveCSS("break-inside", "avoid");
  await expect(page.locator(".checklist li").first()).toHaveCSS("break-inside", "avoid");
  await expect(page.locator(".ticks")).toBeHidden();
  await expect(page.locator("article h2").first()).toHaveCSS("break-after", "avoid");
  const externalLink = page.locator('article a[href="https://www.cbic.gov.in"]');
  expect(
    await externalLink.evaluate((link) => getComputedStyle(link, "::after").content),
  ).toContain("https://www.cbic.gov.in");
  const internalLink = page.locator('article a[href="/pricing"]');
  expect(await internalLink.evaluate((link) => getComputedStyle(link, "::after").content)).toBe(
    "none",
  );
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  // A4 in points.
  expect(pdf).toMatch(/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});
