import { afterAll, describe, expect, it } from "vitest";
import { createPostPreviews } from "../rendering/post-previews.ts";
import { createPost } from "@angadi/tests/create-post";
import { ENGINES } from "@angadi/tests/databases";
import { PASSWORD, generateTotp, readCookies, createTestDesk } from "@angadi/tests/desk";

const CONFIRMED = { confirmed: "yes" };
const OLD_TIME = "2026-01-01T00:00:00.000Z";

describe.each(ENGINES)("access ends on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  const owner = await desk.join("owner", "Asha");
  afterAll(desk.remove);

  const toEmail = (name: string) => `${name.toLowerCase()}@angadi.test`;
  const person = async (name: string) =>
    (await desk.ports.accounts.list()).find((one) => one.email === toEmail(name));
  const findId = async (name: string) => (await person(name))?.id ?? "";
  const post = (path: string, form: Record<string, string>, cookie = owner) =>
    desk.visit(path, { cookie, form });
  const deactivate = async (name: string) =>
    expect((await post(`/people/${await findId(name)}/deactivate`, CONFIRMED)).status).toBe(303);
  const open = (token: string | undefined) =>
    desk.visit(`/welcome?token=${token}`, { form: { name: "Ed", password: PASSWORD } });
  const invite = (email: string) => desk.ports.accounts.invite(undefined, email, "support");
  const lastLog = async () => (await desk.ports.log.list({ before: undefined, limit: 1 }))[0];

  const previews = () => createPostPreviews(desk.database.db, { siteUrl: "" });
  /** Creates a link to a post's preview as the button does. */
  async function previewLink(postId: string, cookie: string) {
    const response = await desk.visit(`/posts/${postId}/preview`, { cookie });
    const token = new URL(response.headers.get("location") ?? "").searchParams.get("token") ?? "";
    return { isValid: async () => (await previews().find(token)) !== undefined };
  }

  it("with a deactivation, but not before the question is answered", async () => {
    await desk.join("support", "Asked");
    const path = `/people/${await findId("Asked")}/deactivate`;
    const question = await post(path, {});
    expect(question.status).toBe(200);
    expect(await question.text()).toMatch(
      new RegExp(`Deactivate Asked\\?[^]*action="${path}"[^]*name="confirmed" value="yes"`),
    );
    expect((await person("Asked"))?.deactivatedAt).toBeNull();
    expect((await post(path, CONFIRMED)).status).toBe(303);
    expect((await person("Asked"))?.deactivatedAt).not.toBeNull();
  });

  it("with a deactivation: a password reset link that was made before", async () => {
    await desk.join("support", "Ed");
    const token = await invite(toEmail("Ed"));
    await deactivate("Ed");
    expect((await open(token)).status).toBe(404);
    expect((await person("Ed"))?.deactivatedAt).not.toBeNull();

    await post(`/people/${await findId("Ed")}/reactivate`, {});
    expect((await open(token)).status).toBe(404);
  });

  it("with a deactivation: a sign-in that waits for its code", async () => {
    const { secret } = await desk.enableAuthenticator(await desk.join("support", "Mina"));
    const form = { email: toEmail("Mina"), password: PASSWORD };
    const half = readCookies(await desk.visit("/sign-in", { form }));
    await deactivate("Mina");
    await post(`/people/${await findId("Mina")}/reactivate`, {});
    const entered = await desk.visit("/code", {
      cookie: half,
      form: { code: generateTotp(secret, 1) },
    });
    expect(entered.status).toBe(401);
  });

  it("with a deactivation: links to previews that the person made", async () => {
    const editor = await desk.join("editor", "Edwin");
    const id = await createPost(desk.database.db, "Edwin");
    const [editorLink, ownerLink] = [await previewLink(id, editor), await previewLink(id, owner)];
    expect([await editorLink.isValid(), await ownerLink.isValid()]).toEqual([true, true]);
    await deactivate("Edwin");
    expect([await editorLink.isValid(), await ownerLink.isValid()]).toEqual([false, true]);
    await post(`/people/${await findId("Edwin")}/reactivate`, {});
    expect(await editorLink.isValid()).toBe(false);
  });

  it("with a deactivation: invitations that the person made for others", async () => {
    const second = await desk.join("owner", "Olga");
    const invited = await post("/people", { email: "her-other@x.test", role: "support" }, second);
    const token = /token=([\w-]+)/.exec(await invited.text())?.[1];
    expect(token).toBeDefined();
    await deactivate("Olga");
    expect((await open(token)).status).toBe(404);
  });

  it("with a withdrawal: an invitation, with its line in the log", async () => {
    const email = "typo@x.test";
    const token = await invite(email);
    const page = await (await desk.visit("/people", { cookie: owner })).text();
    expect(page).toContain(email);
    expect((await post("/people/withdraw", { email })).headers.get("location")).toContain("done=");
    expect((await open(token)).status).toBe(404);
    expect(await lastLog()).toMatchObject({ action: "invitation-withdrawn", subject: email });
    expect(await (await desk.visit("/people", { cookie: owner })).text()).not.toContain(email);
    expect((await post("/people/withdraw", { email })).status).toBe(404);
  });

  it("with a withdrawal: all links to the previews of one post", async () => {
    const editor = await desk.join("editor", "Nina");
    const [id, other] = [
      await createPost(desk.database.db, "N"),
      await createPost(desk.database.db, "N"),
    ];
    const links = [await previewLink(id, editor), await previewLink(id, owner)];
    const elsewhere = await previewLink(other, editor);
    const done = await post(`/posts/${id}/preview/withdraw`, {}, editor);
    expect(done.headers.get("location")).toContain(`/posts/${id}?done=`);
    for (const link of links) expect(await link.isValid()).toBe(false);
    expect(await elsewhere.isValid()).toBe(true);
    expect((await lastLog())?.action).toBe("previews-withdrawn");
  });

  it("with a click on Revoke link: that link to a post's preview", async () => {
    const editor = await desk.join("editor", "Lata");
    const { db } = desk.database;
    const [id, other] = [await createPost(db, "L"), await createPost(db, "L")];
    const [first, second] = [await previewLink(id, editor), await previewLink(id, owner)];
    const isValid = async () => [await first.isValid(), await second.isValid()];
    const page = async () => (await desk.visit(`/posts/${id}`, { cookie: editor })).text();
    const action = async (name: string) => {
      const links = await desk.ports.posts.listPreviewLinks(id);
      return `/posts/${id}/preview/${links.find((one) => one.createdBy === name)?.id}/revoke`;
    };
    expect(await page()).toContain("Revoke link created by Asha");
    expect(await page()).toContain("Revoke link created by Lata");
    const revoke = await action("Lata");
    expect((await post(revoke.replace(id, other), {}, editor)).status).toBe(404);
    expect((await post(`/posts/${id}/preview/none/revoke`, {}, editor)).status).toBe(404);
    expect(await isValid()).toEqual([true, true]);

    const done = await post(revoke, {}, editor);
    expect(done.headers.get("location")).toBe(`/posts/${id}?done=revoked`);
    expect(await isValid()).toEqual([false, true]);
    expect((await lastLog())?.action).toBe("preview-revoked");
    expect(await page()).not.toContain("Revoke link created by Lata");
    expect((await post(revoke, {}, editor)).status).toBe(404);

    await db.updateTable("preview_links").set({ expires_at: OLD_TIME }).execute();
    expect(await page()).not.toContain("Active preview links");
  });

  it("with a lower role, at once and without action by the person", async () => {
    const cookie = await desk.join("editor", "Ravi");
    const post1 = await createPost(desk.database.db, "Ravi");
    const link = await previewLink(post1, cookie);
    const stale = await desk.ports.accounts.invite(undefined, toEmail("Ravi"), "editor");
    const changed = await post(`/people/${await findId("Ravi")}/role`, { role: "support" });
    expect(changed.headers.get("location")).toBe("/people?done=role");
    expect((await desk.visit("/posts", { cookie })).status).toBe(403);
    expect((await desk.visit("/leads", { cookie })).status).toBe(200);
    expect(await link.isValid()).toBe(false);
    expect((await open(stale)).status).toBe(404);
    expect(await lastLog()).toMatchObject({
      action: "staff-role",
      subject: toEmail("Ravi"),
      before: "editor",
      after: "support",
    });
    await post(`/people/${await findId("Ravi")}/role`, { role: "editor" });
    expect((await desk.visit("/posts", { cookie })).status).toBe(200);
  });

  it("never for the last owner", async () => {
    const path = `/people/${await findId("Asha")}/role`;
    expect((await post(path, { role: "support" })).status).toBe(409);
    expect((await desk.visit("/people", { cookie: owner })).status).toBe(200);
    expect((await post("/people/nobody/role", { role: "support" })).status).toBe(404);
    expect((await post(path, { role: "king" })).status).toBe(400);
  });

  it("and owners are added only with the password", async () => {
    await desk.join("editor", "Vera");
    const vera = `/people/${await findId("Vera")}/role`;
    const email = "new-owner@x.test";
    for (const [path, form] of [
      [vera, { role: "owner" }],
      ["/people", { role: "owner", email }],
    ] as const) {
      const result = await post(path, form);
      expect([result.status, await result.text()]).toEqual([
        200,
        expect.stringContaining('name="password"'),
      ]);
      const wrong = await post(path, { ...form, password: "not the right one" });
      expect([path, wrong.status]).toEqual([path, 422]);
    }
    expect((await person("Vera"))?.role).toBe("editor");
    expect(await desk.ports.accounts.listInvitations()).not.toMatchObject([{ email }]);

    const invited = await post("/people", { role: "owner", email, password: PASSWORD });
    expect(await invited.text()).toContain("/welcome?token=");
    expect((await post(vera, { role: "owner", password: PASSWORD })).status).toBe(303);
    expect((await person("Vera"))?.role).toBe("owner");
  });

  it("and leads are exported only with the password", async () => {
    await desk.leads.send("Asha", { email: "asha@x.test" });
    const path = "/leads/export?q=asha%40x.test";
    const result = await desk.visit(path, { cookie: owner });
    expect(result.headers.get("content-type")).toContain("text/html");
    expect((await post(path, { password: "not the right one" })).status).toBe(422);
    const file = await post(path, { password: PASSWORD });
    expect(file.headers.get("content-type")).toContain("text/csv");
    expect(await file.text()).toContain("asha@x.test");
  });
});
