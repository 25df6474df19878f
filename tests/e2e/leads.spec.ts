import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "#api/db/connect.ts";
import { listLeads } from "#api/leads.ts";
import { type BuiltServer, ended, startBuiltServer } from "#tests/built-server.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { startPostgres } from "#tests/postgres.ts";
import { expect, test } from "./test.ts";

const post = (url: string, body: object) =>
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const message = (text: string) => ({
  businessId: "angadi",
  name: "Asha",
  email: "asha@shop.test",
  mobileNo: "1",
  message: text,
});
const application = (name: string) => ({
  name,
  mobile: "1",
  countryCode: "+91",
  email: "ravi@shop.test",
  companyName: "Ravi & Co",
  additionalDetails: {
    websiteUrl: "https://ravi.test",
    mediaLink: "https://linkedin.test/ravi",
    affilatedType: "Agency",
  },
});

test("every lead is mailed through kills and a mail server that goes away", async () => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-mail-"));
  let mail = await startMailServer();
  const env = { SMTP_URL: mail.url, LEADS_TO: "team@angadi.test" };
  const texts: string[] = [];
  let kills = 0;
  const send = async (server: BuiltServer, text: string) => {
    const response = await post(`${server.url}/api/business/contact`, message(text));
    expect(response.status).toBe(201);
    texts.push(text);
  };

  // Killed while it may be in the middle of telling.
  for (let round = 0; round < 3; round += 1) {
    const server = await startBuiltServer(env, dataDir);
    for (let number = 0; number < 5; number += 1) await send(server, `Round ${round} ${number}`);
    await expect.poll(() => mail.received.length).toBeGreaterThan(round * 3);
    await ended(server.process, "SIGKILL");
    kills += 1;
  }
  // Nobody takes mail for a while; the leads are taken all the same.
  await mail.stop();
  let server = await startBuiltServer(env, dataDir);
  await send(server, "While the mail was away");
  const applied = await post(
    `${server.url}/admin/affiliate-partner/create`,
    application("Affiliate"),
  );
  expect(applied.status).toBe(201);
  await post(`${server.url}/api/business/contact`, {
    ...message("x"),
    name: "Affiliate",
    message: undefined,
  });
  expect(await ended(server.process, "SIGTERM")).toBe(0);

  mail = await startMailServer(mail.port, mail.received);
  server = await startBuiltServer(env, dataDir);
  const { db, close } = openDatabase({ databaseUrl: undefined, dataDir }, () => undefined);
  const open = async () =>
    (await db.selectFrom("outbox").select("id").where("done_at", "is", null).execute()).length;
  await expect.poll(open, { timeout: 90_000 }).toBe(0);
  await close();
  await ended(server.process, "SIGTERM");
  await mail.stop();

  const toTeam = mail.received.filter(({ to }) => to.includes("team@angadi.test"));
  for (const text of texts) {
    const mails = toTeam.filter(({ raw }) => raw.includes(text));
    expect(mails.length, text).toBeGreaterThanOrEqual(1);
    expect(new Set(mails.map((one) => one.header("Message-ID"))).size, text).toBe(1);
  }
  const ids = mail.received.map((one) => one.header("Message-ID"));
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(kills);
  expect(toTeam.filter(({ raw }) => raw.includes("Affiliate application"))).toHaveLength(1);
  rmSync(dataDir, { recursive: true, force: true });
});

for (const engine of ["sqlite", "postgres"] as const) {
  test(`two hundred at once on ${engine}: every acknowledged one is there`, async () => {
    const postgres = engine === "postgres" ? await startPostgres() : undefined;
    const databaseUrl = await postgres?.createDatabase();
    const server = await startBuiltServer(databaseUrl ? { DATABASE_URL: databaseUrl } : {});
    const times: number[] = [];
    const references = await Promise.all(
      Array.from({ length: 200 }, async (_, number) => {
        const started = performance.now();
        const response = await post(
          `${server.url}/api/business/contact`,
          message(`At once ${number}`),
        );
        expect(response.status).toBe(201);
        const { data } = (await response.json()) as { data: { reference: string } };
        times.push(performance.now() - started);
        return data.reference;
      }),
    );
    const { db, close } = openDatabase({ databaseUrl, dataDir: server.dataDir }, () => undefined);
    const kept = (await listLeads(db)).map(({ reference }) => reference);
    await close();
    expect(new Set(references).size).toBe(200);
    expect(kept.toSorted()).toEqual(references.toSorted());
    const p99 = times.toSorted((a, b) => a - b)[197] ?? 0;
    test.info().annotations.push({ type: "p99", description: `${Math.round(p99)} ms` });
    console.log(`  200 at once on ${engine}: p99 ${Math.round(p99)} ms`);
    await server.stop();
    await postgres?.stop();
  });
}

test("the operator lists, shows, exports, deletes and forgets leads", async () => {
  const server = await startBuiltServer();
  const leads = (...args: string[]) =>
    spawnSync(process.execPath, ["scripts/leads.ts", ...args], {
      env: { PATH: process.env["PATH"], DATA_DIR: server.dataDir },
      encoding: "utf8",
    });
  const hostile = `=HYPERLINK("http://evil.test") \u001B[2J \u202Etxt నమస్తే 🙏🏽`;
  const response = await post(`${server.url}/api/business/contact`, {
    ...message("Two\nlines"),
    name: hostile,
    context: { partnerId: "p-1", utm: { utm_source: "mela" } },
  });
  const { data } = (await response.json()) as { data: { reference: string } };

  const listed = leads("list");
  expect(listed.status).toBe(0);
  expect(listed.stdout).toContain(data.reference);
  expect(listed.stdout).toContain("నమస్తే 🙏🏽");
  for (const control of ["\u001B", "\u202E"]) expect(listed.stdout).not.toContain(control);
  const shown = leads("show", data.reference);
  expect(shown.stdout).toMatch(/partner\s+p-1/);
  expect(shown.stdout).toContain("utm_source=mela");
  const csv = leads("export", "--csv").stdout;
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"")`);
  expect(leads("delete", data.reference).stdout).toContain("is deleted");
  expect(leads("show", data.reference).status).toBe(1);
  expect(leads("list").stdout).toBe("");
  const mine = message("Please forget me");
  await post(`${server.url}/api/business/contact`, mine);
  await post(`${server.url}/api/business/contact`, { ...mine, message: "Soon" });
  expect(leads("expire").stdout).toBe("0 deleted.\n");
  expect(leads("forget", mine.email.toUpperCase()).stdout).toContain("2 deleted.");
  expect(leads("list").stdout).toBe("");
  expect(leads("nonsense").status).toBe(2);
  await server.stop();
});
