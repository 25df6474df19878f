import type { Page } from "@playwright/test";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { countLocalDrafts } from "@angadi/tests/count-local-drafts";
import { sendApplication } from "@angadi/tests/send-lead";
import { expect, test } from "../test.ts";

const getRestoredNotice = (page: Page) => page.getByText("What you entered before is back.");

test("forms of plans, people and applications keep what is typed until it is stored @long", async ({
  browser,
}) => {
  await using desk = await startBuiltDesk();
  await using context = await browser.newContext({
    baseURL: desk.url,
    locale: "en-IN",
    timezoneId: "Europe/Berlin",
  });
  await desk.join(context, "Mina", "owner");
  const page = await context.newPage();
  page.on("dialog", (dialog) => void dialog.accept());
  // A page that is left before its drafts are read.
  await page.addInitScript(() => {
    if (sessionStorage.getItem("storage-hangs"))
      indexedDB.open = () => ({ addEventListener: () => undefined }) as unknown as IDBOpenDBRequest;
    sessionStorage.removeItem("storage-hangs");
  });

  await test.step("a price that is left at once, previewed, and saved", async () => {
    const price = page.locator("[name='monthly:ai-powerhouse']");
    await page.goto("/plans");
    await price.fill("5,499");
    await page.goto("/leads");
    await page.goto("/plans");
    await expect(price).toHaveValue("5,499");
    await expect(getRestoredNotice(page)).toBeVisible();
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.getByText("This is a preview.")).toBeVisible();
    await page.goto("/plans");
    await expect(price).toHaveValue("5,499");
    await page.evaluate(() => sessionStorage.setItem("storage-hangs", "once"));
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.getByText("This is a preview.")).toBeVisible();
    await page.goto("/plans");
    await expect(price).toHaveValue("5,499");
    await page.getByRole("button", { name: "Save plans" }).click();
    await expect(page.getByText("Saved. The public site shows it now.")).toBeVisible();
    await expect.poll(() => countLocalDrafts(page)).toBe(0);
    await expect(getRestoredNotice(page)).toBeHidden();
  });

  await test.step("an invitation, whose link is shown without a redirect", async () => {
    await page.goto("/people");
    await page.getByLabel("Email").fill("new@angadi.test");
    await page.locator("form[action='/people'] button").click();
    await expect(page.getByRole("heading", { name: "The link is ready" })).toBeVisible();
    await expect.poll(() => countLocalDrafts(page)).toBe(0);
    await page.goto("/people");
    await expect(page.getByLabel("Email")).toHaveValue("");
  });

  await test.step("the reason for declining, and a bulk decline without one", async () => {
    await sendApplication(desk.siteUrl);
    await page.goto("/affiliates");
    await page.getByRole("checkbox", { name: "Select Ravi Das" }).check();
    await page.getByRole("button", { name: "Decline" }).click();
    await expect(page.getByLabel("Reason for declining")).toBeFocused();
    await expect(page.getByRole("checkbox", { name: "Select Ravi Das" })).toBeChecked();
    await page.getByRole("link", { name: "Ravi Das" }).click();
    const address = page.url();
    await page.getByLabel("Reason").fill("Your site does not open.");
    await page.goto("/affiliates");
    await page.goto(address);
    await expect(page.getByLabel("Reason")).toHaveValue("Your site does not open.");
  });

  await test.step("the time of a post, in the reader's own time zone", async () => {
    await page.goto("/posts/new");
    await expect(page.getByText(/In your time zone: Central European/)).toBeVisible();
    await page.getByLabel("Publish at").fill("2999-01-01T01:00");
    const posted = page.waitForRequest((request) => /\/posts\/[^/]+$/.test(request.url()));
    await page.getByRole("button", { name: "Schedule" }).click();
    const body = decodeURIComponent((await posted).postData() ?? "");
    expect(body).toContain("at=2999-01-01T00:00:00.000Z");
  });

  await test.step("signing out deletes them after a question", async () => {
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(await countLocalDrafts(page)).toBe(0);
  });
});
