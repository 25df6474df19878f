import { afterAll, describe, expect, it } from "vitest";
import { deleteLead, findLead } from "@angadi/api/leads/leads";
import { ENGINES } from "@angadi/tests/databases";
import { PASSWORD, createTestDesk } from "@angadi/tests/desk";
import { createLeadForms, joinColleague } from "@angadi/tests/lead-forms";
import { startFastJobs } from "@angadi/tests/jobs";
import { waitFor } from "@angadi/tests/wait-for";
import { startMailServer } from "@angadi/tests/mail-server";
import { createDeskMailHandlers } from "../../jobs/desk-mail.ts";

const TEAM = "team@angadi.test";

describe.each(ENGINES)("leads at the desk on %s", async (engine) => {
  const rejectTypo = (address: string) =>
    address.startsWith("typo") ? { code: 550, text: "5.1.1 unknown" } : undefined;
  const mail = await startMailServer({ rejectRecipient: rejectTypo });
  const desk = await createTestDesk(engine, { smtpUrl: mail.url });
  const jobs = startFastJobs(desk.database, createDeskMailHandlers(mail.url, TEAM));
  const cookie = await desk.join("support", "Mina");
  const ravi = await joinColleague(desk, "Ravi");
  const forms = createLeadForms(desk, cookie);
  afterAll(async () => {
    await jobs.stop();
    await mail.stop();
    await desk.remove();
  });

  const listLog = () => desk.ports.log.list({ before: undefined, limit: 50 });
  const createKey = () => crypto.randomUUID();

  it("are changed in bulk from the list, each with its history, and changed back by Undo", async () => {
    const references = [await desk.leads.send("Bulk A"), await desk.leads.send("Bulk B")];
    const [idA = "", idB = ""] = await Promise.all(references.map(forms.findId));
    await desk.ports.leads.setStatus(ravi, idB, 0, "in-progress");
    const form = { [`select:${idA}`]: "0", [`select:${idB}`]: "1", "select:gone": "1" };
    const query = "status=new&evil=%0d";
    const result = await forms.post("/leads/bulk", { ...form, status: "answered", query });
    const [, address = ""] =
      /^(\/leads\?status=new&done=bulk-answered.*)$/.exec(result.headers.get("location") ?? "") ??
      [];
    const html = await forms.fetchHtml(address);
    expect(html).toContain("2 leads are now Answered.");
    const findStatus = async (id: string) => (await desk.ports.leads.find(id))?.status;
    expect([await findStatus(idA), await findStatus(idB)]).toEqual(["answered", "answered"]);
    const entry = { action: "lead-status", after: "answered", staffName: "Mina" };
    expect((await listLog()).slice(0, 2)).toMatchObject([entry, entry]);
    expect(await forms.fetchHtml(`/leads/${idB}`)).toContain("In progress → Answered");

    // Somebody else changes one of them afterwards: Undo keeps that change.
    await desk.ports.leads.setStatus(ravi, idA, 1, "closed");
    const [, undo = ""] = /name="undo" value="([^"]*)"/.exec(html) ?? [];
    const undone = await forms.post("/leads/bulk/undo", { undo, query });
    expect(await forms.fetchHtml(undone.headers.get("location") ?? "")).toContain(
      "Undone for 1 lead.",
    );
    expect([await findStatus(idA), await findStatus(idB)]).toEqual(["closed", "in-progress"]);
    await desk.database.db.deleteFrom("contact_messages").where("id", "in", [idA, idB]).execute();
  });

  it("are not changed by a bulk form that is incomplete", async () => {
    expect((await forms.post("/leads/bulk", { status: "answered" })).status).toBe(422);
    expect((await forms.post("/leads/bulk", { "select:x": "1", status: "odd" })).status).toBe(400);
    expect((await forms.post("/leads/bulk", { "select:x": "1" })).status).toBe(400);
    for (const undo of ["", "x", "W10", btoa('[{"id":"x","from":"odd","to":"new"}]')])
      expect((await forms.post("/leads/bulk/undo", { undo })).status).toBe(400);
  });

  it("are listed newest first, searched by their contents, and filtered", async () => {
    const fields = { email: "first@find.test", mobileNo: "+91 98480 12345" };
    const message = "Do you sell wedding cards?";
    const context = {
      partnerId: "rao-co",
      landingPath: "/pricing",
      utm: { utm_campaign: "diwali" },
    };
    const first = await desk.leads.send("Ramesh Iyengar", { ...fields, message, context });
    await desk.leads.send("Ramona Das", { email: "second@find.test" });
    await desk.leads.apply("Zoya Ånd", { email: "third@find.test", companyName: "Bakery" });

    expect(await forms.listNames("")).toEqual(["Zoya Ånd", "Ramona Das", "Ramesh Iyengar"]);
    for (const [search, expected] of [
      ["ram", ["Ramona Das", "Ramesh Iyengar"]],
      ["RAMESH wedding", ["Ramesh Iyengar"]],
      ["ramesh card", []],
      ["9848012345", ["Ramesh Iyengar"]],
      ["+91 98480", ["Ramesh Iyengar"]],
      [first.toLowerCase(), ["Ramesh Iyengar"]],
      [first.replace("-", ""), ["Ramesh Iyengar"]],
      ["second@find.test", ["Ramona Das"]],
      ["zoya and bake", ["Zoya Ånd"]],
      ["%", []],
    ] as const) {
      expect([search, await forms.listNames(`q=${encodeURIComponent(search)}`)]).toEqual([
        search,
        expected,
      ]);
    }
    expect(await forms.listNames("kind=affiliate-application")).toEqual(["Zoya Ånd"]);
    expect(await forms.listNames("partner=rao-co")).toEqual(["Ramesh Iyengar"]);
    expect(await forms.listNames("campaign=diwali")).toEqual(["Ramesh Iyengar"]);
    expect(await forms.listNames("campaign=diw")).toEqual([]);
    expect(await forms.listNames("status=spam&days=7&owner=nobody")).toEqual([]);
    expect(await forms.listNames("status=new&days=7&owner=nobody")).toHaveLength(3);

    const lead = await forms.fetchHtml(`/leads/${await forms.findId(first)}`);
    for (const part of ["/pricing", "diwali", "rao-co", message]) expect(lead).toContain(part);
  });

  it("lists waitlist leads by kind with a link to their draft, and counts them as new", async () => {
    const { newLeadCount } = await desk.ports.countPending();
    const draft = "/ai-website-builder#try?sentence=Cakes";
    const reference = await desk.leads.send("Meera Cakes", {
      email: "meera@wait.test",
      mobileNo: undefined,
      context: { draft },
    });
    expect(await forms.listNames("kind=waitlist")).toEqual(["Meera Cakes"]);
    expect(await forms.listNames("kind=contact-message")).not.toContain("Meera Cakes");
    const id = await forms.findId(reference);
    const page = await forms.fetchHtml(`/leads/${id}`);
    expect(page).toContain(`href="${desk.ports.siteUrl}${draft}"`);
    expect(page).toContain("· Waitlist");
    expect(page).not.toContain("tel:");
    expect((await desk.ports.countPending()).newLeadCount).toBe(newLeadCount + 1);
    const csv = await forms.post("/leads/export?kind=waitlist", { password: PASSWORD });
    expect(await csv.text()).toContain(draft);
    expect(await desk.ports.leads.deletePerson(ravi, id)).toBe(1);
    expect(await forms.listNames("kind=waitlist")).toEqual([]);
  });

  it("are paged without repeated or missing rows, even if new leads arrive meanwhile", async () => {
    for (let count = 0; count < 7; count += 1) await desk.leads.send(`Page ${count}`);
    const names: string[] = [];
    let after: string | undefined;
    do {
      const { leads, next } = await desk.ports.leads.list({ search: "page" }, { after, limit: 3 });
      names.push(...leads.map(({ name }) => name));
      after = next;
      if (names.length === 3) await desk.leads.send("Page later");
    } while (after);
    expect(names).toEqual([6, 5, 4, 3, 2, 1, 0].map((count) => `Page ${count}`));
  });

  it("have a status, an owner, notes and a history, and each change is in the log", async () => {
    const reference = await desk.leads.send("Noted", { email: "noted@x.test" });
    const id = await forms.findId(reference);
    const mina = (await desk.ports.accounts.list()).find(({ name }) => name === "Mina");
    await forms.submit(id, "status", { status: "in-progress" });
    await forms.submit(id, "owner", { owner: mina?.id ?? "" });
    await forms.submit(id, "note", { note: "Called <b>twice</b>\nno answer" });
    const empty = await forms.submit(id, "note", { note: "  " });
    expect([empty.status, await empty.text()]).toEqual([
      422,
      expect.stringContaining("Enter a note"),
    ]);
    expect((await forms.submit(id, "status", { status: "gone" })).status).toBe(400);
    expect((await forms.post(`/leads/${id}/status`, { status: "new" })).status).toBe(400);
    expect((await forms.submit("nothing", "note", { note: "x" })).status).toBe(404);

    const html = await forms.fetchHtml(`/leads/${id}`);
    expect(html).toContain("Called &lt;b&gt;twice&lt;/b&gt;\nno answer");
    expect(html).toContain("<b>Mina</b> · Status: New → In progress");
    expect(html).toContain("<b>Mina</b> · Owner: – → Mina");
    expect((await listLog()).slice(0, 3)).toMatchObject([
      { staffName: "Mina", action: "lead-note", subject: reference, before: null, after: null },
      { action: "lead-owner", before: null, after: "Mina" },
      { action: "lead-status", before: "new", after: "in-progress" },
    ]);
  });

  it("are answered by one mail per reply, in one thread, with nothing injected", async () => {
    const reference = await desk.leads.send("Answered", { email: "answered@x.test" });
    const id = await forms.findId(reference);
    const form = {
      submitKey: createKey(),
      subject: "Re: cards\r\nBcc: evil@x.test",
      text: "We do.\r\n.\r\nBcc: evil@x.test",
    };
    await Promise.all([forms.submit(id, "reply", form), forms.submit(id, "reply", form)]);
    await forms.submit(id, "reply", { ...form, submitKey: createKey(), text: "And invitations." });
    const listMails = () => mail.received.filter(({ to }) => to.includes("answered@x.test"));
    await waitFor(() => expect(listMails()).toHaveLength(2));
    // Two queued mails are sent in any order.
    const [first, second] = listMails().toSorted(
      (a, b) => a.header("References").length - b.header("References").length,
    );
    expect(first?.header("Bcc")).toBe("");
    expect(first?.header("Reply-To")).toContain(TEAM);
    expect(second?.header("In-Reply-To")).toBe(first?.header("Message-ID"));
    expect(second?.header("References")).toContain(first?.header("Message-ID"));
    await waitFor(async () => expect(await forms.fetchHtml(`/leads/${id}`)).toMatch(/Sent <time/));
    expect((await desk.ports.leads.find(id))?.status).toBe("answered");

    const rejected = await forms.submit(id, "reply", { subject: "", text: "Kept" });
    expect(rejected.status).toBe(422);
    expect(await rejected.text()).toContain("Kept");
  });

  it("show why a reply was not sent, and send it again", async () => {
    const id = await forms.findId(await desk.leads.send("Typo", { email: "typo@x.test" }));
    await forms.submit(id, "reply", { subject: "Re", text: "Hello" });
    await waitFor(async () =>
      expect(await forms.fetchHtml(`/leads/${id}`)).toContain("answered 550 5.1.1"),
    );
    expect((await desk.ports.countPending()).failedJobCount).toBe(1);
    const [sentMail] = (await desk.ports.leads.find(id))?.mails ?? [];
    await forms.post(`/leads/${id}/mail/${sentMail?.id}/retry`, {});
    expect((await listLog())[0]).toMatchObject({ action: "mail-retried" });
  });

  it("are deleted with everything added to them, whichever way they are deleted", async () => {
    const email = "forget@me.test";
    const ids = [
      await forms.findId(await desk.leads.send("Forget me", { email, message: "unforgettable" })),
      await forms.findId(await desk.leads.apply("Forget me", { email: "Forget@me.test" })),
    ];
    for (const id of ids) {
      await forms.submit(id, "note", { note: "A note about forget@me.test" });
      await forms.submit(id, "reply", { subject: "Re", text: "unforgettable" });
    }
    await forms.listNames("q=unforgettable");
    expect(await forms.fetchHtml(`/leads/${ids[0]}/forget`)).toContain(
      "2 leads from forget@me.test",
    );
    await forms.post(`/leads/${ids[0]}/forget`, {});
    const listRemaining = async () => {
      const tables = ["lead_states", "lead_events", "lead_words"] as const;
      const rows = await Promise.all(
        tables.map((table) =>
          desk.database.db.selectFrom(table).selectAll().where("lead_id", "in", ids).execute(),
        ),
      );
      const jobs = await desk.leads.listJobs();
      return [...rows.flat(), ...jobs.filter(({ subject }) => ids.includes(subject ?? ""))];
    };
    expect(await listRemaining()).toEqual([]);
    expect(JSON.stringify(await listLog())).not.toMatch(/forget@me|Forget me/i);
    expect(await forms.listNames("q=unforgettable")).toEqual([]);

    const lead = await findLead(desk.database.db, await desk.leads.send("By command"));
    if (lead) await deleteLead(desk.database.db, lead);
    expect((await desk.visit(`/leads/${lead?.id}`, { cookie })).status).toBe(404);
  });

  it("are exported to a file in which no cell is a formula", async () => {
    const fields = { email: "formula@x.test", message: 'a "b"\nc', mobileNo: "919876543210" };
    await desk.leads.send("=cmd|' /C calc'!A0", fields);
    const path = "/leads/export?q=formula@x.test";
    const response = await desk.visit(path, { cookie, form: { password: PASSWORD } });
    expect(response.headers.get("content-disposition")).toContain("leads.csv");
    const [header, ...lines] = (await response.text()).trimEnd().split("\r\n");
    expect(header).toContain('"reference","kind","status"');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`"'=cmd|`);
    // Text: spreadsheets round long numbers.
    expect(lines[0]).toContain(`"'+91 98765 43210"`);
    expect((await listLog())[0]).toMatchObject({ action: "leads-exported", subject: "search" });
  });

  it("cannot change or delete log entries", async () => {
    const { db } = desk.database;
    await expect(db.updateTable("staff_log").set({ after: "x" }).execute()).rejects.toThrow(
      /append/,
    );
    await expect(db.deleteFrom("staff_log").execute()).rejects.toThrow(/append/);
  });
});
