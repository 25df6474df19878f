import { afterAll, describe, expect, it } from "vitest";
import { createPost } from "@angadi/tests/create-post";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";
import { createPostForms } from "@angadi/tests/post-forms";

/** A form's field with paragraphs, as the editor writes it. */
const paragraphs = (...texts: string[]) => ({
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

  const { newPost, send, html } = createPostForms(desk, editor, POST);
  const published = (slug: string) =>
    desk.database.db.selectFrom("blog_posts").selectAll().where("id", "=", slug).executeTakeFirst();

  it("are published and unpublished in bulk from the list, and restored by Undo", async () => {
    const ids: string[] = [];
    for (const title of ["Bulk one", "Bulk two"]) {
      const path = await newPost();
      await send(path, { base: "1", do: "save", title });
      ids.push(path.slice("/posts/".length));
    }
    const empty = await createPost(desk.database.db, "Asha");
    const selected = Object.fromEntries([...ids, empty].map((id) => [`select:${id}`, "1"]));
    const change = async (path: string, form: Record<string, string>) => {
      const response = await desk.visit(path, {
        cookie: editor,
        form: { query: "q=bulk", ...form },
      });
      const address = response.headers.get("location") ?? "";
      expect(address).toMatch(/^\/posts\?q=bulk&/);
      const shownHtml = await html(address);
      return { shown: shownHtml, undo: /name="undo" value="([^"]*)"/.exec(shownHtml)?.[1] ?? "" };
    };
    const { shown: shownHtml, undo } = await change("/posts/bulk", {
      ...selected,
      to: "published",
    });
    expect(shownHtml).toContain("2 posts published. 1 post not changed");
    expect(await published("bulk-one")).toMatchObject({ title: "Bulk one" });
    const lines = await desk.ports.log.list({ before: undefined, limit: 2 });
    expect(lines.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      "post-published Bulk two",
      "post-published Bulk one",
    ]);

    // Somebody else unpublishes and republishes one: Undo keeps that.
    const [one = "", two = ""] = ids;
    await desk.ports.posts.unpublish({ id: "x", name: "Ravi" } as never, two);
    expect((await change("/posts/bulk/undo", { undo })).shown).toContain("Undone for 1 post.");
    expect(await published("bulk-one")).toBeUndefined();
    expect((await change("/posts/bulk/undo", { undo })).shown).toContain("Nothing to undo");

    // What was public before is public again.
    await change("/posts/bulk", { ...selected, to: "published" });
    const hidden = await change("/posts/bulk", {
      [`select:${one}`]: "1",
      to: "unpublished",
      confirmed: "yes",
    });
    expect(await published("bulk-one")).toBeUndefined();
    await change("/posts/bulk/undo", { undo: hidden.undo });
    expect(await published("bulk-one")).toMatchObject({ title: "Bulk one" });
    const form = { ...selected, to: "unpublished", query: "q=bulk" };
    const question = await desk.visit("/posts/bulk", { cookie: editor, form });
    const page = await question.text();
    expect(page).toContain("Unpublish 3 posts?");
    for (const [name, value] of Object.entries({ ...form, confirmed: "yes" }))
      expect(page).toContain(`type="hidden" name="${name}" value="${value}"`);
    expect(await published("bulk-one")).toBeDefined();
    await change("/posts/bulk", { ...selected, to: "unpublished", confirmed: "yes" });
  });

  it("are scheduled again by Undo", async () => {
    const path = await newPost();
    const at = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString();
    await send(path, { base: "1", do: "save", title: "Later" });
    const id = path.slice("/posts/".length);
    const opened = await desk.ports.posts.find(id);
    const save = { document: opened?.document as never, base: 2, page: "", number: 0 };
    const by = { id: "x", name: "Ravi" } as never;
    expect((await desk.ports.posts.schedule(by, id, save, new Date(at))).is).toBe("done");
    const [change] = await desk.ports.posts.changeMany(by, [id], "unpublished");
    expect((await desk.ports.posts.find(id))?.state).toBe("draft");
    if (!change) throw new Error("nothing was changed");
    await desk.ports.posts.applyChanges(by, [{ id, from: change.to, to: change.from }]);
    expect(await desk.ports.posts.find(id)).toMatchObject({ state: "scheduled", publishAt: at });
    await desk.ports.posts.changeMany(by, [id], "unpublished");
  });

  it("are not changed by a bulk form that is incomplete", async () => {
    const status = async (path: string, form: Record<string, string>) =>
      (await desk.visit(path, { cookie: editor, form })).status;
    expect(await status("/posts/bulk", { to: "published" })).toBe(422);
    expect(await status("/posts/bulk", { "select:x": "1", to: "odd" })).toBe(400);
    expect(await status("/posts/bulk/undo", { undo: "x" })).toBe(400);
  });

  it("are written, published, changed and withdrawn by a form, and each step is logged", async () => {
    const [, path = ""] =
      /<form[^>]* action="(\/posts\/[0-9a-f-]{36})"/.exec(await html("/posts/new")) ?? [];
    expect((await desk.visit(path, { cookie: editor })).status).toBe(404);
    const saved = await send(path, { base: "1", new: "1", do: "save" });
    expect(saved.headers.get("location")).toBe(`${path}?done=saved`);
    expect(await published("tea-rain")).toBeUndefined();
    const page = await html(`${path}?done=saved`);
    expect(page).toContain("Saved.");
    // Without script the text can be read.
    expect(page).toContain("It **rains**.\n\n- one");
    expect(await html("/posts?q=TEA+%26")).toContain("Tea &amp; rain");

    await send(path, { base: "2", do: "publish" });
    const row = await published("tea-rain");
    expect(row).toMatchObject({ title: "Tea & rain", tags: `["tea","rain"]`, read_time: 1 });
    expect(JSON.parse(row?.blocks ?? "")).toEqual(BLOCKS);
    const question = await send(path, { base: "3", do: "unpublish", title: "Kept" });
    expect(await question.text()).toMatch(/Unpublish this post\?[^]*\/unpublish"/);
    await desk.visit(`${path}/unpublish`, { cookie: editor, form: {} });
    expect(await published("tea-rain")).toBeUndefined();
    expect(await html(path)).toContain("Kept");

    const log = await desk.ports.log.list({ before: undefined, limit: 10 });
    expect(log.map(({ action }) => action).slice(0, 5)).toEqual([
      "post-unpublished",
      "post-saved",
      "post-published",
      "post-saved",
      "post-created",
    ]);
  });

  it("are not published if incomplete, and nothing typed is lost", async () => {
    const path = await newPost();
    const typed = {
      base: "1",
      do: "publish",
      coverUrl: "/art/posts/a.svg",
      ...paragraphs("<i>Mine</i>"),
    };
    const refused = await send(path, { ...typed, category: "" });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    for (const copy of ["Enter a category", "alt text for the cover", "&lt;i&gt;Mine&lt;/i&gt;"])
      expect(page).toContain(copy);
    const invalid: Record<string, string>[] = [
      { coverUrl: "javascript:alert(1)" },
      { title: "x".repeat(300) },
    ];
    for (const fields of invalid)
      expect((await send(path, { ...typed, ...fields })).status).toBe(422);
    expect((await send(path, { ...typed, base: "x" })).status).toBe(400);
    for (const blocks of ["", "## Markdown", "[{"])
      expect([blocks, (await send(path, { ...typed, blocks })).status]).toEqual([blocks, 400]);
    for (const blocks of ["{}", "null", '[{"type":"table"}]'])
      expect([blocks, (await send(path, { ...typed, blocks })).status]).toEqual([blocks, 422]);
    expect((await send("/posts/nobody", { base: "1", do: "save" })).status).toBe(404);
    expect((await desk.visit("/posts/nobody", { cookie: editor })).status).toBe(404);
    const save = (text: string) => send(path, { base: "1", do: "save", ...paragraphs(text) });
    expect((await save("a".repeat(2e6))).status).toBe(413);
    expect((await save("क".repeat(99_000))).status).toBe(303);
  });

  it("are not called scheduled once they are public", async () => {
    const path = await newPost();
    await send(path, { base: "1", do: "schedule", title: "Live", at: "2099-01-01T09:00" });
    expect(await html(`${path}?done=scheduled`)).toContain("Scheduled.");
    await send(path, { base: "2", do: "publish", title: "Live" });
    expect(await html(`${path}?done=scheduled`)).not.toContain("Scheduled.");
  });

  it("show both texts side by side to the second of two people who save", async () => {
    const path = await newPost();
    await send(path, { base: "1", do: "save", ...paragraphs("Written first"), tags: "their tag" });
    const staleSave = await send(path, { base: "1", do: "save", ...paragraphs("Written second") });
    expect(staleSave.status).toBe(409);
    const page = await staleSave.text();
    expect(page).toContain("This post was saved in the meantime");
    expect(page).toContain("You, in another tab, saved this post");
    expect(page).toContain("Written <del>first</del><ins>second</ins>");
    expect(page).toMatch(/id="their-tags"><del>their<\/del><ins>tea,<\/ins> /);
    expect(page).not.toContain("their-author");
    expect(page).toContain('name="base" value="2"');
    const other = await desk.join("editor", "Other");
    const fields = { base: "1", do: "save", ...paragraphs("Written third") };
    const others = await createPostForms(desk, other, POST).send(path, fields);
    expect(await others.text()).toContain("editor saved this post");
    // The saved text stays until the second person has seen it and saves again.
    expect(await html(path)).toContain("Written first");
    await send(path, { base: "2", do: "save", ...paragraphs("Both") });
    expect(await html(path)).toContain("Both");
  });

  it("are saved while they are typed, and the page learns the result", async () => {
    const path = `/posts/${crypto.randomUUID()}`;
    const page = "0123456789abcdef0123456789abcdef";
    const type = async (form: Record<string, string>) => {
      const response = await send(`${path}/autosave`, { page, base: "1", ...form });
      return [response.status, await response.json()];
    };
    const first = await type({ number: "1", new: "1", ...paragraphs("It") });
    expect(first).toMatchObject([200, { is: "saved", version: 2 }]);
    // The response was lost: the same text is sent again, and then more of it.
    expect(await type({ number: "1", new: "1", ...paragraphs("It") })).toEqual(first);
    expect(await type({ number: "2", new: "1", ...paragraphs("It rains") })).toMatchObject([
      200,
      { version: 3 },
    ]);
    expect(await html(path)).toContain("It rains");
    expect(await published("tea-rain")).toBeUndefined();
    const log = await desk.ports.log.list({ before: undefined, limit: 3 });
    expect(log.map(({ action }) => action).slice(0, 2)).toEqual(["post-saved", "post-created"]);

    expect(await type({ number: "3", title: "x".repeat(300) })).toMatchObject([
      422,
      { is: "rejected" },
    ]);
    await send(path, { base: "3", ...paragraphs("Somebody else's") });
    expect(await type({ number: "4", ...paragraphs("It rains and") })).toEqual([
      409,
      { is: "conflict", by: "You, in another tab," },
    ]);
    expect(await html(path)).toContain("Somebody else");
    // A slug is not a new post's id, and creates no post.
    const foreign = await send("/posts/tea-rain/autosave", { base: "1", new: "1", page });
    expect(foreign.status).toBe(404);
    const tokens = ["x".repeat(500), "", "'); DROP TABLE posts"];
    for (const invalid of tokens) {
      const reply = await send(`${path}/autosave`, { base: "4", page: invalid, number: invalid });
      expect(reply.status).toBe(200);
    }
  });

  it("are scheduled for a future time in India", async () => {
    const path = await newPost();
    for (const at of ["", "2001-01-01T10:00", "tomorrow", "2999-99-99T10:00"])
      expect((await send(path, { base: "1", do: "schedule", at })).status).toBe(422);
    const done = await send(path, {
      base: "1",
      do: "schedule",
      at: "2999-01-01T10:00",
      title: "New Year",
    });
    expect(done.headers.get("location")).toBe(`${path}?done=scheduled`);
    expect(await html(path)).toContain("2999-01-01T04:30:00.000Z");
  });

  it("are compared with earlier versions, and restored to them", async () => {
    const path = await newPost();
    await send(path, { base: "1", do: "save", ...paragraphs("The rain is loud.") });
    await send(path, { base: "2", do: "save", ...paragraphs("The rain is soft.") });
    const page = await html(`${path}/versions/2`);
    expect(page).toContain("<del>loud.");
    expect(page).toContain("<ins>soft.");
    const restore = (base: string) =>
      desk.visit(`${path}/versions/2`, { cookie: editor, form: { base } });
    expect((await restore("2")).status).toBe(409);
    expect((await restore("3")).headers.get("location")).toBe(`${path}?done=restored`);
    expect(await html(path)).toContain("The rain is loud.");
    expect((await desk.visit(`${path}/versions/99`, { cookie: editor })).status).toBe(404);
  });

  it("suggest the categories and authors of published posts", async () => {
    const path = await newPost();
    await send(path, { base: "1", do: "publish", title: "Suggesting", category: "Odd & ends" });
    const page = await html("/posts/new");
    expect(page).toMatch(/<datalist id="categories">.*<option>Odd &amp; ends</);
    expect(page).toMatch(/<datalist id="authors">.*<option>Asha</);
  });
});
