import { readLayoutShift, recordLayoutShifts } from "./page-load.ts";
import { settle } from "@angadi/test-kit/settle";
import { expect, openHydrated, test } from "./test.ts";
import { expectAccessible, findViolations } from "@angadi/test-kit/violations";

const QUESTION_SELECTOR = "details";

test("the FAQ opens one answer at a time, also by keyboard", async ({ page }) => {
  await openHydrated(page, "/");
  const items = page.locator(QUESTION_SELECTOR);
  await expect(items).toHaveCount(10);
  await items.nth(0).locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(items.nth(0)).toHaveAttribute("open");
  await items.nth(1).locator("summary").focus();
  await page.keyboard.press("Space");
  await expect(items.nth(1)).toHaveAttribute("open");
  await expect(items.nth(0)).not.toHaveAttribute("open");
  await page.keyboard.press("Space");
  await expect(page.locator(`${QUESTION_SELECTOR}[open]`)).toHaveCount(0);
});

test("without JavaScript, all specified content is shown, and the FAQ works", async ({
  plainPage: page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("All Your Business Tools.");
  await expect(main.locator("#tools li, section:has(h2) h3")).not.toHaveCount(0);
  await expect(main.getByText("$299").first()).toBeVisible();
  await expect(main.getByText(/saving up to/i)).toBeVisible();
  await expect(main.locator("blockquote")).toHaveCount(6);
  await expect(main.locator('a[href^="/blog/"]')).toHaveCount(3);
  await main.locator("summary").first().click();
  await expect(main.locator(`${QUESTION_SELECTOR}[open]`)).toHaveCount(1);
  await main.locator("summary").nth(1).click();
  await expect(main.locator(`${QUESTION_SELECTOR}[open]`)).toHaveCount(1);
  await expect(main.getByRole("link", { name: "Generate Website" })).toBeVisible();
});

test("an empty picker is rejected with a message", async ({ request }) => {
  const response = await request.post("/?index", { form: { businessTypeId: "" } });
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain("Please select a business type before continuing.");
});

test("the link under the picker leads to names in three taps", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openHydrated(page, "/");
  const link = page.getByRole("main").getByRole("link", { name: "Find one" });
  await link.click();
  const dialog = page.getByRole("dialog", { name: "Business names" });
  await dialog.getByLabel("What does the business do?").fill("Tea stall");
  await dialog.getByRole("button", { name: "Generate names" }).click();
  await expect(dialog.getByRole("heading", { level: 4 }).first()).toBeVisible();
});

test("the page shows all six designs, and links to them", async ({ page }) => {
  await page.goto("/");
  const designs = page.getByRole("region", { name: "Six businesses. No two alike." });
  const pictures = designs.locator("img");
  await expect(pictures).toHaveCount(6);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(390);
  }
  await expect(designs.getByRole("link", { name: "Look inside all six" })).toHaveAttribute(
    "href",
    "/website-inspiration",
  );
});

test("a tablet shows three posts in a row, and a phone breaks no word at double text size @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  const cards = page.locator('li:has(a[href^="/blog/"])');
  const tops = await cards.evaluateAll((elements) =>
    elements.map((card) => card.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 780 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const lineCount = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const word = document.createRange();
    word.setStart(text, text.data.indexOf("Business"));
    word.setEnd(text, text.data.indexOf("Business") + "Business".length);
    return word.getClientRects().length;
  });
  expect(lineCount).toBe(1);
});

test("the picked business is shown as a draft, without layout shift", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, "/");
  // The pictures further down load lazily.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await settle(page);
  await page.evaluate(() => scrollTo(0, 0));
  const preview = page.getByRole("img", { name: /sample website|first draft/ });
  await expect(preview).toHaveAccessibleName(/Meera’s Bakes/);
  const readPosition = () =>
    preview.evaluate((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return [top + scrollY, left, width, height];
    });
  const positionBefore = await readPosition();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));

  const picker = page.getByLabel("What kind of business?");
  for (const [type, text] of [
    ["Dental clinic", "Dental care"],
    ["Temple", "Come for darshan"],
    ["Photographer", "Photographs"],
  ] as const) {
    await picker.fill(type);
    await page.getByRole("option", { name: type, exact: true }).click();
    await expect(preview).toHaveAccessibleName(new RegExp(`first draft.*${type}.*${text}`));
    await expect(preview.frameLocator("iframe").locator("body")).toContainText(text);
    await expect(page.getByRole("status").filter({ hasText: type })).toBeAttached();
    expect(await readPosition()).toEqual(positionBefore);
    // The captions do not cover the draft.
    const draftBox = await preview.locator("iframe").locator("..").boundingBox();
    for (const caption of [/Make me a website/, /A first draft/]) {
      const captionBox = await preview
        .locator("span")
        .filter({ hasText: caption })
        .first()
        .boundingBox();
      expect(captionBox?.y).toBeGreaterThanOrEqual((draftBox?.y ?? 0) + (draftBox?.height ?? 0));
    }
  }
  // The page only requests the draft's code, worker and fonts; it may send the visit's total.
  expect(requests.filter((path) => !/^\/(?:assets\/|totals$)/.test(path))).toEqual([]);
  expect(await findViolations(page, "main")).toEqual([]);
  // Without a choice the sample is shown again.
  await picker.fill("");
  await expect(preview).toHaveAccessibleName(/Meera’s Bakes/);
  await expect(page.locator("iframe")).toHaveCount(0);
});

test("if the draft’s engine fails to load, the sample stays and the picker works @long", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED|Failed to fetch/);
  const { promise: requested, resolve: markRequested } = Promise.withResolvers<void>();
  for (const engine of ["**/draft.worker*", "**/worker-handlers*"]) {
    await page.route(engine, async (route) => {
      markRequested();
      await route.abort();
    });
  }
  await openHydrated(page, "/");
  const picker = page.getByLabel("What kind of business?");
  await picker.fill("Dental clinic");
  await page.getByRole("option", { name: "Dental clinic", exact: true }).click();
  await requested;
  await expect(page.getByRole("img", { name: /Meera’s Bakes/ })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Generate Website" }).click();
  await page.waitForURL(/\/app\/select-location\?businessTypeId=dental-clinic/);
});

test("scrolling through the page shifts no layout @long", async ({ page }) => {
  await recordLayoutShifts(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, "/");
    const shiftBefore = await readLayoutShift(page);
    for (let step = 0; step < 17; step += 1) await page.mouse.wheel(0, 700);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await settle(page);
    // Allows for the font swap of the signboard's letters.
    expect((await readLayoutShift(page)) - shiftBefore, `${width} px`).toBeLessThan(0.001);
  }
});

test("the style guide and its dialogs have no axe violations, wide or narrow @long", async ({
  page,
}) => {
  await openHydrated(page, "/styleguide");
  await expectAccessible(page);
  for (const name of ["Open the dialog", "Open the alert"]) {
    const opener = page.getByRole("button", { name });
    await opener.click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  }
});
