import { afterAll, describe, expect, it } from "vitest";
import type { Staff } from "@angadi/desk-ports/staff";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";

describe.each(ENGINES)("affiliates at the desk on %s", async (engine) => {
  // No server listens there, so queued mails stay in the queue to be read.
  const desk = await createTestDesk(engine, { smtpUrl: "smtp://127.0.0.1:9" });
  const cookie = await desk.join("support", "Mina");
  afterAll(desk.remove);

  const apply = async (name: string, companyName = "Rao & Co") => {
    const email = `${name.toLowerCase()}@apply.test`;
    const reference = await desk.leads.apply(name, { email, companyName });
    return (await desk.ports.leads.find(reference))?.id ?? "";
  };
  const decide = async (
    id: string,
    action: "approve" | "decline",
    form: Record<string, string>,
  ) => {
    const version = `${(await findApplication(id))?.version}`;
    return desk.visit(`/affiliates/${id}/${action}`, {
      cookie,
      form: { submitKey: crypto.randomUUID(), version, ...form },
    });
  };
  const findApplication = (id: string) => desk.ports.affiliates.find(id);
  const loadPage = async (path: string) => (await desk.visit(path, { cookie })).text();

  it("are pending, are approved with their own id, and receive the link by mail", async () => {
    const [one, two] = [await apply("One"), await apply("Two")];
    expect(await loadPage("/affiliates?state=pending")).toMatch(/Two[^]*One/);
    expect(await loadPage(`/affiliates/${one}`)).toContain('value="rao-co"');
    expect((await desk.ports.countPending()).pendingApplicationCount).toBe(2);

    for (const partnerId of ["with space", "", "ü", "x".repeat(65), "../x", "other", "Other"]) {
      const response = await decide(one, "approve", { shownState: "pending", partnerId });
      expect([partnerId, response.status]).toEqual([partnerId, 422]);
    }
    await decide(one, "approve", { shownState: "pending", partnerId: "rao-co" });
    const duplicateId = await decide(two, "approve", {
      shownState: "pending",
      partnerId: "Rao-Co",
    });
    expect([duplicateId.status, await duplicateId.text()]).toEqual([
      422,
      expect.stringContaining("Another partner uses this ID"),
    ]);
    const approved = await findApplication(one);
    expect(approved).toMatchObject({ state: "approved", partnerId: "rao-co", status: "answered" });
    expect(approved?.mails).toMatchObject([{ kind: "approved" }]);
    expect(approved?.mails[0]?.text).toContain("https://www.angadi.test/?partnerId=rao-co");
    expect(await findApplication(two)).toMatchObject({ state: "pending", mails: [] });

    await desk.leads.send("Sent by One", { context: { partnerId: "rao-co" } });
    expect(await loadPage("/leads?partner=rao-co")).toContain("Sent by One");
  });

  it("that do not exist have their own error page, with a link to the list", async () => {
    const path = "/affiliates/00000000-0000-7000-8000-000000000000";
    const form = {
      submitKey: crypto.randomUUID(),
      shownState: "pending",
      reason: "Your site does not open.",
    };
    for (const response of [
      await desk.visit(path, { cookie }),
      await desk.visit(`${path}/approve`, { cookie, form: { ...form, partnerId: "rao" } }),
      await desk.visit(`${path}/decline`, { cookie, form }),
    ]) {
      expect(response.status).toBe(404);
      const page = await response.text();
      expect(page).toContain("<h1>Application not found</h1>");
      expect(page).toContain("This affiliate application no longer exists");
      expect(page).toContain('<a href="/affiliates">Back to Affiliates</a>');
      expect(page).not.toContain("This lead");
    }
  });

  it("are declined with a reason, and a later decision is mailed and replaces it", async () => {
    const id = await apply("Undone");
    const empty = await decide(id, "decline", { shownState: "pending", reason: " " });
    expect(empty.status).toBe(422);
    await decide(id, "decline", { shownState: "pending", reason: "Your site does not open." });
    await decide(id, "approve", { shownState: "declined", partnerId: "undone" });
    await decide(id, "decline", { shownState: "approved", reason: "You asked for it." });
    const application = await findApplication(id);
    expect(application).toMatchObject({ state: "declined", partnerId: "undone" });
    expect(application?.mails.map(({ text }) => text)).toEqual([
      expect.stringContaining("Your site does not open."),
      expect.stringContaining("looked at your application again and approved it"),
      expect.stringMatching(/withdrawn your approval[^]*You asked for it/),
    ]);
    const log = await desk.ports.log.list({ before: undefined, limit: 3 });
    expect(log).toMatchObject([
      { action: "application-decided", before: "approved", after: "declined" },
      { before: "declined", after: "approved" },
      { before: "pending", after: "declined" },
    ]);
  });

  it("are decided in bulk from the list, and Undo makes them pending until their mails are sent", async () => {
    const ids = [await apply("ManyA", "Many"), await apply("ManyB", "Many")];
    const selected = Object.fromEntries(ids.map((id) => [`select:${id}`, "0"]));
    const change = async (path: string, form: Record<string, string>) => {
      const result = await desk.visit(path, { cookie, form: { query: "?state=pending", ...form } });
      const address = result.headers.get("location") ?? "";
      const html = address ? await loadPage(address) : await result.text();
      const undo = /name="undo" value="([^"]*)"/.exec(html)?.[1] ?? "";
      return { status: result.status, address, html, undo };
    };
    const readStates = async () =>
      Promise.all(
        ids.map(async (id) => {
          const application = await findApplication(id);
          return [application?.state, application?.partnerId];
        }),
      );

    const withoutReason = await change("/affiliates/bulk", { ...selected, decision: "declined" });
    expect(withoutReason.status).toBe(422);
    expect((await change("/affiliates/bulk", { ...selected, decision: "odd" })).status).toBe(400);
    expect((await change("/affiliates/bulk", { decision: "approved" })).status).toBe(422);
    expect((await change("/affiliates/bulk/undo", { undo: "x" })).status).toBe(400);

    const approved = await change("/affiliates/bulk", { ...selected, decision: "approved" });
    expect(approved.address).toMatch(/^\/affiliates\?state=pending&/);
    expect(approved.html).toContain("2 applications approved.");
    expect(await readStates()).toEqual([
      ["approved", "many"],
      ["approved", "many-2"],
    ]);
    const mail = (await desk.leads.listJobs()).find(
      ({ subject, kind }) => subject === ids[0] && kind === "desk-mail",
    );
    expect(Date.parse(mail?.run_at ?? "")).toBeGreaterThan(Date.now() + 60_000);

    // The second one's mail is being sent, so its decision stays.
    await desk.database.db
      .updateTable("job_queue")
      .set({ claimed_by: "somebody" })
      .where("subject", "=", ids[1] ?? "")
      .where("kind", "=", "desk-mail")
      .execute();
    const undone = await change("/affiliates/bulk/undo", { undo: approved.undo });
    expect(undone.html).toContain("Undone: 1 application pending again.");
    expect(await readStates()).toEqual([
      ["pending", null],
      ["approved", "many-2"],
    ]);
    expect(await findApplication(ids[0] ?? "")).toMatchObject({ status: "new", mails: [] });
    const log = await desk.ports.log.list({ before: undefined, limit: 3 });
    expect(log.map(({ before, after }) => `${before} ${after}`)).toEqual([
      "approved pending",
      "pending approved",
      "pending approved",
    ]);

    const declined = await change("/affiliates/bulk", {
      ...selected,
      decision: "declined",
      reason: "Full.",
    });
    expect(declined.html).toContain("1 application declined.");
    expect((await findApplication(ids[0] ?? ""))?.mails[0]?.text).toContain("Full.");
  });

  it("are decided once if two people decide at the same time", async () => {
    const id = await apply("Race");
    const responses = await Promise.all([
      decide(id, "approve", { shownState: "pending", partnerId: "race" }),
      decide(id, "decline", { shownState: "pending", reason: "No." }),
    ]);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([303, 409]));
    expect((await findApplication(id))?.mails).toHaveLength(1);
  });

  it("are not decided from a page that is older than a colleague's change", async () => {
    await desk.join("support", "Ravi");
    const ravi = (await desk.ports.accounts.list()).find(({ name }) => name === "Ravi") as Staff;
    const id = await apply("Stale");
    await desk.ports.leads.addNote(ravi, id, { id: crypto.randomUUID(), text: "Wait for me." });
    const form = { shownState: "pending", version: "0" };
    const approved = await decide(id, "approve", { ...form, partnerId: "stale-co" });
    const declined = await decide(id, "decline", { ...form, reason: "Your site is down." });
    for (const [response, fieldHtml] of [
      [approved, 'value="stale-co"'],
      [declined, "Your site is down.</textarea>"],
    ] as const) {
      const html = await response.text();
      expect(response.status).toBe(409);
      for (const part of ["<b>Ravi</b> · Note", "Wait for me.", fieldHtml])
        expect(html).toContain(part);
    }
    expect(await findApplication(id)).toMatchObject({ state: "pending", mails: [] });

    const selected = { [`select:${id}`]: "0", decision: "approved", query: "" };
    const bulk = await desk.visit("/affiliates/bulk", { cookie, form: selected });
    const list = await loadPage(bulk.headers.get("location") ?? "");
    expect(list).toContain("0 applications approved.");
    expect(list).toContain("Stale</a> · <b>Ravi</b> · Note");
    expect((await findApplication(id))?.state).toBe("pending");
  });

  it("are deleted with their decision when the person's data is deleted", async () => {
    const id = await apply("Gone");
    await decide(id, "approve", { shownState: "pending", partnerId: "gone" });
    await desk.visit(`/leads/${id}/forget`, { cookie, form: {} });
    const rows = await desk.database.db
      .selectFrom("affiliate_decisions")
      .selectAll()
      .where("application_id", "=", id)
      .execute();
    expect(rows).toEqual([]);
    expect((await decide(id, "approve", { shownState: "pending", partnerId: "gone" })).status).toBe(
      404,
    );
  });
});
