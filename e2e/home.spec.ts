import { expect, hydrated, inOwnFonts, test } from "./test.ts";
import { expectAccessible, violationsIn } from "./violations.ts";

const question = "details";

test("the FAQ opens one at a time, closes again, by keyboard too", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const items = page.locator(question);
  await expect(items).toHaveCount(10);
  await items.nth(0).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(items.nth(0)).toHaveAttribute("open");
  await items.nth(1).locator("summary").focus();
  await page.keyboard.press("Space");
  await expect(items.nth(1)).toHaveAttribute("open");
  await expect(items.nth(0)).not.toHaveAttribute("open");
  await page.keyboard.press("Space");
  await expect(page.locator(`${question}[open]`)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything specified is there and works", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("All Your Business Tools.");
    await expect(main.locator("#tools li, section:has(h2) h3")).not.toHaveCount(0);
    await expect(main.getByText("$299").first()).toBeVisible();
    await expect(main.getByText(/saving up to/i)).toBeVisible();
    await expect(main.locator("blockquote")).toHaveCount(6);
    await expect(main.locator('a[href^="/blog/"]')).toHaveCount(3);
    await main.locator("summary").first().click();
    await expect(main.locator(`${question}[open]`)).toHaveCount(1);
    await main.locator("summary").nth(1).click();
    await expect(main.locator(`${question}[open]`)).toHaveCount(1);
    await expect(main.getByRole("link", { name: "Generate Website" })).toBeVisible();
  });

  test("a picker sent empty comes back with the text", async ({ request }) => {
    const response = await request.post("/?index", { form: { businessTypeId: "" } });
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain("Please select a business type before continuing.");
  });
});

test("a name is three taps away: the link under the picker, what one sells, and go", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/");
  await hydrated(page);
  const link = page.getByRole("main").getByRole("link", { name: "Find one" });
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Business names" });
  await dialog.getByLabel("What does the business do?").fill("Tea stall");
  await dialog.getByRole("button", { name: "Generate names" }).click();
  await expect(dialog.getByRole("heading", { level: 4 }).first()).toBeVisible();
});

test("three of the six designs stand on the page, and lead to all", async ({ page }) => {
  await page.goto("/");
  const shops = page.getByRole("region", { name: "Six shops. No two alike." });
  const pictures = shops.locator("img");
  await expect(pictures).toHaveCount(3);
  await pictures.first().scrollIntoViewIfNeeded();
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(390);
  }
  await expect(shops.getByRole("link", { name: "See all six" })).toHaveAttribute(
    "href",
    "/website-inspiration",
  );
});

test(
  "on a tablet the posts stand three in a row, and at twice the text a phone breaks no word",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto("/");
    const cards = page.locator('li:has(a[href^="/blog/"])');
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 780 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const lines = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text;
      const word = document.createRange();
      word.setStart(text, text.data.indexOf("Business"));
      word.setEnd(text, text.data.indexOf("Business") + "Business".length);
      return word.getClientRects().length;
    });
    expect(lines).toBe(1);
  },
);

test("the picked business stands in the shop as a draft of its own, and moves nothing", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await hydrated(page);
  // The pictures further down come as they come near.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => scrollTo(0, 0));
  const shop = page.getByRole("img", { name: /sample website|first draft/ });
  await expect(shop).toHaveAccessibleName(/Meera’s Bakes/);
  const place = () =>
    shop.evaluate((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return [top + scrollY, left, width, height];
    });
  const before = await place();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));

  const picker = page.getByLabel("What kind of business?");
  for (const [type, words] of [
    ["Dental clinic", "Dental care"],
    ["Temple", "Come for darshan"],
    ["Photographer", "Photographs"],
  ] as const) {
    await picker.fill(type);
    await page.getByRole("option", { name: type, exact: true }).click();
    await expect(shop).toHaveAccessibleName(new RegExp(`first draft.*${type}.*${words}`));
    await expect(shop.frameLocator("iframe").locator("body")).toContainText(words);
    await expect(page.getByRole("status").filter({ hasText: type })).toBeAttached();
    expect(await place()).toEqual(before);
  }
  // Its code, its worker, its fonts; the count of this visit may come just then.
  expect(requests.filter((path) => !/^\/(?:assets\/|totals$)/.test(path))).toEqual([]);
  expect(await violationsIn(page, "main")).toEqual([]);
  // Without a choice the sample is back.
  await picker.fill("");
  await expect(shop).toHaveAccessibleName(/Meera’s Bakes/);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test(
  "where the draft’s engine does not come, the sample stays and the picker works",
  { tag: "@long" },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|Failed to fetch/);
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    for (const engine of ["**/draft.worker*", "**/worker-handlers*"]) {
      await page.route(engine, async (route) => {
        ask();
        await route.abort();
      });
    }
    await page.goto("/");
    await hydrated(page);
    const picker = page.getByLabel("What kind of business?");
    await picker.fill("Dental clinic");
    await page.getByRole("option", { name: "Dental clinic", exact: true }).click();
    await asked;
    await expect(page.getByRole("img", { name: /Meera’s Bakes/ })).toBeVisible();
    await page.getByRole("main").getByRole("button", { name: "Generate Website" }).click();
    await page.waitForURL(/\/app\/select-location\?businessTypeId=dental-clinic/);
  },
);

test("scrolling through the page moves nothing", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        sum += (shift as PerformanceEntry & { value: number }).value;
      }
      document.documentElement.dataset["shift"] = String(sum);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const shifted = async () =>
    Number(await page.evaluate(() => document.documentElement.dataset["shift"] ?? "0"));
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await hydrated(page);
    await inOwnFonts(page);
    const before = await shifted();
    for (let step = 0; step < 14; step += 1) await page.mouse.wheel(0, 700);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await page.waitForLoadState("networkidle");
    // The board's letters change their fonts.
    expect((await shifted()) - before, `${width} px`).toBeLessThan(0.001);
  }
});

test(
  "the style guide has no axe violations wide or narrow, dialogs too",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/styleguide");
    await hydrated(page);
    await expectAccessible(page);
    for (const name of ["Open the dialog", "Open the alert"]) {
      const opener = page.getByRole("button", { name });
      await opener.click();
      await expectAccessible(page);
      await page.keyboard.press("Escape");
      await expect(opener).toBeFocused();
    }
  },
);
