import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { ENGINES } from "@angadi/tests/databases";
import { DESK_ORIGIN, createTestDesk } from "@angadi/tests/desk";
import { createPostForms } from "@angadi/tests/post-forms";

describe.each(ENGINES)("pictures at the desk, on %s", async (engine) => {
  const desk = await createTestDesk(engine, {
    purge: { url: "http://127.0.0.1:9", secret: "x".repeat(16) },
  });
  const editor = await desk.join("editor");
  afterAll(desk.remove);

  const { addPost, send, fetchHtml } = createPostForms(desk, editor);

  it("accept only valid pictures, with alternative text", async () => {
    const tea = { width: 90, height: 80, channels: 3, background: "#c84" } as const;
    const bytes = await sharp({ create: tea }).png().toBuffer();
    const upload = (file: Uint8Array, alt: string, accept = "text/html") => {
      const body = new FormData();
      body.set("file", new File([new Uint8Array(file)], "tea.png"));
      body.set("alt", alt);
      const headers = {
        Cookie: editor,
        Origin: DESK_ORIGIN,
        Host: "localhost:3001",
        Accept: accept,
      };
      return desk.visitRaw(
        new Request(`${DESK_ORIGIN}/pictures`, { method: "POST", headers, body }),
      );
    };
    expect((await upload(bytes, " ")).status).toBe(422);
    const svg = new TextEncoder().encode("<svg onload='alert(1)'/>");
    expect(await (await upload(svg, "Tea")).text()).toContain("is not a JPEG");
    const heic = new TextEncoder().encode("\0\0\0\u0018ftypheic\0\0\0\0heicmif1");
    const rejected = await upload(heic, "Tea");
    expect([rejected.status, await rejected.text()]).toEqual([
      422,
      expect.stringMatching(/HEIC photo.*not added.*Most Compatible/),
    ]);
    expect((await upload(new Uint8Array(16 * 1024 * 1024), "Tea")).status).toBe(422);
    expect((await upload(bytes, "A cup of tea")).headers.get("location")).toMatch(
      /^\/pictures\?done=added&added=[0-9a-f]{32}$/,
    );
    const [src = ""] =
      /\/pictures\/[0-9a-f]{32}\/90x80\.webp/.exec(await fetchHtml("/pictures")) ?? [];
    const file = await desk.visit(src, { cookie: editor });
    expect(file.headers.get("content-type")).toBe("image/webp");
    expect((await desk.visit(src.replace("90x80", "1"), { cookie: editor })).status).toBe(404);

    // The dialog of a post asks for JSON; the page of a post suggests the pictures.
    const json = "application/json";
    const rejectedUpload = await upload(svg, "Tea", json);
    expect(rejectedUpload.status).toBe(422);
    expect(await rejectedUpload.json()).toEqual({
      problem: expect.stringContaining("is not a JPEG"),
    });
    const picture = { url: src, caption: "A cup of tea" };
    expect(await (await upload(bytes, "A cup of tea", json)).json()).toEqual(picture);
    const headers = { Cookie: editor, Host: "localhost:3001", Accept: json };
    const listResponse = await desk.visitRaw(new Request(`${DESK_ORIGIN}/pictures`, { headers }));
    expect(await listResponse.json()).toContainEqual(picture);
    expect(await fetchHtml("/posts/new")).toMatch(
      /<option value="\/pictures\/[^"]+">A cup of tea</,
    );

    // The same file again: its alt text is the new one, and it is listed first.
    const otherBytes = await sharp({ create: { ...tea, background: "#0a0" } })
      .png()
      .toBuffer();
    await upload(otherBytes, "A leaf");
    const knownUrl = (await upload(bytes, "Tea with milk")).headers.get("location") ?? "";
    const page = await fetchHtml(knownUrl);
    expect(page).toContain("This picture was here already. It is the first one below");
    expect([...page.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      "Tea with milk",
      "A leaf",
    ]);

    const id = src.split("/")[2] ?? "";
    const post = await addPost();
    const image = { type: "image", data: { file: { url: src }, caption: "Tea" } };
    const title = "With picture";
    await send(post, { base: "1", intent: "publish", title, blocks: JSON.stringify([image]) });
    await send(post, { base: "2", intent: "save", title });
    const deletePicture = (form: Record<string, string>) =>
      desk.visit(`/pictures/${id}/delete`, { cookie: editor, form });
    const question = await (await deletePicture({})).text();
    expect(question).toMatch(/Delete tea\.png\?[^]*With picture<\/a> \(Published\)/);
    expect((await desk.visit(src, { cookie: editor })).status).toBe(200);
    expect((await deletePicture({ confirmed: "yes" })).headers.get("location")).toBe(
      "/pictures?done=deleted",
    );
    expect((await deletePicture({ confirmed: "yes" })).status).toBe(404);
    expect((await desk.visit(src, { cookie: editor })).status).toBe(404);
    const { db } = desk.database;
    const files = await db.selectFrom("picture_files").selectAll().where("picture_id", "=", id);
    expect(await files.execute()).toEqual([]);
    const jobs = await db.selectFrom("job_queue").select(["kind", "payload"]).execute();
    expect(jobs).toEqual(
      expect.arrayContaining([
        {
          kind: "cdn-purge",
          payload: JSON.stringify({ addresses: [], prefixes: [`/pictures/${id}/`] }),
        },
        { kind: "vacuum", payload: "null" },
      ]),
    );
    expect(await desk.ports.log.list({ before: undefined, limit: 1 })).toMatchObject([
      { action: "picture-deleted", subject: "tea.png" },
    ]);
    // It can be added again.
    expect((await upload(bytes, "Tea")).headers.get("location")).toContain("done=added");
  });
});
