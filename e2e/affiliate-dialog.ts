import type { Page } from "@playwright/test";
import { expect, openHydrated } from "./test.ts";

/** Helpers for the tests of the application dialog. */

export const PERSON = { Name: "Asha Rao", Email: "asha@shop.test", "Mobile number": "98480 00000" };
export const COMPANY = {
  "Company name": "Rao & Co",
  Website: "https://rao.test",
  "LinkedIn profile": "https://linkedin.test/in/asha",
};

export const getJoinDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Join the programme" });
export const getField = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });
export const getTypeSelect = (page: Page) => page.getByLabel("What describes you best?");
export const pressButton = async (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).press("Enter");

/** Opens the dialog from the join button, by keyboard. */
export async function openJoinDialog(page: Page, url = "/affiliate") {
  await openHydrated(page, url);
  const button = page.locator('main a[aria-haspopup="dialog"]').first();
  await button.press("Enter");
  await expect(getJoinDialog(page)).toBeVisible();
  return button;
}

export async function fillFields(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await getField(page, name).fill(value);
}

export async function expectValues(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await expect(getField(page, name)).toHaveValue(value);
  }
}

/** Fills in both steps without submitting, no faster than a person could. */
export async function fillBothSteps(page: Page, email = PERSON.Email) {
  await fillFields(page, { ...PERSON, Email: email });
  await pressButton(page, "Next");
  await fillFields(page, { ...COMPANY, Website: "rao.test" });
  await getTypeSelect(page).selectOption("Freelancer");
  await page.waitForFunction(() => performance.now() > 1600);
}
