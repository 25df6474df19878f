import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listFailedNotifications } from "@angadi/api/jobs/lead-notifications";
import { findLead } from "@angadi/api/leads/leads";
import { ENGINES } from "@angadi/tests/databases";
import { startLeadNotifications } from "@angadi/tests/jobs";
import { createLeadDatabase } from "@angadi/tests/lead-database";
import { waitFor } from "@angadi/tests/wait-for";
import { startMailServer } from "@angadi/tests/mail-server";
import { createMailBudget } from "../delivery/mail-budget.ts";
import { createMailChannels } from "./lead-mails.ts";

const TEAM = "team@angadi.test";

const MINUTE = 60 * 1000;

describe.each(ENGINES)("mails about leads on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  beforeEach(() => leads.clear());
  afterAll(leads.remove);

  const logged: unknown[] = [];
  const note = (...line: unknown[]) => void logged.push(line);
  const log = { info: note, warn: note, error: note };
  const start = ({ url }: { url: string }, budgetPerHour = 0) =>
    startLeadNotifications(
      leads.database,
      createMailChannels(
        { smtpUrl: url, to: TEAM, budgetPerHour },
        createMailBudget(leads.database.db, budgetPerHour),
        { siteUrl: "https://angadi.test", deskUrl: "https://desk.angadi.test" },
      ),
      log,
    );
  const done = () => waitFor(async () => expect(await leads.listWaitingJobs()).toEqual([]));
  /** Runs all jobs with this mail server, and stops it. */
  const deliver = async (mail: Awaited<ReturnType<typeof startMailServer>>) => {
    const jobs = start(mail);
    await done();
    await jobs.stop();
    await mail.stop();
  };

  it("go to the team and the sender once each, with nothing injected", async () => {
    const mail = await startMailServer();
    const reference = await leads.send("Asha\r\nBcc: evil@x.test", {
      message: "Hello\r\n.\r\nBcc: evil@x.test\r\n=1+1 \u202Etxt 🙏🏽",
    });
    await deliver(mail);

    expect(recipients(mail)).toEqual(["asha@shop.test", TEAM]);
    const team = mail.received.find(({ to }) => to.includes(TEAM));
    expect(team?.header("Subject")).toContain(reference);
    expect(team?.header("Bcc")).toBe("");
    expect(team?.header("Reply-To")).toContain("asha@shop.test");
  });

  it("to the team link to the lead at the desk, and name where it came from in words", async () => {
    const mail = await startMailServer();
    const context = {
      landingPath: "/pricing?utm_source=insta",
      referrer: "https://search.test/",
      utm: { utm_source: "insta", utm_campaign: "diwali", constructor: "x" },
      partnerId: "rao-co",
      marketingOptIn: true,
    };
    const reference = await leads.send("Asha", { mobileNo: "098765 43210", context });
    await deliver(mail);
    const team = mail.received.find(({ to }) => to.includes(TEAM));
    const text = decodeMail(team?.raw ?? "");
    const lead = await findLead(leads.database.db, reference);
    for (const line of [
      `Open it at the desk: https://desk.angadi.test/leads/${lead?.id}`,
      "Phone: +91 98765 43210",
      "Landing page: /pricing",
      "Referrer: https://search.test/",
      "Came from: insta",
      "Campaign: diwali",
      "Partner: rao-co",
      "Marketing opt-in: Yes",
    ])
      expect(text.replaceAll("\r\n", "\n")).toContain(`\n${line}\n`);
    expect(text).not.toMatch(/landingPath|utm|[{}]/);
  });

  it("repeat nothing that was typed to the sender, except the reference", async () => {
    const mail = await startMailServer();
    const bait = "CONGRATULATIONS you won, see https://evil.example/claim";
    const typed = { email: "victim@shop.test", mobileNo: "0900-EVIL-NUMBER" };
    const query = new URLSearchParams({ sentence: bait }).toString();
    const draft = `/ai-website-builder#try?${query}`;
    const references = [
      await leads.send(bait, { ...typed, message: bait, mobileNo: undefined, context: { draft } }),
      await leads.send(bait, { ...typed, message: `${bait}!`, context: { partnerId: "evil" } }),
      await leads.apply(bait, {
        email: typed.email,
        mobile: typed.mobileNo,
        companyName: bait,
        additionalDetails: {
          websiteUrl: "https://evil.example/site",
          mediaLink: "https://evil.example/me",
          affilatedType: "Youtuber",
        },
      }),
    ];
    await deliver(mail);

    const received = mail.received.filter(({ to }) => to.includes(typed.email));
    expect(received).toHaveLength(3);
    for (const [index, one] of received.entries()) {
      expect(one.header("To")).toBe(typed.email);
      expect(one.header("Subject")).toContain(references[index]);
      for (const part of [one.raw, decodeMail(one.raw)]) {
        expect(part).not.toMatch(/congratulations|evil|claim|youtuber/i);
      }
    }
  });

  it("bring people on the waitlist their draft, and the team a link to it", async () => {
    const query = "sentence=%E0%B0%95%E0%B1%87%E0%B0%95%E0%B1%81+Nellore&name=Meera+Cakes";
    const mail = await startMailServer();
    const waiting = { mobileNo: undefined, message: "Cakes" };
    const draft = `/ai-website-builder#try?${query}`;
    await leads.send("Meera", { ...waiting, context: { draft } });
    await leads.send("Nobody", { ...waiting, email: "no@shop.test", context: { draft: "" } });
    await deliver(mail);
    const readMail = (to: string, about: string) =>
      mail.received
        .filter((one) => one.to.includes(to))
        .map(({ raw }) => decodeMail(raw))
        .find((text) => text.includes(about)) ?? "";
    const link = `https://angadi.test/ai-website-builder#try?d=${Buffer.from(query).toString("base64url")}`;
    const toSender = readMail("asha@shop.test", "website draft");
    expect(toSender).toContain(`\n${link}\r\n`);
    expect(toSender).toContain("when it opens");
    expect(readMail(TEAM, "Waitlist")).toContain(`Draft: ${link}`);
    const withoutDraft = readMail("no@shop.test", "when it opens");
    expect(withoutDraft).toContain("when it opens");
    expect(withoutDraft).not.toContain("ai-website-builder");
  });

  it("are sent once even if the mail server takes longer than the lease and two processes run", async () => {
    // Five delayed replies per mail: more than twice the lease.
    const mail = await startMailServer({ delay: 700 });
    await leads.send("Slow server");
    const processes = [start(mail), start(mail)];
    await done();
    await Promise.all(processes.map((jobs) => jobs.stop()));
    await mail.stop();
    expect(recipients(mail)).toEqual(["asha@shop.test", TEAM]);
  });

  it("fail if the address is refused permanently, and store nothing the server said", async () => {
    const refuse = (address: string) =>
      address === TEAM ? undefined : { code: 550, text: `5.1.1 <${address}> unknown: see Asha` };
    const mail = await startMailServer({ refuse });
    const reference = await leads.send("Unknown", { email: "typo+x@shop.test" });
    await deliver(mail);
    expect(mail.received.map(({ to }) => to[0])).toEqual([TEAM]);
    const lead = await findLead(leads.database.db, reference);
    expect(await listFailedNotifications(leads.database.db)).toMatchObject([
      {
        channel: "sender",
        lastError: "The mail server answered 550 5.1.1 to the recipient’s address.",
      },
    ]);
    expect(JSON.stringify(logged)).toContain(lead?.id);
    const storedText = JSON.stringify([logged, await leads.listJobs()]);
    expect(storedText).not.toMatch(/typo|unknown/i);
  });

  it.each([
    ["ram@उदाहरण.भारत", "ram@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    ["राम@उदाहरण.भारत", "राम@उदाहरण.भारत"],
  ])("reach the address %s", async (email, to) => {
    const mail = await startMailServer();
    await leads.send("Any script", { email });
    await deliver(mail);
    // The test server shows domains in Unicode.
    const sent = mail.received.find((one) => one.to.includes(email));
    expect(sent?.header("To")).toBe(to);
    const team = mail.received.find((one) => one.to.includes(TEAM));
    expect(team?.header("Reply-To").includes("ram@")).toBe(email.startsWith("ram"));
  });

  it("say that an address cannot be mailed if the server takes no other scripts", async () => {
    const mail = await startMailServer({
      refuse: (address) =>
        /[^\0-\x7F]/.test(address) ? { code: 553, text: "5.6.7 not supported" } : undefined,
    });
    await leads.send("Any script", { email: "राम@shop.test" });
    await deliver(mail);
    expect(recipients(mail)).toEqual([TEAM]);
    expect(await listFailedNotifications(leads.database.db)).toMatchObject([
      { channel: "sender", lastError: expect.stringContaining("cannot be mailed") },
    ]);
  });

  it("are retried if the refusal is temporary", async () => {
    let refused = 0;
    const mail = await startMailServer({
      refuse: (address) =>
        address !== TEAM && (refused += 1) === 1
          ? { code: 451, text: `4.7.1 <${address}> greylisted` }
          : undefined,
    });
    await leads.send("Greylisted");
    const jobs = start(mail);
    await waitFor(async () => expect((await leads.listWaitingJobs())[0]?.attempts).toBe(1));
    expect((await leads.listWaitingJobs())[0]?.last_error).toBe(
      "The mail server answered 451 4.7.1 to the recipient’s address.",
    );
    await leads.makeJobsDue();
    await done();
    await jobs.stop();
    await mail.stop();
    expect(recipients(mail)).toEqual(["asha@shop.test", TEAM]);
  });

  it("to senders respect the hourly budget of all processes; the team's do not wait", async () => {
    const hour = Date.parse("2026-11-22T11:00:00Z");
    vi.useFakeTimers({ toFake: ["Date"], now: hour - MINUTE });
    const mail = await startMailServer();
    for (let number = 0; number < 6; number += 1) await leads.send(`Budget ${number}`);
    const processes = [start(mail, 4), start(mail, 4)];
    const to = (address: string) => mail.received.filter((one) => one.to.includes(address)).length;
    // PostgreSQL uses its own clock.
    const databaseNow = () => (engine === "postgres" ? vi.getRealSystemTime() : Date.now());
    await waitFor(async () => {
      const open = await leads.listWaitingJobs();
      expect(open.map((row) => [row.claimed_by, row.attempts])).toEqual([
        [null, 0],
        [null, 0],
      ]);
      for (const row of open) {
        const waits = Date.parse(row.run_at) - databaseNow();
        expect(waits).toBeGreaterThan(MINUTE / 2);
        expect(waits).toBeLessThanOrEqual(MINUTE);
      }
    });
    expect([to(TEAM), to("asha@shop.test")]).toEqual([6, 4]);

    vi.setSystemTime(hour + 1000);
    await leads.makeJobsDue();
    await done();
    await Promise.all(processes.map((jobs) => jobs.stop()));
    vi.useRealTimers();
    await mail.stop();
    expect([to(TEAM), to("asha@shop.test")]).toEqual([6, 6]);
  });
});

const recipients = ({ received }: { received: { to: string[] }[] }) =>
  received.flatMap(({ to }) => to).toSorted();

/** A mail's text without its transfer encoding. */
const decodeMail = (raw: string) =>
  raw
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
