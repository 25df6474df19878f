import { expect, hydrated, test } from "../test.ts";

const GUIDE = "/business-starter-guide/cash-flow-management";
const KEY = "guide-ticks:cash-flow-management";
const FIRST = "Stock, customer and supplier days counted this quarter";
const LAST = "Sheet compared with facts every Monday";

test.describe("a guide’s checklist", () => {
  test("is ticked, counted, kept by its words, cleared and brought back", async ({ page }) => {
    await page.goto(GUIDE);
    await hydrated(page);
    const boxes = page.getByRole("article").getByRole("checkbox");
    await expect(boxes).toHaveCount(15);
    const count = page.locator(".ticks").getByRole("status");
    await expect(count).toHaveText("0 of 15 done");
    const clear = page.locator(".ticks").getByRole("button", { name: "Clear all" });
    await expect(clear).toBeDisabled();

    await page.getByRole("checkbox", { name: FIRST }).check();
    await page.getByText(LAST).click();
    await expect(count).toHaveText("2 of 15 done");
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(
      JSON.stringify([FIRST, LAST]),
    );
    await page.reload();
    await hydrated(page);
    await expect(count).toHaveText("2 of 15 done");
    await expect(page.getByRole("checkbox", { name: LAST })).toBeChecked();

    await clear.click();
    await expect(count).toHaveText("0 of 15 done");
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(null);
    // The same button takes it back, so the keyboard stays where it is.
    const undo = page.locator(".ticks").getByRole("button", { name: "Undo" });
    await expect(undo).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox", { name: FIRST })).toBeChecked();
    await expect(count).toHaveText("2 of 15 done");
  });

  test("is worked by keyboard, and moves nothing when its line comes", async ({ page }) => {
    await page.goto(GUIDE);
    const list = page.locator(".checklist ul");
    const before = await list.boundingBox();
    await expect(page.locator(".ticks").getByText("0 of 15 done")).toBeVisible();
    await hydrated(page);
    await expect(page.locator(".ticks").getByRole("status")).toBeVisible();
    expect((await list.boundingBox())?.y).toBe(before?.y);
    await page.locator(".ticks").getByRole("button", { name: "Print this checklist" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("checkbox", { name: FIRST })).toBeFocused();
    await page.keyboard.press("Space");
    await expect(page.getByRole("checkbox", { name: FIRST })).toBeChecked();
  });

  test("keeps the ticks of an edited guide, and drops what is no item any more", async ({
    page,
  }) => {
    await page.addInitScript(
      ([key = "", items = ""]) => localStorage.setItem(key, items),
      [KEY, JSON.stringify(["An item of last year", LAST, 7, null])],
    );
    await page.goto(GUIDE);
    await hydrated(page);
    await expect(page.locator(".ticks").getByRole("status")).toHaveText("1 of 15 done");
    await expect(page.getByRole("checkbox", { name: LAST })).toBeChecked();
  });

  for (const hostile of ['{"a":', '"text"', "17", '{"0":"x"}', "[[[]]]"]) {
    test(`survives ${hostile} in the browser’s storage`, async ({ page }) => {
      await page.addInitScript(
        ([key = "", text = ""]) => localStorage.setItem(key, text),
        [KEY, hostile],
      );
      await page.goto(GUIDE);
      await hydrated(page);
      const count = page.locator(".ticks").getByRole("status");
      await expect(count).toHaveText("0 of 15 done");
      await page.getByRole("checkbox", { name: FIRST }).check();
      await expect(count).toHaveText("1 of 15 done");
    });
  }

  test("works where the browser refuses storage", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
    });
    await page.goto(GUIDE);
    await hydrated(page);
    await page.getByRole("checkbox", { name: FIRST }).check();
    await expect(page.locator(".ticks").getByRole("status")).toHaveText("1 of 15 done");
  });

  test("follows another tab", async ({ page, context }) => {
    await page.goto(GUIDE);
    await hydrated(page);
    const other = await context.newPage();
    await other.goto(GUIDE);
    await hydrated(other);
    await expect(other.locator(".ticks").getByRole("status")).toHaveText("0 of 15 done");
    await other.getByRole("checkbox", { name: FIRST }).check();
    await expect(page.locator(".ticks").getByRole("status")).toHaveText("1 of 15 done");
  });

  test("can be ticked without JavaScript, and keeps what was ticked early", async ({
    browser,
    sqlite,
    page,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sqlite.url });
    const plain = await context.newPage();
    await plain.goto(GUIDE);
    await plain.getByLabel(FIRST).check();
    await expect(plain.getByLabel(FIRST)).toBeChecked();
    await expect(plain.locator(".ticks")).toBeHidden();
    await context.close();

    await page.goto(GUIDE);
    // As a browser does that fills a form in again before the script is there.
    await page.evaluate(() => {
      const [box] = document.querySelectorAll<HTMLInputElement>(".checklist input");
      if (box) box.checked = true;
    });
    await hydrated(page);
    await expect(page.locator(".ticks").getByRole("status")).toHaveText("1 of 15 done");
  });

  test("prints by itself on one page, with its title, day, ticks and address", async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.print = () => undefined;
    });
    await page.goto(GUIDE);
    // What is pressed before the script is there is done once it is.
    await page.getByRole("checkbox", { name: FIRST }).check();
    await page.getByRole("button", { name: "Print this checklist" }).click();
    await expect(page.locator("html")).toHaveClass(/print-checklist/);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/^Printed on \w{3} \d{1,2}, 20\d\d$/)).toBeVisible();
    await expect(page.getByText("1 of 15 done")).toBeVisible();
    await expect(page.getByText(`https://www.angadi.example${GUIDE}`)).toBeVisible();
    await expect(page.getByText(LAST)).toBeVisible();
    for (const hidden of ["A shop can be profitable in March", "not legal or tax advice"]) {
      await expect(page.getByText(hidden)).toBeHidden();
    }
    await expect(page.locator("#tool")).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.locator("html")).not.toHaveClass(/print-checklist/);
  });
});
