import type { Page, Route } from "@playwright/test";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { countLocalDrafts } from "@angadi/tests/count-local-drafts";
import { expect, test } from "../test.ts";

const getExcerpt = (page: Page) => page.getByLabel("Excerpt", { exact: true });
const expectSaved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: /^Saved \d+:\d\d/ })).toBeVisible();

test("restores what was typed just before leaving, stopping, awaiting a response or signing out @long", async ({
  browser,
}) => {
  test.setTimeout(90_000);
  await using desk = await startBuiltDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  await desk.join(context, "Asha");
  const page = await context.newPage();
  await page.goto("/posts/new");
  await getExcerpt(page).pressSequentially("One.");
  await expectSaved(page);
  const address = page.url();
  const id = address.split("/").at(-1) ?? "";
  const isPostUrl = ({ pathname }: URL) => pathname === `/posts/${id}`;

  await test.step("leaving the page within 200 ms, before anything is sent", async () => {
    const abortRequest = (route: Route) => route.abort();
    await page.route("**/autosave", abortRequest);
    await getExcerpt(page).evaluate((field: HTMLTextAreaElement) => {
      field.value += " Two.";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      location.assign("/posts");
    });
    await page.waitForURL("/posts");
    expect(await countLocalDrafts(page)).toBe(1);
    await page.unroute("**/autosave", abortRequest);
    await page.goto(address);
    await expect(getExcerpt(page)).toHaveValue("One. Two.");
    await expect.poll(() => countLocalDrafts(page)).toBe(0);
  });

  const title = page.getByLabel("Title", { exact: true });

  await test.step("the list of posts stores the local draft, shows it, and keeps a typed search", async () => {
    const abortRequest = (route: Route) => route.abort();
    await page.route("**/autosave", abortRequest);
    await title.evaluate((field: HTMLInputElement) => {
      field.value = "Left behind";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      location.assign("/posts");
    });
    await page.waitForURL("/posts");
    const search = page.getByRole("searchbox");
    await search.fill("half a word");
    await page.unroute("**/autosave", abortRequest);
    await expect(page.getByRole("link", { name: "Left behind" })).toBeVisible();
    await expect(search).toHaveValue("half a word");
    await page.goto(address);
  });

  await test.step("autosave continues after a stopped submit", async () => {
    const abortRequest = (route: Route) => route.abort("aborted");
    await page.route(isPostUrl, abortRequest, { times: 1 });
    const stoppedRequest = page.waitForEvent("requestfailed", (request) =>
      isPostUrl(new URL(request.url())),
    );
    await title.fill("Stopped");
    await page.evaluate(() => {
      const saveButton = document.querySelector<HTMLButtonElement>(
        '.save-bar button[value="save"]',
      );
      saveButton?.form?.requestSubmit(saveButton);
    });
    await stoppedRequest;
    await title.fill("Stopped, and on");
    const readStoredTitle = () =>
      desk.db.selectFrom("posts").select("title").where("id", "=", id).executeTakeFirst();
    await expect.poll(readStoredTitle).toEqual({ title: "Stopped, and on" });
    await expectSaved(page);
  });

  await test.step("typing after Save, whose response is a conflict", async () => {
    const ownRevision = await desk.db
      .selectFrom("posts")
      .select("document")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    await desk.db
      .updateTable("posts")
      .set((eb) => ({
        document: ownRevision.document.replace("One.", "Ravi's."),
        version: eb("version", "+", 1),
        saved_by: "Ravi",
        saved_in: "",
      }))
      .where("id", "=", id)
      .execute();
    let release = () => {};
    const releasePromise = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      isPostUrl,
      async (route) => {
        await releasePromise;
        await route.continue();
      },
      { times: 1 },
    );
    const typedMessage = page.waitForEvent("console", (message) => message.text() === "typed");
    // This runs in the page, because Playwright's own actions would wait for the response.
    await page.evaluate(() => {
      const saveButton = document.querySelector<HTMLButtonElement>(
        '.save-bar button[value="save"]',
      );
      const field = document.querySelector<HTMLTextAreaElement>('textarea[name="excerpt"]');
      if (!saveButton?.form || !field) throw new Error("there is no form");
      saveButton.form.requestSubmit(saveButton);
      setTimeout(() => {
        field.value += " Three.";
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        console.log("typed");
      });
    });
    await typedMessage;
    release();
    await expect(page.locator("#their-excerpt del").first()).toHaveText("Ravi's.");
    await expect(getExcerpt(page).last()).toHaveValue("One. Two. Three.");
    await expect.poll(() => countLocalDrafts(page)).toBe(1);
  });

  await test.step("signing out deletes an unsaved text after a question", async () => {
    const signOut = async (response: "accept" | "dismiss") => {
      const dialogEvent = page.waitForEvent("dialog");
      const signOutClick = page.getByRole("button", { name: "Sign out" }).click();
      const dialog = await dialogEvent;
      expect(dialog.message()).toContain("are not saved on the server");
      await dialog[response]();
      await signOutClick;
    };
    await page.goto("/posts");
    await signOut("dismiss");
    expect(await countLocalDrafts(page)).toBe(1);
    await page.goto(address);
    await page.route("**/autosave", (route) => route.abort());
    await getExcerpt(page).fill("Nobody else's.");
    await signOut("accept");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(await countLocalDrafts(page)).toBe(0);
  });
});
