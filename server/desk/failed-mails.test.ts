import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { claimDue, release } from "#api/outbox.ts";
import { claimMail, settleMail } from "#api/desk/desk-mails.ts";
import { schedulePost } from "#api/posts/states.ts";
import { createPost } from "#api/posts/save.ts";
import { EMPTY_POST } from "#contract/post-document.ts";
import { ENGINES } from "#tests/databases.ts";
import { deskOn } from "#tests/desk.ts";

describe.each(ENGINES)("mails that failed, at the desk on %s", (engine) => {
  let desk: Awaited<ReturnType<typeof deskOn>>;
  let support: string;
  let owner: string;

  beforeAll(async () => {
    desk = await deskOn(engine, { smtpUrl: "smtp://127.0.0.1:9" });
    support = await desk.join("support", "Mina");
    owner = await desk.join("owner", "Asha");
  });
  afterAll(() => desk.remove());

  const page = async (path: string, cookie = support) =>
    (await desk.visit(path, { cookie })).text();
  const retry = (path: string) => desk.visit(path, { cookie: support, form: {} });
  /** A lead that the team could not be told of, as the worker gives one up. */
  async function unheard(name: string): Promise<string> {
    const reference = await desk.leads.send(name);
    const notification = await claimDue(desk.database, 60_000);
    if (!notification) throw new Error("nothing to tell");
    const givenUp = { team: "The mail server refused it." };
    const outcome = { failures: 1, delivered: [], givenUp, dueIn: undefined, error: undefined };
    await release(desk.database.db, notification, outcome);
    return reference;
  }
  /** An invitation that came to nobody. */
  async function uninvited(email: string): Promise<void> {
    const [by] = await desk.ports.accounts.list();
    if (!by) throw new Error("nobody");
    await desk.ports.invite(by, email, "editor");
    const mail = await claimMail(desk.database, 60_000);
    if (!mail) throw new Error("no mail");
    const why = "The address does not exist.";
    await settleMail(desk.database.db, mail, { sent: false, why, dueIn: undefined });
  }

  it("are listed with what, to whom and why, and tried again one by one or all", async () => {
    expect(await page("/mails")).toContain("All mails went out.");
    const reference = await unheard("Ravi <b>");
    await unheard("Lata");
    await uninvited("new@angadi.test");
    expect((await desk.ports.today()).failedMails).toBe(3);
    expect(await page("/")).toContain('href="/mails"');
    const list = await page("/mails");
    expect(list).toContain("Ravi &lt;b&gt;");
    expect(list).toMatch(/Our team<\/b> The mail server refused it\./);
    expect(list).toMatch(/Invitation[^]*new@angadi.test<\/b> The address does not exist\./);
    expect(list).not.toContain("/welcome?token=");

    const [mail] = await desk.ports.failedMails.list();
    const lead = (await desk.ports.leads.find(reference))?.id ?? "";
    expect((await retry(`/mails/notification/${lead}`)).status).toBe(303);
    expect((await retry(`/mails/notification/${lead}`)).status).toBe(409);
    expect((await retry(`/mails/desk/${lead}`)).status).toBe(409);
    expect((await retry(`/mails/other/${lead}`)).status).toBe(404);
    expect(await desk.ports.failedMails.list()).toHaveLength(2);
    expect(await desk.ports.log.list({ before: undefined, limit: 1 })).toMatchObject([
      { action: "mail-retried", subject: reference, staffName: "Mina" },
    ]);
    expect((await claimDue(desk.database, 60_000))?.subjectId).toBe(lead);

    expect((await retry("/mails")).status).toBe(303);
    expect(await desk.ports.failedMails.list()).toEqual([]);
    expect((await claimMail(desk.database, 60_000))?.id).toBe(mail?.id);
  });

  it("of an invitation go when there is a newer one for the same address", async () => {
    await uninvited("twice@angadi.test");
    expect(await desk.ports.failedMails.list()).toHaveLength(1);
    await desk.visit("/people", {
      cookie: owner,
      form: { email: "twice@angadi.test", role: "editor" },
    });
    expect(await desk.ports.failedMails.list()).toEqual([]);
  });

  it("stand on Today beside the posts that wait for their time", async () => {
    const id = await createPost(desk.database.db, "Asha");
    const document = {
      ...EMPTY_POST,
      title: "Tea",
      excerpt: "Tea",
      category: "Tea",
      author: "Asha",
      blocks: [{ type: "paragraph" as const, html: "Tea" }],
    };
    const at = new Date(Date.now() + 3_600_000);
    await schedulePost(desk.database.db, id, { document, base: 1, by: "Asha", page: "" }, at);
    expect(await desk.ports.today()).toMatchObject({
      scheduledPosts: 1,
      nextPost: at.toISOString(),
    });
    expect(await page("/", owner)).toContain('href="/posts?state=scheduled"');
    expect(await page("/")).not.toContain('href="/posts');
  });
});
