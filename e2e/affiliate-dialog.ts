import type { Page } from "@playwright/test";
import { expect, openHydrated } from "./test.ts";

/** Helpers for the tests of the application dialog. */

export const PERSON = { Name: "Asha Rao", Email: "asha@shop.test", "Mobile number": "98480 00000" };
export const COMPANY = {
  "Company name": "Rao & Co",
  Website: "https://rao.test",
  "LinkedIn profile": "https://linkedin.test/in/asha",
};

export const getDialog = (page: Page) => page.getByRole("dialog", { name: "Join the programme" });
export const getField = (page: Page, name: string) =>
  page.getByRole("textbox", { name, exact: true });
export const getTypeSelect = (page: Page) => page.getByLabel("What describes you best?");
export const press = async (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).press("Enter");

/** Opens the dialog from the join button, by keyboard. */
export async function openJoinDialog(page: Page, url = "/affiliate") {
  await openHydrated(page, url);
  const button = page.locator('main a[aria-haspopup="dialog"]').first();
  await button.press("Enter");
  await expect(getDialog(page)).toBeVisible();
  return button;
}

export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await getField(page, name).fill(value);
}

export async function expectTyped(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await expect(getField(page, name)).toHaveValue(value);
  }
}

/** Fills in both steps without submitting, no faster than a person could. */
export async function fillBothSteps(page: Page, email = PERSON.Email) {
  await fill(page, { ...PERSON, Email: email });
  await press(page, "Next");
  await fill(page, { ...COMPANY, Website: "rao.test" });
  await getTypeSelect(page).selectOption("Freelancer");
  await page.waitForFunction(() => performance.now() > 1600);
}
