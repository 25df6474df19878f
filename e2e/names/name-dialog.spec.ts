import { holdScripts } from "../hold-requests.ts";
import {
  BRIEF_PATH,
  NAMES_PATH,
  getAboutField,
  getNameHeadings,
  getCard,
  getDialog,
  getGenerateButton,
  readNames,
  openDialog,
  getOpenLink,
  getNameStatus,
  getViewButton,
  openNames,
  getScoresToggle,
} from "./names.ts";
import { expect, hydratePage, openHydrated, test, typeKeys } from "../test.ts";

test("the button opens the dialog; an example shows names, and more on scrolling", async ({
  page,
}) => {
  await openDialog(page);
  await getGenerateButton(page).click();
  await expect(getAboutField(page)).toHaveAccessibleDescription(/Say what the business does/);
  await expect(getAboutField(page)).toBeFocused();

  await getDialog(page).getByRole("link", { name: "A coding class for children" }).click();
  await expect(getNameHeadings(page)).toHaveCount(24);
  await expect(getNameStatus(page)).toHaveText("24 names");
  await expect(getAboutField(page)).toHaveValue("Coding classes for children");
  await expect(getDialog(page).getByRole("heading", { level: 3 })).toBeFocused();

  await getCard(page, 23).scrollIntoViewIfNeeded();
  await expect(getNameStatus(page)).toHaveText(/^[34]\d names$/);
  const moreNames = await readNames(page);
  expect(new Set(moreNames).size).toBe(moreNames.length);
});

test("names change with each choice and typed word", async ({ page }) => {
  await openNames(page, BRIEF_PATH);
  const firstNames = await readNames(page);
  await getDialog(page).getByText("up to 8 letters").click();
  await expect(page).toHaveURL(`${BRIEF_PATH}&length=short`);
  await expect.poll(() => readNames(page)).not.toEqual(firstNames);
  for (const name of await readNames(page)) {
    // The owner's word overrides the length: its name may have up to twelve letters.
    const maxLetters = /kulhad/i.test(name) ? 12 : 8;
    expect(name.replaceAll(/[^\p{L}\p{N}]/gu, "").length, name).toBeLessThanOrEqual(maxLetters);
  }
  await getDialog(page).getByLabel("Words to use").fill("");
  await expect(page).toHaveURL(`${NAMES_PATH}?about=Tea+stall+by+a+lake&length=short`);

  const slider = getDialog(page).getByRole("slider", { name: "From plain to invented" });
  await expect(slider).toHaveAttribute("aria-valuetext", "Half and half");
  await slider.press("ArrowRight");
  await slider.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", "A new word");
  await slider.press("ArrowLeft");
  await slider.press("ArrowLeft");

  // A style that needs a name waits for it.
  await expect(page.getByLabel("Founder’s name")).toBeHidden();
  await getDialog(page).getByText("your name").click();
  await page.getByLabel("Founder’s name").fill("Meera");
  await expect(page).toHaveURL(/style=founder&person=Meera&length=short/);
});

test("typed text survives closing and reloading", async ({ page }) => {
  await openDialog(page);
  await getAboutField(page).fill("Kites and string");
  await page.keyboard.press("Escape");
  await expect(getDialog(page)).toBeHidden();
  await expect(getOpenLink(page)).toBeFocused();
  await getOpenLink(page).click();
  await expect(getAboutField(page)).toHaveValue("Kites and string");
  await page.reload();
  await hydratePage(page);
  await getOpenLink(page).click();
  await expect(getAboutField(page)).toHaveValue("Kites and string");

  // A link's brief takes precedence.
  await openNames(page, BRIEF_PATH);
  await expect(getAboutField(page)).toHaveValue("Tea stall by a lake");
});

test("a click before the dialog’s code loads opens it afterwards", async ({ page }) => {
  await openHydrated(page, NAMES_PATH);
  const { release } = await holdScripts(page);
  await getOpenLink(page).click();
  // The page stays unchanged meanwhile.
  await expect(getOpenLink(page)).toBeVisible();
  release();
  await expect(getAboutField(page)).toBeFocused();
  await expect(getDialog(page)).toBeVisible();
});

test("a click before any code loads shows the form at once", async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto(NAMES_PATH, { waitUntil: "commit" });
  await getOpenLink(page).click();
  await getAboutField(page).fill("Kites");
  release();
  await hydratePage(page);
  await page.waitForFunction(() => document.querySelector("dialog#name-generator:modal"));
  await expect(getAboutField(page)).toHaveValue("Kites");
});

