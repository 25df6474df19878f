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

const MINUTE_MS = 60 * 1000;

describe.each(ENGINES)("mails about leads on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  beforeEach(() => leads.clear());
  afterAll(leads.remove);

  const logLines: unknown[] = [];
  const addLine = (...line: unknown[]) => void logLines.push(line);
  const log = { info: addLine, warn: addLine, error: addLine };
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
  const waitUntilNoJobs = () =>
    waitFor(async () => expect(await leads.listPendingJobs()).toEqual([]));
  /** Runs all jobs with this mail server, and stops it. */
  const deliverAll = async (mail: Awaited<ReturnType<typeof startMailServer>>) => {
    const jobs = start(mail);
    await waitUntilNoJobs();
    await jobs.stop();
    await mail.stop();
  };

  it("go to the team and the sender once each, with nothing injected", async () => {
    const mail = await startMailServer();
    const reference = await leads.send("Asha\r\nBcc: evil@x.test", {
      message: "Hello\r\n.\r\nBcc: evil@x.test\r\n=1+1 \u202Etxt 🙏🏽",
    });
    await deliverAll(mail);

    expect(listRecipients(mail)).toEqual(["asha@shop.test", TEAM]);
    const teamMail = mail.received.find(({ to }) => to.includes(TEAM));
    expect(teamMail?.header("Subject")).toContain(reference);
    expect(teamMail?.header("Bcc")).toBe("");
    expect(teamMail?.header("Reply-To")).toContain("asha@shop.test");
  });

  it("to the team link to the lead at the desk, and list where it came from", async () => {
    const mail = await startMailServer();
    const context = {
      landingPath: "/pricing?utm_source=insta",
      referrer: "https://search.test/",
      utm: { utm_source: "insta", utm_campaign: "diwali", constructor: "x" },
      partnerId: "rao-co",
      marketingOptIn: true,
    };
    const reference = await leads.send("Asha", { mobileNo: "098765 43210", context });
    await deliverAll(mail);
    const teamMail = mail.received.find(({ to }) => to.includes(TEAM));
    const text = decodeMail(teamMail?.raw ?? "");
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
    const fields = { email: "victim@shop.test", mobileNo: "0900-EVIL-NUMBER" };
    const query = new URLSearchParams({ sentence: bait }).toString();
    const draft = `/ai-website-builder#try?${query}`;
    const references = [
      await leads.send(bait, { ...fields, message: bait, mobileNo: undefined, context: { draft } }),
      await leads.send(bait, { ...fields, message: `${bait}!`, context: { partnerId: "evil" } }),
      await leads.apply(bait, {
        email: fields.email,
        mobile: fields.mobileNo,
        companyName: bait,
        additionalDetails: {
          websiteUrl: "https://evil.example/site",
          mediaLink: "https://evil.example/me",
          affilatedType: "Youtuber",
        },
      }),
    ];
    await deliverAll(mail);

    const received = mail.received.filter(({ to }) => to.includes(fields.email));
    expect(received).toHaveLength(3);
    for (const [index, receivedMail] of received.entries()) {
      expect(receivedMail.header("To")).toBe(fields.email);
      expect(receivedMail.header("Subject")).toContain(references[index]);
      for (const text of [receivedMail.raw, decodeMail(receivedMail.raw)]) {
        expect(text).not.toMatch(/congratulations|evil|claim|youtuber/i);
      }
    }
  });

  it("send a link to the website draft to people on the waitlist and to the team", async () => {
    const query = "sentence=%E0%B0%95%E0%B1%87%E0%B0%95%E0%B1%81+Nellore&name=Meera+Cakes";
    const mail = await startMailServer();
    const waitlistFields = { mobileNo: undefined, message: "Cakes" };
    const draft = `/ai-website-builder#try?${query}`;
    await leads.send("Meera", { ...waitlistFields, context: { draft } });
    await leads.send("Nobody", {
      ...waitlistFields,
      email: "no@shop.test",
      context: { draft: "" },
    });
    await deliverAll(mail);
    const readMail = (to: string, about: string) =>
      mail.received
        .filter(({ to: recipients }) => recipients.includes(to))
        .map(({ raw }) => decodeMail(raw))
        .find((text) => text.includes(about)) ?? "";
    const link = `https://angadi.test/ai-website-builder#try?d=${Buffer.from(query).toString("base64url")}`;
    const senderMail = readMail("asha@shop.test", "website draft");
    expect(senderMail).toContain(`\n${link}\r\n`);
    expect(senderMail).toContain("when it opens");
    expect(readMail(TEAM, "Waitlist")).toContain(`Draft: ${link}`);
    const mailWithoutDraft = readMail("no@shop.test", "when it opens");
    expect(mailWithoutDraft).toContain("when it opens");
    expect(mailWithoutDraft).not.toContain("ai-website-builder");
  });

  it("are sent once even if the mail server takes longer than the lease and two processes run", async () => {
    // Five delayed replies per mail: more than twice the lease.
    const mail = await startMailServer({ delay: 700 });
    await leads.send("Slow server");
    const processes = [start(mail), start(mail)];
    await waitUntilNoJobs();
    await Promise.all(processes.map((jobs) => jobs.stop()));
    await mail.stop();
    expect(listRecipients(mail)).toEqual(["asha@shop.test", TEAM]);
  });

  it("fail if the address is rejected for good, and store nothing the server said", async () => {
    const rejectRecipient = (address: string) =>
      address === TEAM ? undefined : { code: 550, text: `5.1.1 <${address}> unknown: see Asha` };
    const mail = await startMailServer({ rejectRecipient });
    const reference = await leads.send("Unknown", { email: "typo+x@shop.test" });
    await deliverAll(mail);
    expect(mail.received.map(({ to }) => to[0])).toEqual([TEAM]);
    const lead = await findLead(leads.database.db, reference);
    expect(await listFailedNotifications(leads.database.db)).toMatchObject([
      {
        channel: "sender",
        lastError: "The mail server answered 550 5.1.1 to the recipient’s address.",
      },
    ]);
    expect(JSON.stringify(logLines)).toContain(lead?.id);
    const storedText = JSON.stringify([logLines, await leads.listJobs()]);
    expect(storedText).not.toMatch(/typo|unknown/i);
  });

  it.each([
    ["ram@उदाहरण.भारत", "ram@xn--p1b6ci4b4b3a.xn--h2brj9c"],
    ["राम@उदाहरण.भारत", "राम@उदाहरण.भारत"],
  ])("reach the address %s", async (email, to) => {
    const mail = await startMailServer();
    await leads.send("Any script", { email });
    await deliverAll(mail);
    // The test server shows domains in Unicode.
    const sentMail = mail.received.find(({ to: recipients }) => recipients.includes(email));
    expect(sentMail?.header("To")).toBe(to);
    const teamMail = mail.received.find(({ to: recipients }) => recipients.includes(TEAM));
    expect(teamMail?.header("Reply-To").includes("ram@")).toBe(email.startsWith("ram"));
  });

  it("say that an address cannot be mailed if the server takes no other scripts", async () => {
    const mail = await startMailServer({
      rejectRecipient: (address) =>
        /[^\0-\x7F]/.test(address) ? { code: 553, text: "5.6.7 not supported" } : undefined,
    });
    await leads.send("Any script", { email: "राम@shop.test" });
    await deliverAll(mail);
    expect(listRecipients(mail)).toEqual([TEAM]);
    expect(await listFailedNotifications(leads.database.db)).toMatchObject([
      { channel: "sender", lastError: expect.stringContaining("cannot be mailed") },
    ]);
  });

  it("are retried if the rejection is temporary", async () => {
    let rejectionCount = 0;
    const mail = await startMailServer({
      rejectRecipient: (address) =>
        address !== TEAM && (rejectionCount += 1) === 1
          ? { code: 451, text: `4.7.1 <${address}> greylisted` }
          : undefined,
    });
    await leads.send("Greylisted");
    const jobs = start(mail);
    await waitFor(async () => expect((await leads.listPendingJobs())[0]?.attempts).toBe(1));
    expect((await leads.listPendingJobs())[0]?.last_error).toBe(
      "The mail server answered 451 4.7.1 to the recipient’s address.",
    );
    await leads.makeJobsDue();
    await waitUntilNoJobs();
    await jobs.stop();
    await mail.stop();
    expect(listRecipients(mail)).toEqual(["asha@shop.test", TEAM]);
  });

  it("to senders respect the hourly budget of all processes; the team's do not", async () => {
    const hourStart = Date.parse("2026-11-22T11:00:00Z");
    vi.useFakeTimers({ toFake: ["Date"], now: hourStart - MINUTE_MS });
    const mail = await startMailServer();
    for (let number = 0; number < 6; number += 1) await leads.send(`Budget ${number}`);
    const processes = [start(mail, 4), start(mail, 4)];
    const countMailsTo = (address: string) =>
      mail.received.filter(({ to }) => to.includes(address)).length;
    // PostgreSQL uses its own clock.
    const getDatabaseTime = () => (engine === "postgres" ? vi.getRealSystemTime() : Date.now());
    await waitFor(async () => {
      const jobs = await leads.listPendingJobs();
      expect(jobs.map((row) => [row.claimed_by, row.attempts])).toEqual([
        [null, 0],
        [null, 0],
      ]);
      for (const row of jobs) {
        const waitMs = Date.parse(row.run_at) - getDatabaseTime();
        expect(waitMs).toBeGreaterThan(MINUTE_MS / 2);
        expect(waitMs).toBeLessThanOrEqual(MINUTE_MS);
      }
    });
    expect([countMailsTo(TEAM), countMailsTo("asha@shop.test")]).toEqual([6, 4]);

    vi.setSystemTime(hourStart + 1000);
    await leads.makeJobsDue();
    await waitUntilNoJobs();
    await Promise.all(processes.map((jobs) => jobs.stop()));
    vi.useRealTimers();
    await mail.stop();
    expect([countMailsTo(TEAM), countMailsTo("asha@shop.test")]).toEqual([6, 6]);
  });
});

const listRecipients = ({ received }: { received: { to: string[] }[] }) =>
  received.flatMap(({ to }) => to).toSorted();

/** A mail's text without its transfer encoding. */
const decodeMail = (raw: string) =>
  raw
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
