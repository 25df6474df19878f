import type { BrowserContext, Page } from "@playwright/test";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { countLocalDrafts } from "@angadi/tests/count-local-drafts";
import { startMailServer } from "@angadi/tests/mail-server";
import { expect, test } from "../test.ts";

const reply = (page: Page) => page.getByLabel("Reply", { exact: true });
const note = (page: Page) => page.getByLabel("Note");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A desk with a lead, and people who have it open. */
async function openLead(names: readonly string[], newContext: () => Promise<BrowserContext>) {
  const mail = await startMailServer();
  const desk = await startBuiltDesk({ SMTP_URL: mail.url, LEADS_TO: "team@angadi.test" });
  await fetch(`${desk.siteUrl}/api/business/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      businessId: "angadi",
      name: "Asha Rao",
      email: "asha@shop.test",
      mobileNo: "098480 12345",
      message: "Do you sell wedding cards?",
    }),
  });
  const pages: Page[] = [];
  for (const name of names) {
    const context = await newContext();
    await (await desk.join(context, name, "support")).signIn();
    const page = await context.newPage();
    await page.goto(`${desk.url}/leads`);
    await page.getByRole("link", { name: "Asha Rao" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
    pages.push(page);
  }
  return {
    desk,
    pages,
    close: async () => {
      for (const page of pages) await page.context().close();
      await desk.stop();
      await mail.stop();
    },
  };
}

test("nothing typed on a lead is lost: by another form, an error, a sign-in, or a crash @long", async ({
  browser,
}) => {
  const { desk, pages, close } = await openLead(["Mina"], () => browser.newContext());
  const [page] = pages as [Page];
  const address = page.url();

  await test.step("another form of the page", async () => {
    await reply(page).fill("Half a reply");
    await note(page).fill("Half a note");
    await page.getByLabel("Owner").selectOption("Mina");
    await page.getByLabel("Status").selectOption("In progress");
    await press(page, "Save status");
    await expect(page.getByText("Status saved.")).toBeVisible();
    await expect(reply(page)).toHaveValue("Half a reply");
    await expect(note(page)).toHaveValue("Half a note");
    await expect(page.getByLabel("Owner")).toHaveValue(/./);
    await press(page, "Save owner");
    await press(page, "Add note");
    await expect(page.getByText("Note added.")).toBeVisible();
    await expect(reply(page)).toHaveValue("Half a reply");
    await expect(note(page)).toHaveValue("");
    await expect.poll(() => countLocalDrafts(page)).toBe(1);
  });

  await test.step("a reply that is refused as too long", async () => {
    const long = "x".repeat(20_001);
    await reply(page).fill(long);
    await press(page, "Send reply");
    await expect(page.getByText(/at most 20,?000 characters/)).toBeVisible();
    await page.goto(address);
    await expect(reply(page)).toHaveValue(long);
    await reply(page).fill("Half a reply");
  });

  await test.step("the end of the session", async () => {
    const context = page.context();
    const cookies = await context.cookies();
    await context.clearCookies();
    await press(page, "Send reply");
    await expect(page.getByText("You are signed out, so nothing was changed")).toBeVisible();
    await expect(page.getByLabel("Text")).toHaveValue("Half a reply");
    await context.addCookies(cookies);
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.goto(address);
    await expect(reply(page)).toHaveValue("Half a reply");
  });

  await test.step("a server that is down", async () => {
    await desk.kill();
    await reply(page).fill("Half a reply, and more");
    await press(page, "Send reply").catch(() => undefined);
    await desk.start();
    await page.goto(address);
    await expect(reply(page)).toHaveValue("Half a reply, and more");
  });

  await test.step("a closed tab, until it is sent", async () => {
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    await next.goto(address);
    await expect(reply(next)).toHaveValue("Half a reply, and more");
    await press(next, "Discard it");
    await expect(reply(next)).toHaveValue("Hello Asha Rao,\n\n");
    await reply(next).fill("A whole reply");
    await press(next, "Send reply");
    await expect(next.getByText("Reply queued.")).toBeVisible();
    await expect(reply(next)).toHaveValue("Hello Asha Rao,\n\n");
    await expect.poll(() => countLocalDrafts(next)).toBe(0);
    expect(new URL(next.url()).searchParams.has("stored")).toBe(false);
  });
  await close();
});
