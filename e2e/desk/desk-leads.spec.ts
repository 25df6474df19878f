import type { Page } from "@playwright/test";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { countLocalDrafts } from "@angadi/tests/count-local-drafts";
import { startMailServer } from "@angadi/tests/mail-server";
import { sendLead } from "@angadi/tests/send-lead";
import { expect, test } from "../test.ts";

const getReplyField = (page: Page) => page.getByLabel("Reply", { exact: true });
const getNoteField = (page: Page) => page.getByLabel("Note");
const clickButton = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).click();

test("nothing typed on a lead is lost: by another form, an error, a sign-in, or a crash @long", async ({
  browser,
}) => {
  await using mail = await startMailServer();
  await using desk = await startBuiltDesk({ SMTP_URL: mail.url, LEADS_TO: "team@angadi.test" });
  await using context = await browser.newContext({ baseURL: desk.url });
  await desk.join(context, "Mina", "support");
  await sendLead(desk.siteUrl);
  const page = await context.newPage();
  await page.goto("/leads");
  await page.getByRole("link", { name: "Asha Rao" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
  const address = page.url();

  await test.step("another form of the page", async () => {
    await getReplyField(page).fill("Half a reply");
    await getNoteField(page).fill("Half a note");
    await page.getByLabel("Owner").selectOption("Mina");
    await page.getByLabel("Status").selectOption("In progress");
    await clickButton(page, "Save status");
    await expect(page.getByText("Status saved.")).toBeVisible();
    await expect(getReplyField(page)).toHaveValue("Half a reply");
    await expect(getNoteField(page)).toHaveValue("Half a note");
    await expect(page.getByLabel("Owner")).toHaveValue(/./);
    await clickButton(page, "Save owner");
    await clickButton(page, "Add note");
    await expect(page.getByText("Note added.")).toBeVisible();
    await expect(getReplyField(page)).toHaveValue("Half a reply");
    await expect(getNoteField(page)).toHaveValue("");
    await expect.poll(() => countLocalDrafts(page)).toBe(1);
  });

  await test.step("a reply that is rejected as too long", async () => {
    const longText = "x".repeat(20_001);
    await getReplyField(page).fill(longText);
    await clickButton(page, "Send reply");
    await expect(page.getByText(/at most 20,?000 characters/)).toBeVisible();
    await page.goto(address);
    await expect(getReplyField(page)).toHaveValue(longText);
    await getReplyField(page).fill("Half a reply");
  });

  await test.step("the end of the session", async () => {
    const cookies = await context.cookies();
    await context.clearCookies();
    await clickButton(page, "Send reply");
    await expect(page.getByText("You are signed out, so nothing was changed")).toBeVisible();
    await expect(page.getByLabel("Text")).toHaveValue("Half a reply");
    await context.addCookies(cookies);
    await page.getByRole("link", { name: "Sign in" }).click();
    await page.goto(address);
    await expect(getReplyField(page)).toHaveValue("Half a reply");
  });

  await test.step("a server that is down", async () => {
    await desk.kill();
    await getReplyField(page).fill("Half a reply, and more");
    await clickButton(page, "Send reply").catch(() => undefined);
    await desk.start();
    await page.goto(address);
    await expect(getReplyField(page)).toHaveValue("Half a reply, and more");
  });

  await test.step("a closed tab, until it is sent", async () => {
    const nextPage = await context.newPage();
    await page.close({ runBeforeUnload: false });
    await nextPage.goto(address);
    await expect(getReplyField(nextPage)).toHaveValue("Half a reply, and more");
    await clickButton(nextPage, "Discard it");
    await expect(getReplyField(nextPage)).toHaveValue("Hello Asha Rao,\n\n");
    await getReplyField(nextPage).fill("A whole reply");
    await clickButton(nextPage, "Send reply");
    await expect(nextPage.getByText("Reply queued.")).toBeVisible();
    await expect(getReplyField(nextPage)).toHaveValue("Hello Asha Rao,\n\n");
    await expect.poll(() => countLocalDrafts(nextPage)).toBe(0);
    expect(new URL(nextPage.url()).searchParams.has("stored")).toBe(false);
  });
});
