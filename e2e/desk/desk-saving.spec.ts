import type { BrowserContext, Page } from "@playwright/test";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { countLocalDrafts } from "@angadi/tests/count-local-drafts";
import { expect, test } from "../test.ts";
import { findViolations } from "@angadi/test-kit/violations";

const getTitle = (page: Page) => page.getByLabel("Title", { exact: true });
const getExcerpt = (page: Page) => page.getByLabel("Excerpt", { exact: true });
const expectSaved = (page: Page) =>
  expect(page.getByRole("status").filter({ hasText: /^Saved \d+:\d\d/ })).toBeVisible();
const expectText = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

test("autosaves through a kill, offline, a crash, conflicts and a sign-out @long", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await using desk = await startBuiltDesk();
  const contexts: BrowserContext[] = [];
  const join = async (name: string) => {
    const context = await browser.newContext({ baseURL: desk.url });
    contexts.push(context);
    const person = await desk.join(context, name);
    return { ...person, context, page: await context.newPage() };
  };
  const asha = await join("Asha");
  const readStoredPost = async () => {
    const { document } = await desk.db
      .selectFrom("posts")
      .select("document")
      .where("title", "=", "Tea and rain")
      .executeTakeFirstOrThrow();
    return JSON.parse(document) as { title: string; excerpt: string };
  };
  let { page } = asha;

  await test.step("typing creates a new post, without losing the cursor position", async () => {
    const idsBefore = await desk.db.selectFrom("posts").select("id").execute();
    await page.goto("/posts");
    await page.getByRole("button", { name: "New post" }).click();
    await getTitle(page).pressSequentially("Tea and");
    await expectSaved(page);
    await expect(page).toHaveURL(/\/posts\/[0-9a-f-]{36}$/);
    await page.keyboard.type(" rain");
    await expect(getTitle(page)).toHaveValue("Tea and rain");
    await getExcerpt(page).pressSequentially("One.");
    await expectSaved(page);
    expect(await readStoredPost()).toMatchObject({ title: "Tea and rain", excerpt: "One." });
    expect(await desk.db.selectFrom("posts").select("id").execute()).toHaveLength(
      idsBefore.length + 1,
    );
  });
  const address = page.url();

  await test.step("while the server is down, text is saved locally, and sent automatically afterwards", async () => {
    await desk.kill();
    await getExcerpt(page).pressSequentially(" Two.");
    await expectText(page, "Offline: kept in this browser");
    await desk.start();
    await expectSaved(page);
    expect(await readStoredPost()).toMatchObject({ excerpt: "One. Two." });
    expect(await countLocalDrafts(page)).toBe(0);
  });

  await test.step("text of a page closed while offline is restored and sent later", async () => {
    await asha.context.setOffline(true);
    await getExcerpt(page).pressSequentially(" Three.");
    await expectText(page, "Offline: kept in this browser");
    await page.close();
    await asha.context.setOffline(false);
    page = await asha.context.newPage();
    await page.goto(address);
    await expect(getExcerpt(page)).toHaveValue("One. Two. Three.");
    await expect.poll(() => countLocalDrafts(page)).toBe(0);
  });

  const ravi = await join("Ravi");
  await test.step("two people on one post see each other", async () => {
    await ravi.page.goto(address);
    await expectText(page, "Ravi has this post open, too.");
    await expectText(ravi.page, "Asha has this post open, too.");
  });

  await test.step("a conflict shows both texts side by side", async () => {
    await getExcerpt(ravi.page).pressSequentially("Ravi. ");
    await expectSaved(ravi.page);
    await getExcerpt(page).press("End");
    await getExcerpt(page).pressSequentially(" Four.");
    await expectText(page, "Not saved: Ravi saved this post in the meantime.");
    expect(await readStoredPost()).toMatchObject({ excerpt: "Ravi. One. Two. Three." });
    // She closes the page without resolving the conflict, and finds her text again.
    await page.close({ runBeforeUnload: false });
    page = await asha.context.newPage();
    await page.goto(address);
    await expect(getExcerpt(page)).toHaveValue("Ravi. One. Two. Three.");
    await page.getByRole("button", { name: "Compare versions" }).click();
    await expect(
      page.getByRole("heading", { name: "This post was saved in the meantime" }),
    ).toBeVisible();
    await expect(page.locator("#their-excerpt del")).toHaveText("Ravi. ");
    await expect(page.locator("#their-excerpt ins")).toHaveText(" Four.");
    await page.getByRole("button", { name: "Use the saved version of this field" }).click();
    await expect(getExcerpt(page).last()).toHaveValue("Ravi. One. Two. Three.");
    await getExcerpt(page).last().fill("One. Two. Three. Four.");
    await expect(getExcerpt(page).last()).toHaveValue("One. Two. Three. Four.");
    expect(await findViolations(page)).toEqual([]);
    await getExcerpt(page).last().fill("Ravi. One. Two. Three. Four.");
    await page.getByRole("button", { name: "Save draft" }).last().click();
    await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
    expect(await readStoredPost()).toMatchObject({ excerpt: "Ravi. One. Two. Three. Four." });
    await expect.poll(() => countLocalDrafts(page)).toBe(0);
  });

  await test.step("a person who left is no longer shown", async () => {
    await expect(page.getByText("Ravi has this post open, too.")).toBeVisible();
    await ravi.page.close();
    await expect(page.getByText("Ravi has this post open, too.")).toBeHidden();
  });

  await test.step("an expired session is reported, and autosave resumes after signing in in another tab", async () => {
    await desk.db.deleteFrom("staff_sessions").execute();
    await getExcerpt(page).press("End");
    await getExcerpt(page).pressSequentially(" Five.");
    await expectText(page, "Not saved: you are signed out.");
    const popupOpened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Open the sign-in page in a new tab" }).click();
    const signInPage = await popupOpened;
    await signInPage.getByLabel("Email").fill(asha.email);
    await signInPage.getByLabel("Password").fill(asha.password);
    await signInPage.getByRole("button", { name: "Sign in" }).click();
    await expect(signInPage.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
    await signInPage.close();
    await page.bringToFront();
    await expectSaved(page);
    expect(await readStoredPost()).toMatchObject({ excerpt: "Ravi. One. Two. Three. Four. Five." });
  });

  await test.step("signing out stores the text without asking, and leaves nothing in the browser", async () => {
    page.on("dialog", (dialog) => {
      throw new Error(dialog.message());
    });
    await getExcerpt(page).pressSequentially(" Six.");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    expect(await readStoredPost()).toMatchObject({ excerpt: /Five\. Six\.$/ });
    expect(await countLocalDrafts(page)).toBe(0);
  });
  for (const context of contexts) await context.close();
});

