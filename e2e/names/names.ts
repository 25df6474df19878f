import type { Page } from "@playwright/test";
import { expect, openHydrated } from "../test.ts";

/** Helpers for the tests of the name generator. */

export const NAMES_PATH = "/business-name-generator";
export const BRIEF_PATH = `${NAMES_PATH}?about=Tea+stall+by+a+lake&words=kulhad`;

export const getDialog = (page: Page) => page.getByRole("dialog", { name: "Business names" });
export const getOpenLink = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Generate Business Name" }).first();
export const getNameHeadings = (page: Page) => getDialog(page).getByRole("heading", { level: 4 });
export const readNames = async (page: Page) =>
  (await getNameHeadings(page).allTextContents()).map((name) => name.replaceAll("\u00a0", " "));
export const getCard = (page: Page, index: number) => getDialog(page).locator("ol > li").nth(index);
export const getKeepButton = (page: Page, index: number) =>
  getCard(page, index).getByRole("button", { name: /^Keep/ });
/** The summary that opens a card's scores, which also contain its domains. */
export const getScoresToggle = (page: Page, index: number) =>
  getCard(page, index).locator("summary");
export const getViewButton = (page: Page, name: "Brief" | "Names" | "Shortlist") =>
  getDialog(page).getByRole("button", { name: new RegExp(`^${name}`) });
export const getAboutField = (page: Page) =>
  getDialog(page).getByLabel("What does the business do?");
export const getGenerateButton = (page: Page) =>
  getDialog(page).getByRole("button", { name: "Generate names" });
export const getNameStatus = (page: Page) =>
  getDialog(page).locator('[aria-busy] p[role="status"]');
export const getRows = (page: Page) => getDialog(page).getByRole("table").locator("tbody tr");

/** Opens a URL with names, and waits until the dialog is interactive. */
export async function openNames(page: Page, address: string): Promise<void> {
  await openHydrated(page, address);
  await expect(getDialog(page)).toBeVisible();
  await page.waitForFunction(() => document.querySelector("dialog#name-generator:modal"));
}

/** Opens the dialog with its button. */
export async function openDialog(page: Page): Promise<void> {
  await openHydrated(page, NAMES_PATH);
  await getOpenLink(page).click();
  await expect(getAboutField(page)).toBeFocused();
}

/** Mocks domain lookups. Returns the labels that the page looks up. */
export async function mockDomains(
  page: Page,
  respond: (label: string) => { status?: number; headers?: Record<string, string>; json?: object },
): Promise<string[]> {
  const requestedLabels: string[] = [];
  await page.route("**/api/domains?*", async (route) => {
    const label = new URL(route.request().url()).searchParams.get("label") ?? "";
    requestedLabels.push(label);
    await route.fulfill(respond(label));
  });
  return requestedLabels;
}
