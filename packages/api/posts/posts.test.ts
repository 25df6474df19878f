import { afterAll, describe, expect, it } from "vitest";
import { EMPTY_POST, type PostDocument } from "@angadi/contract/post-document";
import { seededPosts } from "../seed/posts.ts";
import { createPost } from "@angadi/tests/create-post";
import { ENGINES, createSeededDatabase } from "@angadi/tests/databases";
import { createTestApi } from "@angadi/tests/unlimited";
import { seed } from "../seed/seed.ts";
import { listPosts, findEditablePost } from "./list.ts";
import { findRevision, listRevisions, savePost } from "./save.ts";
import { publishPost, publishScheduled, schedulePost, unpublishPost } from "./states.ts";

const CONFIG = { shouldPurge: true };
const WRITER = { savedBy: "asha@shop.test", page: "" };

const createDocument = (title: string, fields: Partial<PostDocument> = {}): PostDocument => ({
  ...EMPTY_POST,
  title,
  excerpt: "What it is about.",
  category: "Marketing",
  author: "Asha",
  tags: ["tea"],
  cover: { url: "/art/posts/upi-at-the-counter.svg", alt: "A counter" },
  blocks: [{ type: "paragraph", html: `All about <b>${title}</b>.` }],
  ...fields,
});

describe.each(ENGINES)("posts at the desk, on %s", async (engine) => {
  const { database, remove } = await createSeededDatabase(engine);
  const { db } = database;
  const api = createTestApi(db);
  afterAll(remove);

  /** What the public sees at a slug: the post's id and title, or the status. */
  async function findPublished(slug: string): Promise<unknown> {
    const response = await api.request(`/api/business/blog/${slug}`);
    if (!response.ok) return response.status;
    const { data } = await response.json();
    return [data.id, data.title];
  }
  const addPost = () => createPost(db, WRITER.savedBy);
  const save = (id: string, base: number, title: string, fields: object = {}) =>
    savePost(db, id, { document: createDocument(title), base, kind: "save", ...WRITER, ...fields });
  const publish = (id: string, base: number, title: string, fields: Partial<PostDocument> = {}) =>
    publishPost(db, id, { document: createDocument(title, fields), base, ...WRITER }, CONFIG);

  it("are public once published, in the published version, until they are withdrawn", async () => {
    const id = await addPost();
    expect(await save(id, 1, "Rain and umbrellas")).toMatchObject({ is: "saved", version: 2 });
    expect(await findPublished("rain-and-umbrellas")).toBe(404);
    expect(await publish(id, 2, "Rain and umbrellas")).toEqual({
      is: "done",
      version: 3,
      slug: "rain-and-umbrellas",
    });
    await save(id, 3, "Not yet for the public");
    expect(await findPublished("rain-and-umbrellas")).toEqual([
      "rain-and-umbrellas",
      "Rain and umbrellas",
    ]);
    expect(await findEditablePost(db, id)).toMatchObject({ state: "published", hasChanges: true });

    expect(await unpublishPost(db, id, CONFIG)).toMatchObject({ is: "done" });
    expect(await findPublished("rain-and-umbrellas")).toBe(404);
    expect(await unpublishPost(db, id, CONFIG)).toEqual({ is: "wrong-state", state: "withdrawn" });
    expect((await findEditablePost(db, id))?.document.title).toBe("Not yet for the public");
  });

  it("redirect from each earlier URL straight to the current one", async () => {
    const id = await addPost();
    let version = 1;
    for (const slug of ["first", "second", "third"]) {
      const outcome = await publish(id, version, "Moving", { slug });
      if (outcome.is === "done") version = outcome.version;
    }
    for (const slug of ["first", "second", "third"])
      expect(await findPublished(slug)).toEqual(["third", "Moving"]);
    // Published URLs are not reused, because links point to them.
    const secondPost = await addPost();
    for (const slug of ["first", "third"])
      expect(await publish(secondPost, 1, "Other", { slug })).toEqual({ is: "taken", slug });
    expect(await findEditablePost(db, secondPost)).toMatchObject({ state: "draft", version: 1 });
    // The first slug can be used again.
    await publish(id, version, "Moving", { slug: "first" });
    for (const slug of ["first", "second", "third"])
      expect(await findPublished(slug)).toEqual(["first", "Moving"]);
  });

  it("are published only if complete", async () => {
    const id = await addPost();
    const incomplete = createDocument("", {
      cover: { url: "/a.png", alt: " " },
      blocks: [{ type: "image", url: "/a.png", caption: "" }],
    });
    expect(await publishPost(db, id, { document: incomplete, base: 1, ...WRITER }, CONFIG)).toEqual(
      {
        is: "incomplete",
        problems: ["title", "slug", "coverAlt", "pictureAlt"],
      },
    );
    expect(await findEditablePost(db, id)).toMatchObject({
      version: 1,
      state: "draft",
      slug: null,
    });
  });

  it("are published at the scheduled time, in the scheduled version", async () => {
    const id = await addPost();
    const at = new Date("2030-01-02T03:04:05.000Z");
    const document = createDocument("New Year");
    await schedulePost(db, id, { document, base: 1, ...WRITER }, at);
    await save(id, 2, "Half a sentence");
    const publishAt = at.toISOString();
    expect(await publishScheduled(db, id, new Date(0).toISOString(), CONFIG)).toBe(false);
    const runs = [1, 2].map(() => publishScheduled(db, id, publishAt, CONFIG));
    expect((await Promise.all(runs)).filter(Boolean)).toEqual([true]);
    expect(await findPublished("new-year")).toEqual(["new-year", "New Year"]);
    expect(await findEditablePost(db, id)).toMatchObject({ state: "published", hasChanges: true });
    expect(await schedulePost(db, id, { document, base: 3, ...WRITER }, at)).toEqual({
      is: "wrong-state",
      state: "published",
    });
  });

  it("reserve their URL while scheduled, and can become drafts again", async () => {
    const id = await addPost();
    const document = createDocument("Holi colours");
    await schedulePost(db, id, { document, base: 1, ...WRITER }, new Date(8e12));
    expect(await publish(await addPost(), 1, "Holi colours")).toMatchObject({ is: "taken" });
    await unpublishPost(db, id, CONFIG);
    expect(await findEditablePost(db, id)).toMatchObject({ state: "draft", publishAt: null });
  });

  it("never overwrite somebody else's changes", async () => {
    const id = await addPost();
    await save(id, 1, "Mine", { page: "one", number: 1 });
    const lateSave = await save(id, 1, "Yours", { page: "two", savedBy: "ravi@shop.test" });
    expect(lateSave).toMatchObject({
      is: "conflict",
      current: { version: 2, savedBy: WRITER.savedBy, document: { title: "Mine" } },
    });
    expect(await findEditablePost(db, id)).toMatchObject({
      version: 2,
      document: { title: "Mine" },
    });
    // A page whose response was lost sends again, with more text; and a form is submitted twice.
    expect(await save(id, 1, "Mine, and more", { page: "one", number: 2 })).toMatchObject({
      version: 3,
    });
    expect(await save(id, 1, "Mine, and more")).toMatchObject({ is: "saved", version: 3 });
    expect(await publish(id, 1, "Yours")).toMatchObject({ is: "conflict" });
    expect(await save("nobody", 1, "x")).toEqual({ is: "not-found" });
  });

  it("are not overwritten if an older autosave of the same page arrives late", async () => {
    const id = await addPost();
    const autosave = (number: number, base: number, title: string) =>
      save(id, base, title, { kind: "autosave", page: "one", number });
    // The response to the second was lost, and the first request was delayed.
    await autosave(2, 1, "Tea and");
    expect(await autosave(1, 1, "Tea")).toMatchObject({ is: "saved", version: 2 });
    expect(await autosave(3, 1, "Tea and rain")).toMatchObject({ is: "saved", version: 3 });
    expect(await findEditablePost(db, id)).toMatchObject({ document: { title: "Tea and rain" } });
    // Text that was typed and undone creates no version.
    expect(await autosave(4, 3, "Tea and rain")).toMatchObject({ version: 3 });
    // Nor does it overwrite what somebody else has saved meanwhile.
    await save(id, 3, "Ravi's", { page: "two", number: 1 });
    expect(await autosave(5, 3, "Tea and rain and")).toMatchObject({ is: "conflict" });
  });

  it("are not overwritten if an autosave of text that was undone arrives late", async () => {
    const id = await addPost();
    const autosave = (number: number, base: number, title: string) =>
      save(id, base, title, { kind: "autosave", page: "one", number });
    await autosave(1, 1, "Tea and rain");
    // The second request, with everything deleted, is delayed; the third repeats the stored text.
    expect(await autosave(3, 2, "Tea and rain")).toMatchObject({ is: "saved", version: 2 });
    expect(await autosave(2, 2, "")).toMatchObject({ is: "saved", version: 2 });
    expect(await findEditablePost(db, id)).toMatchObject({ document: { title: "Tea and rain" } });
  });

  it("report a conflict if another text has the same number", async () => {
    const id = await addPost();
    const saveTitle = (title: string) => save(id, 1, title, { page: "one", number: 1 });
    await saveTitle("Tea");
    expect(await saveTitle("Tea")).toMatchObject({ is: "saved", version: 2 });
    expect(await saveTitle("Tea and rain")).toMatchObject({ is: "conflict" });
  });

  it("report a conflict to one of two people who save at the same time", async () => {
    const id = await addPost();
    const saves = await Promise.all(["one", "two"].map((page) => save(id, 1, page, { page })));
    expect(saves.map(({ is }) => is).toSorted()).toEqual(["conflict", "saved"]);
  });

  it("store every saved version, and one for each session of autosaves", async () => {
    const id = await addPost();
    const kinds = ["autosave", "autosave", "save", "autosave", "autosave"];
    for (const [index, kind] of kinds.entries()) await save(id, index + 1, `${index}`, { kind });
    await save(id, 6, "Ravi's", { kind: "autosave", savedBy: "ravi@shop.test" });
    const revisions = await listRevisions(db, id);
    expect(revisions.map(({ version, kind }) => [version, kind])).toEqual([
      [7, "autosave"],
      [6, "autosave"],
      [4, "save"],
      [3, "autosave"],
    ]);
    expect((await findRevision(db, id, 4))?.document.title).toBe("2");
    expect(await findRevision(db, id, 99)).toBeUndefined();
  });

  it("are found by state and by any words of the title", async () => {
    await save(await addPost(), 1, "100% Neem_Oil");
    const findTitles = async (search: string) =>
      (await listPosts(db, { search, page: 0, size: 5 })).posts.map(({ title }) => title);
    expect(await findTitles("0% neem_")).toEqual(["100% Neem_Oil"]);
    expect(await findTitles("0_ neem")).toEqual([]);
    expect(await findTitles("\\")).toEqual([]);
    const drafts = await listPosts(db, { state: "draft", page: 0, size: 1 });
    expect(drafts).toMatchObject({ posts: [{ state: "draft" }], hasMore: true });
  });

  it("are restored from the seed, without touching other posts", async () => {
    const id = await addPost();
    await publish(id, 1, "Written by a person");
    const [first, second] = seededPosts;
    await publish(first?.id ?? "", 1, "Changed", { slug: "moved-seed" });
    await unpublishPost(db, second?.id ?? "", CONFIG);
    const before = await findPublished("written-by-a-person");

    await seed(db, "IN", { reset: true });
    expect(await findPublished("written-by-a-person")).toEqual(before);
    for (const post of [first, second]) {
      expect(await findPublished(post?.id ?? "")).toEqual([post?.id, post?.title]);
    }
    expect(await findPublished("moved-seed")).toEqual([first?.id, first?.title]);
    // The replaced text is not lost.
    const revisions = await listRevisions(db, first?.id ?? "");
    expect(revisions.map(({ kind }) => kind)).toEqual(["seed", "published", "seed"]);
  });

  it("are not seeded again after all were withdrawn", async () => {
    const { posts } = await listPosts(db, { state: "published", page: 0, size: 100 });
    for (const { id } of posts) await unpublishPost(db, id, CONFIG);
    await seed(db, "IN");
    expect(await db.selectFrom("blog_posts").select("id").execute()).toEqual([]);
  });
});
