import type { Page } from "@playwright/test";
import { expect, hydrated } from "../test.ts";

/** Helpers for the tests of the name generator. */

export const PAGE = "/business-name-generator";
export const BRIEF = `${PAGE}?about=Tea+stall+by+a+lake&words=kulhad`;

export const dialog = (page: Page) => page.getByRole("dialog", { name: "Business names" });
export const opener = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Generate Business Name" }).first();
export const boards = (page: Page) => dialog(page).getByRole("heading", { level: 4 });
export const names = async (page: Page) =>
  (await boards(page).allTextContents()).map((name) => name.replaceAll("\u00a0", " "));
export const card = (page: Page, index: number) => dialog(page).locator("ol > li").nth(index);
export const getSaveButton = (page: Page, index: number) =>
  card(page, index).getByRole("button", { name: /^Keep/ });
/** The scores of a card, which also contain its domains. */
export const getReasons = (page: Page, index: number) => card(page, index).locator("summary");
export const view = (page: Page, name: "Brief" | "Names" | "Shortlist") =>
  dialog(page).getByRole("button", { name: new RegExp(`^${name}`) });
export const about = (page: Page) => dialog(page).getByLabel("What does the business do?");
export const generate = (page: Page) =>
  dialog(page).getByRole("button", { name: "Generate names" });
export const status = (page: Page) => dialog(page).locator('[aria-busy] p[role="status"]');
export const rows = (page: Page) => dialog(page).getByRole("table").locator("tbody tr");
export const stored = (page: Page) => page.evaluate(() => localStorage.getItem("nameShortlist"));

/** Opens a URL with names, and waits until the dialog's code has loaded. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(dialog(page)).toBeVisible();
  await page.waitForFunction(() => document.querySelector("dialog#name-generator:modal"));
}

/** Opens the dialog with its button. */
export async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  await hydrated(page);
  await opener(page).click();
  await expect(about(page)).toBeFocused();
}

/** Mocks domain lookups. Returns the requested domains. */
export async function answerDomains(
  page: Page,
  answer: (label: string) => { status?: number; headers?: Record<string, string>; json?: object },
): Promise<string[]> {
  const requestedLabels: string[] = [];
  await page.route("**/api/domains?*", async (route) => {
    const label = new URL(route.request().url()).searchParams.get("label") ?? "";
    requestedLabels.push(label);
    await route.fulfill(answer(label));
  });
  return requestedLabels;
}
