import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { SetupTodo } from "@angadi/desk-ports/setup";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";
import { startMailServer } from "@angadi/tests/mail-server";

const SAMPLE: SetupTodo = {
  step: "samples",
  group: "samples",
  text: "testimonials: Farah <b>",
  location: "packages/content/testimonials.ts:12",
};

describe.each(ENGINES)("the setup on %s", async (engine) => {
  const content: SetupTodo[] = [SAMPLE];
  const folder = mkdtempSync(path.join(os.tmpdir(), "setup-"));

  const rejectTypo = (address: string) =>
    address.startsWith("typo") ? { code: 550, text: "5.1.1 unknown" } : undefined;
  const mail = await startMailServer({ rejectRecipient: rejectTypo });
  const variables = {
    SITE_URL: "https://www.angadi.test",
    APP_URL: "https://app.angadi.test",
    TRUST_PROXY: "1",
    DATA_DIR: folder,
    SMTP_URL: mail.url,
    LEADS_TO: "team@angadi.test",
  };
  const desk = await createTestDesk(engine, { smtpUrl: mail.url, variables, content });
  const owner = await desk.join("owner", "Asha");
  afterAll(async () => {
    await mail.stop();
    await desk.remove();
    rmSync(folder, { recursive: true });
  });

  const loadPage = async (address: string, cookie = owner) =>
    (await desk.visit(address, { cookie })).text();
  const post = (address: string, form: Record<string, string> = {}, cookie = owner) =>
    desk.visit(address, { cookie, form });
  /** The state of each step that the page shows. */
  const readStates = async () =>
    Object.fromEntries(
      [
        ...(await loadPage("/setup")).matchAll(
          /<li class="card" id="(\w+)">.*?class="status (\w+)"/g,
        ),
      ].map(([, step, state]) => [step, state]),
    );

  it("leads a new owner from Today through the steps until all are done", async () => {
    expect(await loadPage("/")).toContain("Setup: 1 of 6 done.");
    expect(await readStates()).toEqual({
      address: "done",
      mail: "due",
      team: "due",
      plans: "due",
      samples: "due",
      backups: "due",
    });
    const html = await loadPage("/setup");
    expect(html).toContain("1 of 6 done");
    expect(html).toContain("testimonials: Farah &lt;b&gt;");
    expect(html).toContain(SAMPLE.location);
    for (const link of ["/jobs", "/people", "/plans", "https://www.angadi.test"])
      expect(html).toContain(`<p><a href="${link}">`);

    const result = await post("/setup/test-mail");
    expect(await loadPage(result.headers.get("location") ?? "")).toContain(
      "test email is on its way",
    );
    expect(mail.received.map(({ to }) => to)).toEqual([["asha@angadi.test"]]);
    await post("/setup/mark", { step: "plans", state: "done" });
    await desk.join("support", "Mina");
    content.length = 0;
    writeFileSync(
      path.join(folder, "backup.json"),
      JSON.stringify({ upTo: new Date().toISOString() }),
    );

    expect(new Set(Object.values(await readStates()))).toEqual(new Set(["done"]));
    expect(await loadPage("/setup")).toContain("Setup is complete.");
    expect(await loadPage("/")).not.toContain("/setup");
    expect(await loadPage("/account")).toContain('href="/setup"');
  });

  it("undoes a mark, and logs both changes", async () => {
    await post("/setup/mark", { step: "plans", state: "due" });
    expect(await readStates()).toMatchObject({ plans: "due" });
    await post("/setup/mark", { step: "plans", state: "done" });
    expect(await readStates()).toMatchObject({ plans: "done" });
    const entry = { action: "setup-marked", subject: "plans", staffName: "Asha" };
    expect(await desk.ports.log.list({ before: undefined, limit: 2 })).toMatchObject([
      { ...entry, after: "done" },
      { ...entry, after: "to do" },
    ]);
    for (const [step, state] of [
      ["mail", "done"],
      ["plans", "odd"],
      ["", ""],
    ] as const)
      expect((await post("/setup/mark", { step, state })).status).toBe(400);
  });

  it("says why the mail server did not accept a test mail", async () => {
    const typoOwner = await desk.join("owner", "Typo");
    const response = await post("/setup/test-mail", {}, typoOwner);
    expect(response.status).toBe(422);
    expect(await response.text()).toMatch(
      /role="alert">The test email was not sent\. The mail server answered 550 5\.1\.1 to the recipient’s address\./,
    );
  });

  it("is shown to owners only", async () => {
    const support = await desk.join("support", "Ravi");
    content.push(SAMPLE);
    expect(await loadPage("/", support)).not.toContain("/setup");
    expect(await loadPage("/account", support)).not.toContain("/setup");
    expect((await desk.visit("/setup", { cookie: support })).status).toBe(403);
    content.length = 0;
  });
});

it("offers no test mail without a mail server, and says what to set", async () => {
  const desk = await createTestDesk("sqlite");
  const owner = await desk.join("owner", "Asha");
  const html = await (await desk.visit("/setup", { cookie: owner })).text();
  expect(html).toContain("SMTP_URL, LEADS_TO: the mail server");
  expect(html).not.toContain("/setup/test-mail");
  const response = await desk.visit("/setup/test-mail", { cookie: owner, form: {} });
  expect(response.status).toBe(422);
  await desk.remove();
});
