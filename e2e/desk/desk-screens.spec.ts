import type { Page } from "@playwright/test";
import { startDeskWithLeads } from "../engines/desk.ts";
import { test } from "../test.ts";
import { checkPage, checkScreen } from "./desk-visit.ts";

/** Pages with a flash message or an empty list. */
const STATES = [
  "/leads?done=bulk-answered&count=2&undo=x",
  "/leads?q=nobody",
  "/affiliates?done=bulk-approved&count=1&undo=x",
  "/posts?done=bulk-published&count=1&skipped=1&undo=x",
  "/plans?done=retired",
  "/nothing",
];

/** Opens the first entry of a list, and checks its page. Returns the page's URL. */
async function checkFirst(page: Page, list: string): Promise<string> {
  await page.goto(list);
  await page.locator("[data-rows] a").first().click();
  await page.waitForURL((url) => url.href.startsWith(`${list}/`));
  await checkScreen(page, `${new URL(list).pathname}/one`);
  return page.url();
}

test("every page of the desk has no axe violations in light and dark mode, and fits a phone @long", async ({
  page,
  context,
  expectedErrors,
}) => {
  test.setTimeout(600_000);
  expectedErrors.push(/404/);
  const { url, pages, join, stop } = await startDeskWithLeads();
  await join(context, "Mina", "owner");
  for (const path of [...pages, ...STATES.map((state) => url + state)])
    await test.step(path, () => checkPage(page, path));
  const lead = await checkFirst(page, `${url}/leads`);
  await checkPage(page, `${lead}/forget`);
  await checkFirst(page, `${url}/affiliates`);
  await checkFirst(page, `${url}/posts`);
  await stop();
});
