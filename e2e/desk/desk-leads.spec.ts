import type { Page } from "@playwright/test";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { countLocalDrafts } from "@angadi/tests/count-local-drafts";
import { startMailServer } from "@angadi/tests/mail-server";
import { sendLead } from "@angadi/tests/send-lead";
import { expect, test } from "../test.ts";

const reply = (page: Page) => page.getByLabel("Reply", { exact: true });
const note = (page: Page) => page.getByLabel("Note");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

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
    const next = await context.newPage();
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
});
