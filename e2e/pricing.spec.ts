import type { Page } from "@playwright/test";
import { printToText } from "@angadi/tests/bill-prints";
import { expect, openHydrated, test } from "./test.ts";

const readColumns = (page: Page) =>
  page.getByRole("table").evaluate((table) => {
    const rows = [...(table as HTMLTableElement).rows];
    const names = [...(rows[0]?.cells ?? [])].slice(1);
    return names.map((cell, index) => ({
      name: cell.querySelector("span:nth-last-child(2)")?.textContent,
      price: rows[1]?.cells[index + 1]?.textContent,
      href: rows[2]?.cells[index + 1]?.querySelector("a")?.getAttribute("href"),
    }));
  });

const readCards = (page: Page) =>
  page.locator("article:has(dl):has(a)").evaluateAll((articles) =>
    articles.map((article) => ({
      name: article.querySelector("h3")?.textContent,
      price: article.querySelector("strong")?.parentElement?.parentElement?.textContent,
      href: article.querySelector("a")?.getAttribute("href"),
    })),
  );

const readOffers = async (page: Page) => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = texts.map((text) => JSON.parse(text)).find(({ offers }) => offers);
  return data.offers.map(
    (offer: { name: string; price: number; priceSpecification?: { billingDuration: string } }) => [
      offer.name,
      offer.price,
      offer.priceSpecification?.billingDuration,
    ],
  );
};

test("table, cards, structured data and links to the app have the same prices", async ({
  page,
}) => {
  await openHydrated(page, "/pricing");
  expect(await readColumns(page)).toEqual([
    { name: "AI Jumpstart", price: "FreeFree forever", href: "/app/website-type" },
    {
      name: "AI Growth Engine",
      price: "₹1,999 a monthYearly: ₹19,599You save ₹4,389 a year",
      href: "/app/website-type?id=ai-growth-engine&ia=false",
    },
    {
      name: "AI Powerhouse",
      price: "₹4,999 a monthYearly: ₹49,999You save ₹9,989 a year",
      href: "/app/website-type?id=ai-powerhouse&ia=false",
    },
    { name: "AI Growth Partner", price: "Contact Us", href: "/contact" },
  ]);
  expect(await readCards(page)).toEqual(await readColumns(page));

  await page.getByRole("link", { name: /^Yearly/ }).click();
  await expect(page).toHaveURL("/pricing?billing=yearly");
  expect((await readColumns(page)).map(({ price, href }) => [price, href])).toEqual([
    ["FreeFree forever", "/app/website-type"],
    [
      "₹19,599 a yearThat is ₹1,633 a monthYou save ₹4,389 a year",
      "/app/website-type?id=ai-growth-engine&ia=true",
    ],
    [
      "₹49,999 a yearThat is ₹4,167 a monthYou save ₹9,989 a year",
      "/app/website-type?id=ai-powerhouse&ia=true",
    ],
    ["Contact Us", "/contact"],
  ]);
  expect(await readCards(page)).toEqual(await readColumns(page));
  expect(await readOffers(page)).toEqual([
    ["AI Jumpstart", 0, undefined],
    ["AI Growth Engine", 1999, "P1M"],
    ["AI Growth Engine", 19_599, "P1Y"],
    ["AI Powerhouse", 4999, "P1M"],
    ["AI Powerhouse", 49_999, "P1Y"],
  ]);
});

test("billing period and GST work by keyboard, are announced, and stored in the URL", async ({
  page,
}) => {
  await openHydrated(page, "/pricing");
  const yearly = page.getByRole("link", { name: /^Yearly/ });
  const gst = page.getByRole("checkbox", { name: "Show prices with 18% GST" });
  const statusRegion = page.getByRole("main").getByRole("status");
  await expect(yearly).not.toHaveAttribute("aria-current");

  await yearly.focus();
  await page.keyboard.press("Enter");
  await expect(yearly).toHaveAttribute("aria-current");
  await expect(yearly).toBeFocused();
  await expect(yearly).toContainText("Save 20%");
  await expect(statusRegion).toHaveText("Yearly prices without GST.");
  await page.keyboard.press("Tab");
  await expect(gst).toBeFocused();
  await page.keyboard.press("Space");
  await expect(gst).toBeChecked();
  await expect(yearly).toHaveAttribute("aria-current");
  await expect(statusRegion).toHaveText("Yearly prices with GST.");
  await expect(page).toHaveURL("/pricing?billing=yearly&gst=included");
  await expect(page.getByRole("table")).toContainText("₹23,127 a year, with GST");

  await page.getByRole("link", { name: "Monthly" }).click();
  await expect(page).toHaveURL("/pricing?gst=included");
  await expect(page.getByRole("table")).toContainText("₹2,359 a month, with GST");
  await page.reload();
  await expect(gst).toBeChecked();
  await expect(page.getByRole("table")).toContainText("₹2,359 a month, with GST");
});

