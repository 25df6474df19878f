import type { Locator, Page } from "@playwright/test";
import type { BuiltServer } from "@angadi/test-kit/built-server";
import { expect } from "../test.ts";
import { findViolations } from "@angadi/test-kit/violations";

const PASSWORD = "blue kettle seventeen";

/** Presses Tab until the control has the focus. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The Tab key does not reach the control.");
}

/** Moves to a control with Tab, and types. */
export async function typeInto(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

/** Moves to a button with Tab, and presses Enter. */
export async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

/** Creates the owner's account with the link that the process printed, and signs in by keyboard. */
export async function createOwner(page: Page, site: BuiltServer): Promise<void> {
  await expect.poll(() => site.readOutput()).toContain("/welcome?token=");
  const [link = ""] = /http:\S+welcome\?token=\S+/.exec(site.readOutput()) ?? [];
  await page.goto(link);
  await typeInto(page, page.getByLabel("Name"), "Mina");
  await typeInto(page, page.getByLabel("Email"), "mina@angadi.test");
  await typeInto(page, page.getByLabel("Password"), PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await typeInto(page, page.getByLabel("Email"), "mina@angadi.test");
  await typeInto(page, page.getByLabel("Password"), PASSWORD);
  await pressButton(page, "Sign in");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
}

/** Light mode on a wide screen and dark mode on a narrow one; with `LONG`, all combinations. */
const VARIANTS = [
  ["light", 1440],
  ["dark", 390],
  ...(process.env["LONG"]
    ? ([
        ["light", 390],
        ["dark", 1440],
      ] as const)
    : []),
] as const;

/** Opens a page of the desk and checks it. */
export async function checkPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  const { pathname, search } = new URL(url);
  await checkScreen(page, pathname + search);
}

/** Saves a screenshot under `test-results/desk` for review. Only with `LONG`. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env["LONG"]) return;
  const file = `${name.replaceAll(/[^\w-]+/g, "-")}.png`;
  await page.screenshot({ path: `test-results/desk/${file}`, fullPage: true });
}

/** Expects no axe violations in light and dark mode, and nothing wider than a phone. */
export async function checkScreen(page: Page, name: string): Promise<void> {
  for (const [colorScheme, width] of VARIANTS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    const violations = await findViolations(page);
    expect([name, width, colorScheme, violations]).toEqual([name, width, colorScheme, []]);
    await takeScreenshot(page, `desk${name}-${width}-${colorScheme}`);
  }
  await page.setViewportSize({ width: 320, height: 900 });
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect([name, scrollWidth]).toEqual([name, 320]);
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
}
