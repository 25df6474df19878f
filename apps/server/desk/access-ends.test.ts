import { afterAll, describe, expect, it } from "vitest";
import { createPostPreviews } from "../rendering/post-previews.ts";
import { createPost } from "@angadi/tests/create-post";
import { ENGINES } from "@angadi/tests/databases";
import { PASSWORD, generateTotp, readCookies, createTestDesk } from "@angadi/tests/desk";

const CONFIRMED = { confirmed: "yes" };
const PAST_TIME = "2026-01-01T00:00:00.000Z";

describe.each(ENGINES)("access ends on %s", async (engine) => {
  const desk = await createTestDesk(engine);
  const owner = await desk.join("owner", "Asha");
  afterAll(desk.remove);

  const toEmail = (name: string) => `${name.toLowerCase()}@angadi.test`;
  const findPerson = async (name: string) =>
    (await desk.ports.accounts.list()).find(({ email }) => email === toEmail(name));
  const findId = async (name: string) => (await findPerson(name))?.id ?? "";
  const post = (path: string, form: Record<string, string>, cookie = owner) =>
    desk.visit(path, { cookie, form });
  const deactivate = async (name: string) =>
    expect((await post(`/people/${await findId(name)}/deactivate`, CONFIRMED)).status).toBe(303);
  const openInvitation = (token: string | undefined) =>
    desk.visit(`/welcome?token=${token}`, { form: { name: "Ed", password: PASSWORD } });
  const invite = (email: string) => desk.ports.accounts.invite(undefined, email, "support");
  const findLastEntry = async () => (await desk.ports.log.list({ before: undefined, limit: 1 }))[0];

  const createPreviews = () => createPostPreviews(desk.database.db, { siteUrl: "" });
  /** Creates a link to a post's preview as the button does. */
  async function createPreviewLink(postId: string, cookie: string) {
    const response = await desk.visit(`/posts/${postId}/preview`, { cookie });
    const token = new URL(response.headers.get("location") ?? "").searchParams.get("token") ?? "";
    return { isValid: async () => (await createPreviews().find(token)) !== undefined };
  }

  it("with a deactivation, but not before it is confirmed", async () => {
    await desk.join("support", "Confirmed");
    const path = `/people/${await findId("Confirmed")}/deactivate`;
    const confirmation = await post(path, {});
    expect(confirmation.status).toBe(200);
    expect(await confirmation.text()).toMatch(
      new RegExp(`Deactivate Confirmed\\?[^]*action="${path}"[^]*name="confirmed" value="yes"`),
    );
    expect((await findPerson("Confirmed"))?.deactivatedAt).toBeNull();
    expect((await post(path, CONFIRMED)).status).toBe(303);
    expect((await findPerson("Confirmed"))?.deactivatedAt).not.toBeNull();
  });

  it("with a deactivation: an earlier password reset link", async () => {
    await desk.join("support", "Ed");
    const token = await invite(toEmail("Ed"));
    await deactivate("Ed");
    expect((await openInvitation(token)).status).toBe(404);
    expect((await findPerson("Ed"))?.deactivatedAt).not.toBeNull();

    await post(`/people/${await findId("Ed")}/reactivate`, {});
    expect((await openInvitation(token)).status).toBe(404);
  });

  it("with a deactivation: a sign-in that waits for its code", async () => {
    const { secret } = await desk.enableAuthenticator(await desk.join("support", "Mina"));
    const form = { email: toEmail("Mina"), password: PASSWORD };
    const pendingCookie = readCookies(await desk.visit("/sign-in", { form }));
    await deactivate("Mina");
    await post(`/people/${await findId("Mina")}/reactivate`, {});
    const codeResponse = await desk.visit("/code", {
      cookie: pendingCookie,
      form: { code: generateTotp(secret, 1) },
    });
    expect(codeResponse.status).toBe(401);
  });

  it("with a deactivation: preview links that the person created", async () => {
    const editor = await desk.join("editor", "Edwin");
    const id = await createPost(desk.database.db, "Edwin");
    const editorLink = await createPreviewLink(id, editor);
    const ownerLink = await createPreviewLink(id, owner);
    expect([await editorLink.isValid(), await ownerLink.isValid()]).toEqual([true, true]);
    await deactivate("Edwin");
    expect([await editorLink.isValid(), await ownerLink.isValid()]).toEqual([false, true]);
    await post(`/people/${await findId("Edwin")}/reactivate`, {});
    expect(await editorLink.isValid()).toBe(false);
  });

  it("with a deactivation: invitations that the person sent", async () => {
    const secondOwner = await desk.join("owner", "Olga");
    const form = { email: "her-other@x.test", role: "support" };
    const invited = await post("/people", form, secondOwner);
    const token = /token=([\w-]+)/.exec(await invited.text())?.[1];
    expect(token).toBeDefined();
    await deactivate("Olga");
    expect((await openInvitation(token)).status).toBe(404);
  });

  it("with a withdrawal: an invitation, with an entry in the log", async () => {
    const email = "typo@x.test";
    const token = await invite(email);
    const page = await (await desk.visit("/people", { cookie: owner })).text();
    expect(page).toContain(email);
    expect((await post("/people/withdraw", { email })).headers.get("location")).toContain("done=");
    expect((await openInvitation(token)).status).toBe(404);
    expect(await findLastEntry()).toMatchObject({ action: "invitation-withdrawn", subject: email });
    expect(await (await desk.visit("/people", { cookie: owner })).text()).not.toContain(email);
    expect((await post("/people/withdraw", { email })).status).toBe(404);
  });

  it("with a withdrawal: all preview links of one post", async () => {
    const editor = await desk.join("editor", "Nina");
    const [id, otherId] = [
      await createPost(desk.database.db, "N"),
      await createPost(desk.database.db, "N"),
    ];
    const links = [await createPreviewLink(id, editor), await createPreviewLink(id, owner)];
    const otherPostLink = await createPreviewLink(otherId, editor);
    const response = await post(`/posts/${id}/preview/withdraw`, {}, editor);
    expect(response.headers.get("location")).toContain(`/posts/${id}?done=`);
    for (const link of links) expect(await link.isValid()).toBe(false);
    expect(await otherPostLink.isValid()).toBe(true);
    expect((await findLastEntry())?.action).toBe("previews-withdrawn");
  });

  it("with a click on Revoke link: that preview link only", async () => {
    const editor = await desk.join("editor", "Lata");
    const { db } = desk.database;
    const [id, otherId] = [await createPost(db, "L"), await createPost(db, "L")];
    const editorLink = await createPreviewLink(id, editor);
    const ownerLink = await createPreviewLink(id, owner);
    const isValid = async () => [await editorLink.isValid(), await ownerLink.isValid()];
    const loadPage = async () => (await desk.visit(`/posts/${id}`, { cookie: editor })).text();
    const findRevokePath = async (name: string) => {
      const links = await desk.ports.posts.listPreviewLinks(id);
      return `/posts/${id}/preview/${links.find(({ createdBy }) => createdBy === name)?.id}/revoke`;
    };
    expect(await loadPage()).toContain("Revoke link created by Asha");
    expect(await loadPage()).toContain("Revoke link created by Lata");
    const revokePath = await findRevokePath("Lata");
    expect((await post(revokePath.replace(id, otherId), {}, editor)).status).toBe(404);
    expect((await post(`/posts/${id}/preview/none/revoke`, {}, editor)).status).toBe(404);
    expect(await isValid()).toEqual([true, true]);

    const response = await post(revokePath, {}, editor);
    expect(response.headers.get("location")).toBe(`/posts/${id}?done=revoked`);
    expect(await isValid()).toEqual([false, true]);
    expect((await findLastEntry())?.action).toBe("preview-revoked");
    expect(await loadPage()).not.toContain("Revoke link created by Lata");
    expect((await post(revokePath, {}, editor)).status).toBe(404);

    await db.updateTable("preview_links").set({ expires_at: PAST_TIME }).execute();
    expect(await loadPage()).not.toContain("Active preview links");
  });

  it("with a lower role, at once and without action by the person", async () => {
    const cookie = await desk.join("editor", "Ravi");
    const postId = await createPost(desk.database.db, "Ravi");
    const link = await createPreviewLink(postId, cookie);
    const editorToken = await desk.ports.accounts.invite(undefined, toEmail("Ravi"), "editor");
    const response = await post(`/people/${await findId("Ravi")}/role`, { role: "support" });
    expect(response.headers.get("location")).toBe("/people?done=role");
    expect((await desk.visit("/posts", { cookie })).status).toBe(403);
    expect((await desk.visit("/leads", { cookie })).status).toBe(200);
    expect(await link.isValid()).toBe(false);
    expect((await openInvitation(editorToken)).status).toBe(404);
    expect(await findLastEntry()).toMatchObject({
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
    const rolePath = `/people/${await findId("Vera")}/role`;
    const email = "new-owner@x.test";
    for (const [path, form] of [
      [rolePath, { role: "owner" }],
      ["/people", { role: "owner", email }],
    ] as const) {
      const question = await post(path, form);
      expect([question.status, await question.text()]).toEqual([
        200,
        expect.stringContaining('name="password"'),
      ]);
      const wrong = await post(path, { ...form, password: "not the right one" });
      expect([path, wrong.status]).toEqual([path, 422]);
    }
    expect((await findPerson("Vera"))?.role).toBe("editor");
    expect(await desk.ports.accounts.listInvitations()).not.toMatchObject([{ email }]);

    const invited = await post("/people", { role: "owner", email, password: PASSWORD });
    expect(await invited.text()).toContain("/welcome?token=");
    expect((await post(rolePath, { role: "owner", password: PASSWORD })).status).toBe(303);
    expect((await findPerson("Vera"))?.role).toBe("owner");
  });

  it("and leads are exported only with the password", async () => {
    await desk.leads.send("Asha", { email: "asha@x.test" });
    const path = "/leads/export?q=asha%40x.test";
    const question = await desk.visit(path, { cookie: owner });
    expect(question.headers.get("content-type")).toContain("text/html");
    expect((await post(path, { password: "not the right one" })).status).toBe(422);
    const file = await post(path, { password: PASSWORD });
    expect(file.headers.get("content-type")).toContain("text/csv");
    expect(await file.text()).toContain("asha@x.test");
  });
});