test("a preview shows the newest draft like the site, at an unguessable link @long", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await using desk = await startBuiltDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await desk.join(context, "Asha");
  const page = await context.newPage();
  await page.goto("/posts/new");
  await expect(page.getByRole("link", { name: "Preview" })).toBeHidden();
  await getTitle(page).fill("Secret monsoon plans");
  await expectSaved(page);
  await getExcerpt(page).fill("Not for everybody yet.");
  // The preview contains what was just typed.
  const popupOpened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Preview" }).click();
  const preview = await popupOpened;
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Secret monsoon plans");
  await expect(preview.getByText("Not for everybody yet.")).toBeVisible();
  await expect(preview.getByText("Preview: not published")).toBeVisible();
  await expect(preview.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(preview.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(await findViolations(preview)).toEqual([]);

  await page.getByRole("button", { name: "Copy preview link" }).click();
  await expectText(page, "Copied. The link works for 24 hours.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const fetchAddress = (address: string) => fetch(address, { redirect: "manual" });
  for (const text of ["Not for everybody yet.", "Known to a few."]) {
    await getExcerpt(page).fill(text);
    await expectSaved(page);
    const response = await fetchAddress(link);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-robots-tag")).toBe("noindex");
    expect(await response.text()).toContain(text);
  }
  for (const path of ["/blog", "/blog/feed.xml", "/blog/feed.json", "/sitemap-posts-1.xml"])
    expect([path, await (await fetchAddress(desk.siteUrl + path)).text()]).not.toContain("monsoon");

  const token = new URL(link).searchParams.get("token") ?? "";
  for (const invalidToken of ["", "x", `${token}x`, token.replace(/^./, "0"), token.slice(0, -1)]) {
    const response = await fetchAddress(`${desk.siteUrl}/blog/~preview?token=${invalidToken}`);
    expect([invalidToken, response.status]).toEqual([invalidToken, 404]);
    expect(await response.text()).toContain("Blog Not Found");
  }
  expect((await fetchAddress(`${desk.siteUrl}/blog/~preview`)).status).toBe(404);

  // The copied link is listed at once, above the preview's own.
  const linkList = page.getByRole("region", { name: "Active preview links" });
  const creatorCells = linkList.getByRole("cell", { name: "Asha", exact: true });
  await expect(creatorCells).toHaveCount(2);
  await linkList.getByRole("button", { name: "Revoke link created by Asha" }).first().click();
  await expect(page.getByText("Preview link revoked.")).toBeVisible();
  await expect(creatorCells).toHaveCount(1);
  expect((await fetchAddress(link)).status).toBe(404);
});
