import type { Page } from "@playwright/test";
import { holdScripts, waitForHydration } from "./hold-requests.ts";
import { HELD_SELECTOR, type HeldControl, listHeldControls, readOutcome } from "./held-controls.ts";
import { PAGES, TOOL_PAGES } from "@angadi/test-kit/routes";
import { settle } from "@angadi/test-kit/settle";
import { expect, hydratePage, test } from "./test.ts";

/**
 * A control that is pressed before React runs works as without scripts. If it needs scripts, the press
 * is held, and then has the same effect as on a hydrated page.
 */
const SHORT_PATHS: ReadonlySet<string> = new Set(["/how-it-works"]);
const seenKinds = new Set<string>();

test.use({
  permissions: ({ browserName }, use) =>
    use(browserName === "chromium" ? ["clipboard-write", "clipboard-read"] : []),
});

// Runs in one worker, which skips kinds it has seen: controls of a kind only differ in their text.
test.describe.configure({ mode: "default" });
for (const path of [...PAGES, ...TOOL_PAGES]) {
  const tag = SHORT_PATHS.has(path) ? [] : ["@long"];
  test(`each held control of ${path} works as the first action`, { tag }, async ({ page }) => {
    test.setTimeout(300_000);
    await page.addInitScript(() => {
      addEventListener("beforeprint", () => {
        document.documentElement.dataset["printed"] = "yes";
      });
    });
    await openWithoutScripts(page, path);
    for (const control of await listHeldControls(page)) {
      if (seenKinds.has(control.kind)) continue;
      seenKinds.add(control.kind);
      await test.step(control.label || control.kind, async () => {
        const expectedOutcome = await pressHydrated(page, path, control);
        await pressBeforeScripts(page, path, control);
        await expect.poll(() => readOutcome(page)).toEqual(expectedOutcome);
      });
    }
  });
}

/** The outcome of a press on a hydrated page; fails if nothing changes. */
async function pressHydrated(page: Page, path: string, control: HeldControl) {
  const { release } = await openWithoutScripts(page, path);
  const element = await page.locator(HELD_SELECTOR).nth(control.index).elementHandle();
  release();
  await hydratePage(page);
  await page.mouse.move(0, 0);
  const outcomeBefore = JSON.stringify(await readOutcome(page));
  // The element, or its successor by id.
  const target = await element?.evaluateHandle((element) =>
    element.isConnected ? element : document.getElementById(element.id),
  );
  await target?.asElement()?.click();
  const message = `${control.kind} “${control.label}” on ${path} does something`;
  const readText = async () => JSON.stringify(await readOutcome(page));
  await expect.poll(readText, message).not.toBe(outcomeBefore);
  await expect.poll(async () => (await readOutcome(page)).busy, message).toBe(0);
  await settle(page);
  return readOutcome(page);
}

/** Presses a control before any script loads, and then loads them. */
async function pressBeforeScripts(page: Page, path: string, control: HeldControl): Promise<void> {
  const { release } = await openWithoutScripts(page, path);
  // Playwright would wait until the radio button of a pressed label is enabled.
  const force = control.kind.includes(" LABEL.");
  await page.locator(HELD_SELECTOR).nth(control.index).click({ force });
  await page.mouse.move(0, 0);
  release();
  await waitForHydration(page);
}

/** Opens the page without saved state; its scripts load once they are released. */
async function openWithoutScripts(page: Page, path: string) {
  await page.unrouteAll();
  const scripts = await holdScripts(page);
  await page.goto(path);
  await page.evaluate(() => localStorage.clear());
  return scripts;
}

const getMain = (page: Page) => page.getByRole("main");

for (const [title, path, performAction, expectResult] of [
  [
    "the picker asks for a choice in the browser's words",
    "/",
    (page) => getMain(page).getByRole("button", { name: "Generate Website" }).click(),
    (page) => expect(page.locator("select:invalid")).toBeFocused(),
  ],
  [
    "yearly prices have their own page",
    "/pricing",
    (page) =>
      getMain(page)
        .getByRole("link", { name: /^Yearly/ })
        .click(),
    async (page) => {
      await expect(page).toHaveURL(/billing=yearly/);
      await expect(getMain(page).getByText("₹19,599 a year").filter({ visible: true })).toHaveCount(
        1,
      );
    },
  ],
  [
    "a form with an error keeps what was typed",
    "/contact",
    async (page) => {
      await page.getByPlaceholder("Enter your name").fill(" ");
      await page.getByPlaceholder("Enter your email").fill("asha@shop.test");
      await page.getByPlaceholder("Enter your phone number").fill("98480 00000");
      await page.getByPlaceholder("How can we help you?").fill("Do you deliver?");
      await page.getByRole("button", { name: "Send Message" }).click();
    },
    async (page) => {
      await expect(page.getByPlaceholder("Enter your name")).toHaveAttribute(
        "aria-invalid",
        "true",
      );
      await expect(page.getByPlaceholder("How can we help you?")).toHaveValue("Do you deliver?");
    },
  ],
] as const satisfies [
  string,
  string,
  (page: Page) => Promise<void>,
  (page: Page) => Promise<void>,
][]) {
  test(`before React: ${title}`, async ({ page, expectedErrors }) => {
    // A page with an error in its form.
    expectedErrors.push(/400 \(Bad Request\)/);
    await holdScripts(page);
    await page.goto(path);
    await performAction(page);
    await expectResult(page);
  });
}