test("the dialog works by keyboard", async ({ page }) => {
  await openHydrated(page, NAMES_PATH);
  await getOpenLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(getAboutField(page)).toBeFocused();
  await typeKeys(page, "Tea stall{Enter}");
  await expect(getNameHeadings(page)).toHaveCount(24);
  await page.keyboard.press("Tab");
  await expect(getDialog(page).getByRole("link", { name: "Show other names" })).toBeFocused();
  const firstNames = await readNames(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${NAMES_PATH}?about=Tea+stall&seed=1`);
  await expect.poll(() => readNames(page)).not.toEqual(firstNames);
  await expect(getDialog(page).getByRole("link", { name: "Show other names" })).toBeFocused();
  const [name = ""] = await readNames(page);
  await expect(getCard(page, 0).getByRole("link", { name: /^Use this name/ })).toHaveAttribute(
    "href",
    `/app/website-type?${new URLSearchParams({ businessName: name })}`,
  );
  await page.keyboard.press("Tab");
  await expect(getScoresToggle(page, 0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(getCard(page, 0).getByText("Memorable")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(getCard(page, 0).getByRole("button", { name: /^Check domains/ })).toBeFocused();
  await getCard(page, 0).getByRole("button", { name: /^Keep/ }).focus();
  await page.keyboard.press("Space");
  await expect(getViewButton(page, "Shortlist")).toHaveText("Shortlist 1");
  await getViewButton(page, "Shortlist").focus();
  await page.keyboard.press("Enter");
  await expect(getDialog(page).getByRole("table")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(getOpenLink(page)).toBeFocused();
});

test("More names moves the focus to the first new name @long", async ({ page }) => {
  await openNames(page, BRIEF_PATH);
  await getDialog(page).getByRole("link", { name: "Show more names" }).press("Enter");
  // The end of the list was visible, so more names may have loaded automatically before.
  const findFocusedIndex = () =>
    getDialog(page)
      .locator("ol > li summary")
      .evaluateAll((elements) => elements.indexOf(document.activeElement as HTMLElement));
  await expect.poll(findFocusedIndex).toBeGreaterThan(0);
  expect((await findFocusedIndex()) % 24).toBe(0);
});

test("a brief with few names suggests how to relax it @long", async ({ page }) => {
  await page.route("**/assets/names.worker-*.js", async (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `const score = { points: 70, reasons: [{ code: "no-such-code", good: true }] };
        const scores = { memorable: score, simple: score, durable: score, legal: score, total: 70 };
        const names = ["Neem Lane", "Neem Yard"].map((text) => ({ text, method: "compound", parts: [], scores }));
        addEventListener("message", ({ data: { id, request } }) => {
          postMessage({ id, response: request.brief.length === "short" ? names : [] });
        });`,
    }),
  );
  await openDialog(page);
  await getAboutField(page).fill("Soap");
  await getDialog(page).getByText("up to 8 letters").click();
  await getDialog(page).getByLabel("Words to use").fill("neem");
  await getGenerateButton(page).click();
  await expect(getNameStatus(page)).toHaveText("2 names");
  await expect(getDialog(page)).toContainText("No more names for this brief.");
  await getDialog(page).getByRole("link", { name: "Without the words" }).click();
  await expect(page).toHaveURL(`${NAMES_PATH}?about=Soap&length=short`);
  await getDialog(page).getByRole("link", { name: "Any length" }).click();
  await expect(page).toHaveURL(`${NAMES_PATH}?about=Soap`);
  await expect(getDialog(page)).toContainText("No names for this brief.");
  await expect(getDialog(page).getByRole("radio", { name: /^Any up to 24/ })).toBeChecked();
});

test("if its code cannot be loaded, the dialog says so and offers a link @long", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/, /Failed to load .*worker/);
  await page.route(/\/assets\/(names\.worker|worker-handlers)-/, async (route) => route.abort());
  await openDialog(page);
  await getAboutField(page).fill("Tea stall");
  await getGenerateButton(page).click();
  await expect(getDialog(page).getByRole("alert")).toContainText("could not be made");
  await expect(getDialog(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await getDialog(page)
    .getByRole("link", { name: /open a page with the names/ })
    .click();
  await expect(getNameHeadings(page)).toHaveCount(24);
});
