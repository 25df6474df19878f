import type { Page } from "@playwright/test";
import { openWith } from "@angadi/tests/bill-prints";
import type { Draft } from "@angadi/owner-tools/bill/draft";
import { exampleDraft } from "@angadi/owner-tools/bill/example";
import { hydrated } from "./test.ts";

/** The path of the bill maker, and its parts. */
export const PATH = "/ai-invoice-builder";
export const maker = (page: Page) => page.locator("#make");
export const paper = (page: Page) => maker(page).getByRole("article");
export const bills = (page: Page) => maker(page).getByRole("region", { name: "Your bills" });
export const button = (page: Page, name: string | RegExp) =>
  maker(page).getByRole("button", { name, exact: true });

/** Opens the maker with a bill in it. */
export async function open(page: Page, draft: Draft = exampleDraft) {
  await page.goto(PATH);
  await hydrated(page);
  await openWith(page, draft);
}
