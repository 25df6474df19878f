import { afterAll, describe, expect, it } from "vitest";
import { findLead } from "@angadi/api/leads/leads";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";
import { startFastJobs } from "@angadi/tests/jobs";
import { waitFor } from "@angadi/tests/wait-for";
import { createLeadForms, joinColleague } from "@angadi/tests/lead-forms";
import { startMailServer } from "@angadi/tests/mail-server";
import { createDeskMailHandlers } from "../../jobs/desk-mail.ts";

const TEAM = "team@angadi.test";
const createKey = () => crypto.randomUUID();

describe.each(ENGINES)("leads that several people work on, on %s,", async (engine) => {
  const mail = await startMailServer();
  const desk = await createTestDesk(engine, { smtpUrl: mail.url });
  const jobs = startFastJobs(desk.database, createDeskMailHandlers(mail.url, TEAM));
  const mina = await joinColleague(desk, "Mina");
  const ravi = await joinColleague(desk, "Ravi");
  const cookie = await desk.signIn("mina@angadi.test");
  const forms = createLeadForms(desk, cookie);
  afterAll(async () => {
    await jobs.stop();
    await mail.stop();
    await desk.remove();
  });

  /** Finds a lead without the delivery states of its mails, which change by themselves. */
  const findWithoutDelivery = async (id: string) => {
    const { mails, ...lead } = (await desk.ports.leads.find(id)) ?? {};
    return {
      ...lead,
      mails: mails?.map(({ id, kind, subject, text }) => [id, kind, subject, text]),
    };
  };

  const openStream = async (path: string) => {
    const response = await desk.visit(path, { cookie });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    return {
      /** Expects an event of this kind since the last call. */
      async expectEvent(event: string) {
        while (!text.includes(event)) text += (await reader?.read())?.value ?? "";
        expect(text).toContain(event);
        text = "";
      },
      close: () => reader?.cancel(),
    };
  };

  it("notify an open list of a new lead", async () => {
    expect.hasAssertions();
    const list = await openStream("/leads/live");
    await list.expectEvent("change");
    await desk.leads.send("Live");
    await list.expectEvent("change");
    await list.close();
  });

  it("notify an open lead of its changes, its mails' delivery, and who else is replying", async () => {
    expect.hasAssertions();
    const id = await forms.findId(await desk.leads.send("Open", { email: "open@x.test" }));
    const lead = await openStream(`/leads/${id}/live`);
    await lead.expectEvent("change");
    await desk.ports.leads.addNote(ravi, id, { id: createKey(), text: "He called." });
    await lead.expectEvent("change");
    const mail = { idempotencyKey: createKey(), subject: "Re", text: "Hello" };
    await desk.ports.leads.reply(ravi, id, 1, mail);
    await lead.expectEvent("change");
    await waitFor(async () => expect(await forms.fetchHtml(`/leads/${id}`)).toMatch(/Sent <time/));
    await lead.expectEvent("change");

    const stop = desk.ports.watchPresence({
      subject: id,
      staffId: ravi.id,
      isPresent: true,
      onPresenceChange: () => undefined,
      onClose: () => undefined,
    });
    await lead.expectEvent('data: ["Ravi"]');
    stop();
    await lead.expectEvent("data: []");
    await lead.close();
  });

  it("are not changed from a page that is older than a colleague's change; both are shown", async () => {
    for (const [path, form, keptHtml] of [
      ["status", { status: "spam" }, 'value="spam" selected'],
      ["owner", { owner: mina.id }, `value="${mina.id}" selected`],
      ["reply", { subject: "Re: cards", text: "They are 2,499." }, "They are 2,499."],
    ] as const) {
      const id = await forms.findId(await desk.leads.send("Stale", { email: "stale@x.test" }));
      const mail = { idempotencyKey: createKey(), subject: "Re", text: "They are 1,999." };
      await desk.ports.leads.reply(ravi, id, 0, mail);
      const before = await findWithoutDelivery(id);
      const conflict = await forms.submit(id, path, form, 0);
      const html = await conflict.text();
      expect([path, conflict.status]).toEqual([path, 409]);
      expect(html).toContain("a colleague has worked on it");
      expect(html).toContain("<b>Ravi</b> · Reply");
      expect(html).toContain("They are 1,999.");
      expect(html).toContain("<b>Ravi</b> · Status: New → Answered");
      expect(html.replaceAll('selected=""', "selected")).toContain(keptHtml);
      expect(await findWithoutDelivery(id)).toEqual(before);

      const [, version = ""] = /name="version" value="(\d+)"/.exec(html) ?? [];
      expect((await forms.submit(id, path, form, Number(version))).status).toBe(303);
    }
  });

  it("can be changed from two pages of the same person", async () => {
    const id = await forms.findId(await desk.leads.send("Twice", { email: "twice@x.test" }));
    await forms.submit(id, "status", { status: "closed" });
    expect((await forms.submit(id, "status", { status: "in-progress" }, 0)).status).toBe(303);
    expect((await desk.ports.leads.find(id))?.status).toBe("in-progress");
  });

  it("get a note from an older page, once, because it overwrites nothing", async () => {
    const id = await forms.findId(await desk.leads.send("Note", { email: "note@x.test" }));
    await desk.ports.leads.setStatus(ravi, id, 0, "closed");
    const form = { note: "She calls on Monday.", submitKey: createKey() };
    await forms.submit(id, "note", form, 0);
    await forms.submit(id, "note", form, 0);
    const lead = await desk.ports.leads.find(id);
    expect(lead?.events.map(({ after }) => after)).toEqual(["closed", "She calls on Monday."]);
    expect(lead?.status).toBe("closed");
  });

  it("get a reply once if its response is lost, and another text with the same key as well", async () => {
    const id = await forms.findId(await desk.leads.send("Lost", { email: "lost@x.test" }));
    const form = { subject: "Re", text: "First.", submitKey: createKey() };
    await forms.submit(id, "reply", form, 0);
    await desk.ports.leads.addNote(ravi, id, { id: createKey(), text: "Good." });
    expect((await forms.submit(id, "reply", form, 0)).status).toBe(303);
    await forms.submit(id, "reply", { ...form, text: "Second." });
    const mails = (await desk.ports.leads.find(id))?.mails ?? [];
    expect(mails.map(({ text }) => text).toSorted()).toEqual(["First.", "Second."]);
  });

  it("are left as they are by a bulk action if a colleague has changed them since", async () => {
    const [idA = "", idB = ""] = await Promise.all(
      ["Left A", "Left B"].map(async (name) => forms.findId(await desk.leads.send(name))),
    );
    await desk.ports.leads.setStatus(ravi, idB, 0, "in-progress");
    const form = { [`select:${idA}`]: "0", [`select:${idB}`]: "0", status: "spam", query: "" };
    const result = await forms.post("/leads/bulk", form);
    const html = await forms.fetchHtml(result.headers.get("location") ?? "");
    expect(html).toContain("1 lead is now Spam.");
    expect(html).toContain("1 row was left unchanged");
    expect(html).toContain("Left B</a> · <b>Ravi</b> · Status: New → In progress");
    expect((await desk.ports.leads.find(idB))?.status).toBe("in-progress");
  });

  it("show an application and its contact row as one, and delete them together", async () => {
    const email = "one@row.test";
    const application = await forms.findId(await desk.leads.apply("One Row", { email }));
    const contact = await desk.leads.send("One Row", { email, message: undefined });
    expect(await forms.listNames("q=one@row.test")).toEqual(["One Row"]);
    expect((await desk.ports.leads.find(contact))?.id).toBe(application);
    expect(await forms.fetchHtml(`/leads/${application}`)).toContain("1 lead from this email");
    await desk.database.db
      .deleteFrom("affiliate_applications")
      .where("id", "=", application)
      .execute();
    expect(await findLead(desk.database.db, contact)).toBeUndefined();
    // A contact row of somebody who never applied is a lead of its own.
    await desk.leads.send("No Row", { email: "no@row.test", message: undefined });
    expect(await forms.listNames("q=no@row.test")).toEqual(["No Row"]);
  });

  it("have a number that can be called, however it was typed", async () => {
    for (const mobile of ["+91 98765 43210", "098765 43210", "9876543210", "919876543210"]) {
      const email = `${mobile.replaceAll(/\D/g, "")}@phone.test`;
      const id = await forms.findId(await desk.leads.apply("Phone", { email, mobile }));
      for (const path of [`/leads/${id}`, `/affiliates/${id}`]) {
        const html = await forms.fetchHtml(path);
        expect(html).toContain('href="tel:+919876543210"');
        expect(html).toContain('href="https://wa.me/919876543210"');
        expect(html).toContain("Call +91 98765 43210");
      }
    }
    for (const search of ["+91 98765 43210", "098765 43210", "9876543210", "+91 98765"])
      expect(
        await forms.listNames(`q=${encodeURIComponent(search)}&kind=affiliate-application`),
      ).toHaveLength(4);
  });

  it("show what was typed on an error page, with a link back to the form", async () => {
    const id = await forms.findId(await desk.leads.send("Kept", { email: "kept@x.test" }));
    const form = { subject: "Re", text: "A long reply.", submitKey: createKey(), version: "0" };
    const headers = { Referer: `http://localhost:3001/leads/${id}/reply` };
    const signedOut = await desk.visit(`/leads/${id}/reply`, { form, headers });
    const html = await signedOut.text();
    expect(signedOut.status).toBe(401);
    expect(html).toContain("A long reply.</textarea>");
    expect(html).toContain(`href="/sign-in?next=%2Fleads%2F${id}"`);

    const incomplete = await forms.post(`/leads/${id}/reply`, { ...form, submitKey: "" });
    const incompleteHtml = await incomplete.text();
    expect(incomplete.status).toBe(400);
    expect(incompleteHtml).toContain("A long reply.</textarea>");
    expect(incompleteHtml).toContain(`href="/leads/${id}"`);

    const otherOrigin = await desk.visit(`/leads/${id}/reply`, {
      cookie,
      form,
      origin: "https://x.test",
    });
    expect(await otherOrigin.text()).not.toContain("A long reply.");
  });

  it("name the local draft that is stored in the redirect, and only there", async () => {
    const id = await forms.findId(await desk.leads.send("Draft", { email: "draft@x.test" }));
    const storedDraft = `17 form ${ravi.id} /leads/${id}/note`;
    const saved = await forms.submit(id, "note", { note: "Kept", stored: storedDraft });
    const location = new URL(saved.headers.get("location") ?? "", "http://localhost");
    expect(Object.fromEntries(location.searchParams)).toEqual({
      done: "note",
      stored: storedDraft,
    });
    const rejected = await forms.submit(id, "note", { note: "", stored: storedDraft });
    expect(rejected.headers.get("location")).toBeNull();
  });
});
