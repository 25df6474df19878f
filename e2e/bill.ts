import type { Page } from "@playwright/test";
import { openBillMaker } from "@angadi/tests/bill-prints";
import type { BillDraft } from "@angadi/owner-tools/bill/draft";
import { exampleDraft } from "@angadi/owner-tools/bill/example.test-helper";
import { openHydrated } from "./test.ts";

/** The bill maker's path, and locators of its parts. */
export const BILL_MAKER_PATH = "/ai-invoice-builder";
export const getMaker = (page: Page) => page.locator("#make");
export const getBillPreview = (page: Page) => getMaker(page).getByRole("article");
export const getBillsRegion = (page: Page) =>
  getMaker(page).getByRole("region", { name: "Your bills" });
export const getButton = (page: Page, name: string | RegExp) =>
  getMaker(page).getByRole("button", { name, exact: true });

/** Opens the bill maker with a draft. */
export async function openMaker(page: Page, draft: BillDraft = exampleDraft) {
  await openHydrated(page, BILL_MAKER_PATH);
  await openBillMaker(page, draft);
}
