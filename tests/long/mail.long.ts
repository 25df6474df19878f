import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "@angadi/database/connect";
import { type ReceivedMail, startMailServer } from "../mail-server.ts";
import { startPostgres } from "../postgres.ts";
import { retryUntil } from "./send-request.ts";
import { createFakeClock } from "./clock.ts";
import { startHangingMail } from "./hanging-mail.ts";
import { formatMs, createMetricLogger, quantile } from "./metrics.ts";
import { sendLead } from "./leads.ts";
import { probe, formatLatencies } from "./probe.ts";
import { SCALE, scaleCount } from "./scale.ts";
import { startSite } from "./site.ts";

const TEAM = "team@angadi.test";

describe("the mail server", () => {
  test("rejects a lead's address with 550: no more retries, and the team is notified once", async (context) => {
    const note = createMetricLogger(context);
    const attempts: string[] = [];
    const mail = await startMailServer({
      refuse(address) {
        attempts.push(address);
        return address === TEAM ? undefined : { code: 550, text: "No such mailbox" };
      },
    });
    onTestFinished(() => mail.stop());
    const clock = createFakeClock({ passes: true });
    const site = await startSite({ ...clock.env, SMTP_URL: mail.url, LEADS_TO: TEAM });
    expect((await sendLead(site.url, "refused")).status).toBe(201);
    await retryUntil(async () => expect(attempts).toContain("refused@shop.test"));
    const countAttempts = () => attempts.filter((address) => address !== TEAM).length;
    const attemptsByDay: number[] = [];
    // Three days, checked every two hours.
    for (let hour = 2; hour <= 72; hour += 2) {
      await clock.set(hour * 3600, site.url);
      // The worker polls once per second.
      await pause(1500);
      if (hour % 24 === 0) attemptsByDay.push(countAttempts());
    }
    note("tries after a day, two, three", attemptsByDay.join(", "));
    note("mails to the team", listRecipients(mail).filter((address) => address === TEAM).length);
    expect(attemptsByDay.at(-1)).toBe(attemptsByDay.at(0));
    expect(listRecipients(mail)).toEqual([TEAM]);
  });

  test("takes 4 s per reply, and two processes share the work: everybody gets one mail", async (context) => {
    const note = createMetricLogger(context);
    const mail = await startMailServer({ delay: 4000 });
    onTestFinished(() => mail.stop());
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const databaseUrl = await postgres.createDatabase();
    const env = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url, LEADS_TO: TEAM };
    const [firstSite] = await Promise.all([startSite(env), startSite(env)]);
    const leads = Array.from({ length: scaleCount(4, 2) }, (_, number) => `slow-mail-${number}`);
    for (const lead of leads) expect((await sendLead(firstSite.url, lead)).status).toBe(201);
    await retryUntil(async () => expect(await openNotifications(databaseUrl)).toBe(0), 400_000);
    // Any duplicate would have been sent by then.
    await pause(30_000);
    const senders = leads.map((lead) => `${lead}@shop.test`);
    const expected = [...leads.map(() => TEAM), ...senders].toSorted();
    note("leads", leads.length);
    note("mails", `${listRecipients(mail).length}, ${expected.length} due`);
    expect(listRecipients(mail).toSorted()).toEqual(expected);
  });

  test("hangs: leads are accepted and pages stay fast", async (context) => {
    const note = createMetricLogger(context);
    const mail = await startHangingMail();
    const site = await startSite({ SMTP_URL: mail.url, LEADS_TO: TEAM });
    const posts = await Promise.all(
      Array.from({ length: 50 }, (_, number) => sendLead(site.url, `hung-${number}`)),
    );
    const health = await probe([`${site.url}/pricing`, `${site.url}/healthz`], scaleCount(20, 3));
    note(
      "leads",
      formatMs(
        quantile(
          posts.map(({ durationMs }) => durationMs),
          1,
        ),
      ),
    );
    note("connections to the mail server", mail.connections());
    expect(posts.map(({ status }) => status).filter((status) => status !== 201)).toEqual([]);
    for (const [url, during] of health) {
      note(new URL(url).pathname, formatLatencies(during));
      expect(during.failures).toEqual([]);
      expect(quantile(during.times, 0.5)).toBeLessThan(50);
    }
    if (SCALE === 1) expect(mail.connections()).toBeLessThan(20);
  });
});

async function openNotifications(databaseUrl: string): Promise<number> {
  const { db, close } = openDatabase({ databaseUrl, dataDir: "" }, () => undefined);
  const open = await db
    .selectFrom("job_queue")
    .select("id")
    .where("kind", "like", "lead-%")
    .where("state", "=", "waiting")
    .execute();
  await close();
  return open.length;
}

/** The recipients of all mails received, in order. */
const listRecipients = ({ received }: { received: readonly ReceivedMail[] }) =>
  received.flatMap(({ to }) => to);
