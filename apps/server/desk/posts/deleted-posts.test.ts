import { afterAll, describe, expect, it } from "vitest";
import { expireDeletedPosts } from "@angadi/api/posts/delete-posts";
import { createPostPreviews } from "@angadi/server/rendering/post-previews";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";
import { createPostForms } from "@angadi/tests/post-forms";

describe.each(ENGINES)("posts at the desk, on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  const editor = await desk.join("editor");
  afterAll(desk.remove);

  const { addPost, send, fetchHtml } = createPostForms(desk, editor);

  it("are deleted unless they are public, and can be restored within 30 days", async () => {
    const paths = [await addPost(), await addPost()];
    const [draftId = "", withdrawnId = ""] = paths.map((path) => path.slice("/posts/".length));
    await send(paths[0] ?? "", { base: "1", intent: "save", title: "Deleted draft" });
    await send(paths[1] ?? "", { base: "1", intent: "publish", title: "Deleted public" });
    const previewResponse = await desk.visit(`/posts/${draftId}/preview`, { cookie: editor });
    const previewUrl = new URL(previewResponse.headers.get("location") ?? "");
    const token = previewUrl.searchParams.get("token") ?? "";
    const changeAll = async (to: string, ...ids: string[]) => {
      const selected = Object.fromEntries(ids.map((id) => [`select:${id}`, "1"]));
      const form = { to, query: "", ...selected };
      const response = await desk.visit("/posts/bulk", { cookie: editor, form });
      return fetchHtml(response.headers.get("location") ?? "");
    };
    expect(await changeAll("deleted", draftId, withdrawnId)).toMatch(
      /1 post deleted\.[^<]*1 post not/,
    );
    await desk.visit(`/posts/${withdrawnId}/unpublish`, { cookie: editor, form: {} });
    await changeAll("deleted", withdrawnId);
    for (const [id, title] of [
      [draftId, "Deleted draft"],
      [withdrawnId, "Deleted public"],
    ] as const) {
      expect((await desk.visit(`/posts/${id}`, { cookie: editor })).status).toBe(404);
      for (const intent of ["save", "publish", "schedule"]) {
        const form = { base: "2", title, intent, at: "2099-01-01T09:00" };
        expect((await send(`/posts/${id}`, form)).status).toBe(404);
      }
      expect((await send(`/posts/${id}/autosave`, { base: "2", new: "1" })).status).toBe(404);
      expect(await fetchHtml("/posts?q=deleted")).not.toContain(title);
      expect(await fetchHtml("/posts?state=deleted")).toContain(title);
    }
    expect(await changeAll("published", draftId)).toContain("1 post not changed");
    expect(await createPostPreviews(desk.database.db, { siteUrl: "" }).find(token)).toBeUndefined();
    expect(await changeAll("restored", draftId, withdrawnId)).toContain("2 posts restored.");
    expect(await desk.ports.posts.find(draftId)).toMatchObject({ state: "draft", deletedAt: null });
    expect(await desk.ports.posts.find(withdrawnId)).toMatchObject({ state: "withdrawn" });

    await changeAll("deleted", draftId, withdrawnId);
    const { db } = desk.database;
    const now = Date.now();
    const dayMs = 24 * 60 * 60 * 1000;
    expect(await expireDeletedPosts(db, now + 29 * dayMs)).toBe(0);
    expect(await expireDeletedPosts(db, now + 31 * dayMs)).toBe(2);
    for (const table of ["post_revisions", "post_old_slugs"] as const) {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where("post_id", "in", [draftId, withdrawnId]);
      expect(await rows.execute()).toEqual([]);
    }
    const log = await desk.ports.log.list({ before: undefined, limit: 20 });
    expect(log.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      expect.arrayContaining(["post-deleted Deleted draft", "post-undeleted Deleted public"]),
    );
  });
});
