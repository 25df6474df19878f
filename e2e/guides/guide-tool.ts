import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { openHydrated } from "../test.ts";

const INDEX = "/business-starter-guide";

export const toGuidePath = (slug: string): string => `${INDEX}/${slug}`;

export const getTool = (page: Page): Locator => page.locator("#tool");

/** Opens a guide. Returns its tool once it can be used. */
export async function openTool(page: Page, slug: string): Promise<Locator> {
  await openHydrated(page, toGuidePath(slug));
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