test("the bill follows both switches and the plan, without layout shift", async ({ page }) => {
  await openHydrated(page, "/pricing");
  const getBill = (name: string) => page.getByRole("article", { name });
  const yearly = page.getByRole("link", { name: /^Yearly/ });
  const gst = page.getByRole("checkbox", { name: "Show prices with 18% GST" });
  const measureTop = () =>
    page.getByRole("table").evaluate((table) => table.getBoundingClientRect().y + scrollY);
  const topBefore = await measureTop();
  const amounts = getBill("A month of AI Growth Engine").locator("dd");
  const includedLabels = ["included", "included"];
  await expect(amounts).toHaveText(["₹1,999", ...includedLabels, "₹1,999"]);
  await expect(getBill("A month of AI Growth Engine")).toContainText("₹2,358.82 with 18% GST");
  await gst.click();
  await expect(amounts).toHaveText(["₹2,358.82", ...includedLabels, "₹2,358.82"]);
  await expect(getBill("A month of AI Growth Engine")).toContainText("₹359.82 of it is 18% GST");
  await yearly.click();
  const yearAmounts = ["₹28,305.84", ...includedLabels, "− ₹5,179.02", "₹23,126.82"];
  await expect(getBill("A year of AI Growth Engine").locator("dd")).toHaveText(yearAmounts);
  // The table shows the same amount in whole rupees, and how it is composed.
  const priceCell = page.getByRole("table").getByRole("cell", { name: /₹23,127/ });
  await expect(priceCell).toContainText("a year, with GST");
  await expect(priceCell).toContainText("You save ₹5,179 a year");
  const planLinks = page.getByRole("navigation", { name: "Plan on the bill" });
  await planLinks.getByRole("link", { name: "AI Powerhouse" }).click();
  await expect(page).toHaveURL("/pricing?gst=included&billing=yearly&plan=ai-powerhouse#bill");
  await expect(getBill("A year of AI Powerhouse").locator("dd").last()).toHaveText("₹58,998.82");
  expect(await measureTop()).toBe(topBefore);
  await page.getByRole("link", { name: "Monthly" }).click();
  await expect(page).toHaveURL("/pricing?gst=included&plan=ai-powerhouse");
  await expect(getBill("A month of AI Powerhouse").locator("dd").last()).toHaveText("₹5,898.82");
});

test("plans and prices stay visible above the rows of a wide table @long", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto("/pricing?billing=yearly");
  const columnHeads = page
    .locator('[aria-hidden="true"]', { hasText: "AI Jumpstart" })
    .locator("> div");
  await expect(columnHeads).toBeHidden();
  await page.getByRole("rowheader", { name: "Staff management" }).scrollIntoViewIfNeeded();
  await expect(columnHeads).toBeVisible();
  await expect(columnHeads).toBeInViewport({ ratio: 1 });
  await expect(columnHeads).toContainText("AI Growth Engine ₹19,599 a year");
});

test("plans come first on any screen, followed by the bill @long", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/pricing");
  const chooseLink = page.getByRole("link", { name: "Choose Growth Engine" });
  await expect(chooseLink.filter({ visible: true })).toBeInViewport({ ratio: 1 });
  const bill = page.getByRole("article", { name: /^A month of/ });
  const billingTerms = page.getByRole("main").locator("section:has(#bill) dl").first();
  await page.setViewportSize({ width: 768, height: 900 });
  const [billBox, termsBox] = [await bill.boundingBox(), await billingTerms.boundingBox()];
  expect(billBox?.x).toBeGreaterThan((termsBox?.x ?? 0) + (termsBox?.width ?? 0));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { level: 3, name: "AI Jumpstart" })).toBeInViewport();
  const lastBox = await page.getByRole("link", { name: "Contact Sales" }).last().boundingBox();
  expect((await bill.boundingBox())?.y).toBeGreaterThan(lastBox?.y ?? 0);
});

test("prints on one page: the plans in full, and the terms @long", async ({ page }) => {
  for (const query of ["", "?billing=yearly&gst=included"]) {
    await page.goto(`/pricing${query}`);
    const pages = await printToText(page);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain("Staff management");
    expect(pages[0]).toContain("Payments are not refunded.");
  }
});
