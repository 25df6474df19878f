import type { Page, Route } from "@playwright/test";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { countLocalDrafts } from "@angadi/tests/count-local-drafts";
import { expect, test } from "../test.ts";

const excerpt = (page: Page) => page.getByLabel("Excerpt", { exact: true });
const saved = (page: Page) =>
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
  await excerpt(page).pressSequentially("One.");
  await saved(page);
  const address = page.url();
  const id = address.split("/").at(-1) ?? "";
  const ownPath = ({ pathname }: URL) => pathname === `/posts/${id}`;

  await test.step("leaving the page within 200 ms, before anything is sent", async () => {
    const abortRequest = (route: Route) => route.abort();
    await page.route("**/autosave", abortRequest);
    await excerpt(page).evaluate((field: HTMLTextAreaElement) => {
      field.value += " Two.";
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      location.assign("/posts");
    });
    await page.waitForURL("/posts");
    expect(await countLocalDrafts(page)).toBe(1);
    await page.unroute("**/autosave", abortRequest);
    await page.goto(address);
    await expect(excerpt(page)).toHaveValue("One. Two.");
    await expect.poll(() => countLocalDrafts(page)).toBe(0);
  });

  const title = page.getByLabel("Title", { exact: true });

  await test.step("the list of posts shows what it stores, and keeps what is typed in it", async () => {
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

  await test.step("a stopped submit does not end autosave", async () => {
    const abortRoute = (route: Route) => route.abort("aborted");
    await page.route(ownPath, abortRoute, { times: 1 });
    const stopped = page.waitForEvent("requestfailed", (request) =>
      ownPath(new URL(request.url())),
    );
    await title.fill("Stopped");
    await page.evaluate(() => {
      const save = document.querySelector<HTMLButtonElement>('.save-bar button[value="save"]');
      save?.form?.requestSubmit(save);
    });
    await stopped;
    await title.fill("Stopped, and on");
    const stored = () =>
      desk.db.selectFrom("posts").select("title").where("id", "=", id).executeTakeFirst();
    await expect.poll(stored).toEqual({ title: "Stopped, and on" });
    await saved(page);
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
    let answer = () => {};
    const requested = new Promise<void>((resolve) => (answer = resolve));
    await page.route(
      ownPath,
      async (route) => {
        await requested;
        await route.continue();
      },
      { times: 1 },
    );
    const typedMessage = page.waitForEvent("console", (message) => message.text() === "typed");
    // Runs in the page: Playwright's own actions would wait for the response.
    await page.evaluate(() => {
      const save = document.querySelector<HTMLButtonElement>('.save-bar button[value="save"]');
      const field = document.querySelector<HTMLTextAreaElement>('textarea[name="excerpt"]');
      if (!save?.form || !field) throw new Error("there is no form");
      save.form.requestSubmit(save);
      setTimeout(() => {
        field.value += " Three.";
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        console.log("typed");
      });
    });
    await typedMessage;
    answer();
    await expect(page.locator("#their-excerpt del").first()).toHaveText("Ravi's.");
    await expect(excerpt(page).last()).toHaveValue("One. Two. Three.");
    await expect.poll(() => countLocalDrafts(page)).toBe(1);
  });

  await test.step("signing out asks before it deletes an unsaved text", async () => {
    const signOut = async (answer: "accept" | "dismiss") => {
      const requested = page.waitForEvent("dialog");
      const signOutClick = page.getByRole("button", { name: "Sign out" }).click();
      const question = await requested;
      expect(question.message()).toContain("are not saved on the server");
      await question[answer]();
      await signOutClick;
    };
    await page.goto("/posts");
    await signOut("dismiss");
    expect(await countLocalDrafts(page)).toBe(1);
    await page.goto(address);
    await page.route("**/autosave", (route) => route.abort());
    await excerpt(page).fill("Nobody else's.");
    await signOut("accept");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(await countLocalDrafts(page)).toBe(0);
  });
});
