import { afterAll, describe, expect, it } from "vitest";
import { createPost } from "@angadi/tests/create-post";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";
import { createPostForms } from "@angadi/tests/post-forms";

/** A form's field with paragraphs, as the editor writes it. */
const writeBlocks = (...texts: string[]) => ({
  blocks: JSON.stringify(texts.map((text) => ({ type: "paragraph", data: { text } }))),
});

const BLOCKS = [
  { type: "paragraph", data: { text: "<h2>Why</h2>" } },
  { type: "paragraph", data: { text: "It <b>rains</b>." } },
  { type: "list", data: { style: "unordered", items: ["one", "two"] } },
];

const POST = {
  title: "Tea & rain",
  blocks: JSON.stringify(BLOCKS),
  tags: "tea, rain, tea",
};

describe.each(ENGINES)("posts at the desk, on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  const editor = await desk.join("editor");
  afterAll(desk.remove);

  const { addPost, send, fetchHtml } = createPostForms(desk, editor, POST);
  const findPublished = (slug: string) =>
    desk.database.db.selectFrom("blog_posts").selectAll().where("id", "=", slug).executeTakeFirst();

  it("are published and unpublished in bulk from the list, and restored by Undo", async () => {
    const ids: string[] = [];
    for (const title of ["Bulk one", "Bulk two"]) {
      const path = await addPost();
      await send(path, { base: "1", intent: "save", title });
      ids.push(path.slice("/posts/".length));
    }
    const emptyId = await createPost(desk.database.db, "Asha");
    const selected = Object.fromEntries([...ids, emptyId].map((id) => [`select:${id}`, "1"]));
    const change = async (path: string, form: Record<string, string>) => {
      const response = await desk.visit(path, {
        cookie: editor,
        form: { query: "q=bulk", ...form },
      });
      const address = response.headers.get("location") ?? "";
      expect(address).toMatch(/^\/posts\?q=bulk&/);
      const page = await fetchHtml(address);
      return { page, undo: /name="undo" value="([^"]*)"/.exec(page)?.[1] ?? "" };
    };
    const { page: bulkPage, undo } = await change("/posts/bulk", {
      ...selected,
      to: "published",
    });
    expect(bulkPage).toContain("2 posts published. 1 post not changed");
    expect(await findPublished("bulk-one")).toMatchObject({ title: "Bulk one" });
    const logEntries = await desk.ports.log.list({ before: undefined, limit: 2 });
    expect(logEntries.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      "post-published Bulk two",
      "post-published Bulk one",
    ]);

    // Somebody else unpublishes and republishes one: Undo keeps that.
    const [firstId = "", secondId = ""] = ids;
    await desk.ports.posts.unpublish({ id: "x", name: "Ravi" } as never, secondId);
    expect((await change("/posts/bulk/undo", { undo })).page).toContain("Undone for 1 post.");
    expect(await findPublished("bulk-one")).toBeUndefined();
    expect((await change("/posts/bulk/undo", { undo })).page).toContain("Nothing to undo");

    // What was public before is public again.
    await change("/posts/bulk", { ...selected, to: "published" });
    const unpublished = await change("/posts/bulk", {
      [`select:${firstId}`]: "1",
      to: "unpublished",
      confirmed: "yes",
    });
    expect(await findPublished("bulk-one")).toBeUndefined();
    await change("/posts/bulk/undo", { undo: unpublished.undo });
    expect(await findPublished("bulk-one")).toMatchObject({ title: "Bulk one" });
    const form = { ...selected, to: "unpublished", query: "q=bulk" };
    const question = await desk.visit("/posts/bulk", { cookie: editor, form });
    const page = await question.text();
    expect(page).toContain("Unpublish 3 posts?");
    for (const [name, value] of Object.entries({ ...form, confirmed: "yes" }))
      expect(page).toContain(`type="hidden" name="${name}" value="${value}"`);
    expect(await findPublished("bulk-one")).toBeDefined();
    await change("/posts/bulk", { ...selected, to: "unpublished", confirmed: "yes" });
  });

  it("are scheduled again by Undo", async () => {
    const path = await addPost();
    const at = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString();
    await send(path, { base: "1", intent: "save", title: "Later" });
    const id = path.slice("/posts/".length);
    const post = await desk.ports.posts.find(id);
    const save = { document: post?.document as never, base: 2, page: "", number: 0 };
    const actor = { id: "x", name: "Ravi" } as never;
    expect((await desk.ports.posts.schedule(actor, id, save, new Date(at))).is).toBe("done");
    const [change] = await desk.ports.posts.changeMany(actor, [id], "unpublished");
    expect((await desk.ports.posts.find(id))?.state).toBe("draft");
    if (!change) throw new Error("nothing was changed");
    await desk.ports.posts.applyChanges(actor, [{ id, from: change.to, to: change.from }]);
    expect(await desk.ports.posts.find(id)).toMatchObject({ state: "scheduled", publishAt: at });
    await desk.ports.posts.changeMany(actor, [id], "unpublished");
  });

  it("are not changed by a bulk form that is incomplete", async () => {
    const submitForm = async (path: string, form: Record<string, string>) =>
      (await desk.visit(path, { cookie: editor, form })).status;
    expect(await submitForm("/posts/bulk", { to: "published" })).toBe(422);
    expect(await submitForm("/posts/bulk", { "select:x": "1", to: "odd" })).toBe(400);
    expect(await submitForm("/posts/bulk/undo", { undo: "x" })).toBe(400);
  });

  it("are written, published, changed and withdrawn by a form, and each step is logged", async () => {
    const [, path = ""] =
      /<form[^>]* action="(\/posts\/[0-9a-f-]{36})"/.exec(await fetchHtml("/posts/new")) ?? [];
    expect((await desk.visit(path, { cookie: editor })).status).toBe(404);
    const saved = await send(path, { base: "1", new: "1", intent: "save" });
    expect(saved.headers.get("location")).toBe(`${path}?done=saved`);
    expect(await findPublished("tea-rain")).toBeUndefined();
    const page = await fetchHtml(`${path}?done=saved`);
    expect(page).toContain("Saved.");
    // Without JavaScript, the page shows the text as Markdown.
    expect(page).toContain("It **rains**.\n\n- one");
    expect(await fetchHtml("/posts?q=TEA+%26")).toContain("Tea &amp; rain");

    await send(path, { base: "2", intent: "publish" });
    const row = await findPublished("tea-rain");
    expect(row).toMatchObject({ title: "Tea & rain", tags: `["tea","rain"]`, read_time: 1 });
    expect(JSON.parse(row?.blocks ?? "")).toEqual(BLOCKS);
    const question = await send(path, { base: "3", intent: "unpublish", title: "Kept" });
    expect(await question.text()).toMatch(/Unpublish this post\?[^]*\/unpublish"/);
    await desk.visit(`${path}/unpublish`, { cookie: editor, form: {} });
    expect(await findPublished("tea-rain")).toBeUndefined();
    expect(await fetchHtml(path)).toContain("Kept");

    const log = await desk.ports.log.list({ before: undefined, limit: 10 });
    expect(log.map(({ action }) => action).slice(0, 5)).toEqual([
      "post-unpublished",
      "post-saved",
      "post-published",
      "post-saved",
      "post-created",
    ]);
  });

  it("are not published if incomplete, and keep what was typed", async () => {
    const path = await addPost();
    const fields = {
      base: "1",
      intent: "publish",
      coverUrl: "/art/posts/a.svg",
      ...writeBlocks("<i>Mine</i>"),
    };
    const rejected = await send(path, { ...fields, category: "" });
    expect(rejected.status).toBe(422);
    const page = await rejected.text();
    for (const copy of ["Enter a category", "alt text for the cover", "&lt;i&gt;Mine&lt;/i&gt;"])
      expect(page).toContain(copy);
    const invalid: Record<string, string>[] = [
      { coverUrl: "javascript:alert(1)" },
      { title: "x".repeat(300) },
    ];
    for (const invalidFields of invalid)
      expect((await send(path, { ...fields, ...invalidFields })).status).toBe(422);
    expect((await send(path, { ...fields, base: "x" })).status).toBe(400);
    for (const blocks of ["", "## Markdown", "[{"])
      expect([blocks, (await send(path, { ...fields, blocks })).status]).toEqual([blocks, 400]);
    for (const blocks of ["{}", "null", '[{"type":"table"}]'])
      expect([blocks, (await send(path, { ...fields, blocks })).status]).toEqual([blocks, 422]);
    expect((await send("/posts/nobody", { base: "1", intent: "save" })).status).toBe(404);
    expect((await desk.visit("/posts/nobody", { cookie: editor })).status).toBe(404);
    const save = (text: string) => send(path, { base: "1", intent: "save", ...writeBlocks(text) });
    expect((await save("a".repeat(2e6))).status).toBe(413);
    expect((await save("क".repeat(99_000))).status).toBe(303);
  });

  it("are no longer shown as scheduled once they are published", async () => {
    const path = await addPost();
    await send(path, { base: "1", intent: "schedule", title: "Live", at: "2099-01-01T09:00" });
    expect(await fetchHtml(`${path}?done=scheduled`)).toContain("Scheduled.");
    await send(path, { base: "2", intent: "publish", title: "Live" });
    expect(await fetchHtml(`${path}?done=scheduled`)).not.toContain("Scheduled.");
  });

  it("show both texts side by side to the second of two people who save", async () => {
    const path = await addPost();
    await send(path, {
      base: "1",
      intent: "save",
      ...writeBlocks("Written first"),
      tags: "their tag",
    });
    const conflict = await send(path, {
      base: "1",
      intent: "save",
      ...writeBlocks("Written second"),
    });
    expect(conflict.status).toBe(409);
    const page = await conflict.text();
    expect(page).toContain("This post was saved in the meantime");
    expect(page).toContain("You, in another tab, saved this post");
    expect(page).toContain("Written <del>first</del><ins>second</ins>");
    expect(page).toMatch(/id="their-tags"><del>their<\/del><ins>tea,<\/ins> /);
    expect(page).not.toContain("their-author");
    expect(page).toContain('name="base" value="2"');
    const otherCookie = await desk.join("editor", "Other");
    const fields = { base: "1", intent: "save", ...writeBlocks("Written third") };
    const otherConflict = await createPostForms(desk, otherCookie, POST).send(path, fields);
    expect(await otherConflict.text()).toContain("editor saved this post");
    // The saved text stays until the second person has seen it and saves again.
    expect(await fetchHtml(path)).toContain("Written first");
    await send(path, { base: "2", intent: "save", ...writeBlocks("Both") });
    expect(await fetchHtml(path)).toContain("Both");
  });

  it("are saved while they are typed, and the page receives the result", async () => {
    const path = `/posts/${crypto.randomUUID()}`;
    const page = "0123456789abcdef0123456789abcdef";
    const autosave = async (form: Record<string, string>) => {
      const response = await send(`${path}/autosave`, { page, base: "1", ...form });
      return [response.status, await response.json()];
    };
    const first = await autosave({ number: "1", new: "1", ...writeBlocks("It") });
    expect(first).toMatchObject([200, { is: "saved", version: 2 }]);
    // The response was lost: the same text is sent again, and then more of it.
    expect(await autosave({ number: "1", new: "1", ...writeBlocks("It") })).toEqual(first);
    expect(await autosave({ number: "2", new: "1", ...writeBlocks("It rains") })).toMatchObject([
      200,
      { version: 3 },
    ]);
    expect(await fetchHtml(path)).toContain("It rains");
    expect(await findPublished("tea-rain")).toBeUndefined();
    const log = await desk.ports.log.list({ before: undefined, limit: 3 });
    expect(log.map(({ action }) => action).slice(0, 2)).toEqual(["post-saved", "post-created"]);

    expect(await autosave({ number: "3", title: "x".repeat(300) })).toMatchObject([
      422,
      { is: "rejected" },
    ]);
    await send(path, { base: "3", ...writeBlocks("Somebody else's") });
    expect(await autosave({ number: "4", ...writeBlocks("It rains and") })).toEqual([
      409,
      { is: "conflict", by: "You, in another tab," },
    ]);
    expect(await fetchHtml(path)).toContain("Somebody else");
    // A slug is not a new post's id, and creates no post.
    const unknownPost = await send("/posts/tea-rain/autosave", { base: "1", new: "1", page });
    expect(unknownPost.status).toBe(404);
    const invalidValues = ["x".repeat(500), "", "'); DROP TABLE posts"];
    for (const value of invalidValues) {
      const response = await send(`${path}/autosave`, { base: "4", page: value, number: value });
      expect(response.status).toBe(200);
    }
  });

  it("are scheduled for a future time in India", async () => {
    const path = await addPost();
    for (const at of ["", "2001-01-01T10:00", "tomorrow", "2999-99-99T10:00"])
      expect((await send(path, { base: "1", intent: "schedule", at })).status).toBe(422);
    const scheduled = await send(path, {
      base: "1",
      intent: "schedule",
      at: "2999-01-01T10:00",
      title: "New Year",
    });
    expect(scheduled.headers.get("location")).toBe(`${path}?done=scheduled`);
    expect(await fetchHtml(path)).toContain("2999-01-01T04:30:00.000Z");
  });

  it("are compared with earlier versions, and restored to them", async () => {
    const path = await addPost();
    await send(path, { base: "1", intent: "save", ...writeBlocks("The rain is loud.") });
    await send(path, { base: "2", intent: "save", ...writeBlocks("The rain is soft.") });
    const page = await fetchHtml(`${path}/versions/2`);
    expect(page).toContain("<del>loud.");
    expect(page).toContain("<ins>soft.");
    const restore = (base: string) =>
      desk.visit(`${path}/versions/2`, { cookie: editor, form: { base } });
    expect((await restore("2")).status).toBe(409);
    expect((await restore("3")).headers.get("location")).toBe(`${path}?done=restored`);
    expect(await fetchHtml(path)).toContain("The rain is loud.");
    expect((await desk.visit(`${path}/versions/99`, { cookie: editor })).status).toBe(404);
  });

  it("suggest the categories and authors of published posts", async () => {
    const path = await addPost();
    await send(path, { base: "1", intent: "publish", title: "Suggesting", category: "Odd & ends" });
    const page = await fetchHtml("/posts/new");
    expect(page).toMatch(/<datalist id="categories">.*<option>Odd &amp; ends</);
    expect(page).toMatch(/<datalist id="authors">.*<option>Asha</);
  });
});
