import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { hydratePage } from "../test.ts";

const INDEX = "/business-starter-guide";

/** The guides with a calculator, their tools, and the text of their first result. */
export const CALCULATORS = [
  { slug: "startup-budget-calculator", tool: "start-up-budget", result: "₹10,30,000" },
  { slug: "cash-flow-management", tool: "cash-flow", result: "−₹1,02,000" },
  { slug: "pricing-strategy-guide", tool: "pricing", result: "₹273" },
  { slug: "business-loan-guide", tool: "loan", result: "₹20,676" },
  { slug: "funding-options-comparison", tool: "funding", result: "₹7,44,336" },
] as const;

export const toGuidePath = (slug: string): string => `${INDEX}/${slug}`;

export const getTool = (page: Page): Locator => page.locator("#tool");

/** Opens a guide, makes the first move, and returns its tool once it can be used. */
export async function openTool(page: Page, slug: string): Promise<Locator> {
  await page.goto(toGuidePath(slug));
  await hydratePage(page);
  const tool = getTool(page);
  await tool.getByRole("button", { name: "Clear the sheet" }).waitFor();
  return tool;
}

/** Clicks a download link. Returns the file's name and bytes. */
export async function downloadFile(
  page: Page,
  link: string,
  tool = getTool(page),
): Promise<{ name: string; bytes: Buffer }> {
  const downloadStarted = page.waitForEvent("download", { timeout: 20_000 });
  await tool.getByRole("link", { name: link }).click();
  const download = await downloadStarted;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
