import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "@angadi/database/connect";
import { application } from "../affiliate-application.ts";
import { type BuiltServer, stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";
import { startMailServer } from "../mail-server.ts";
import { sendApplication, sendLead } from "../send-lead.ts";
import { expect, test } from "vitest";

test("every lead is mailed despite kills and a mail server outage", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-mail-"));
  let mail = await startMailServer();
  const env = { SMTP_URL: mail.url, LEADS_TO: "team@angadi.test" };
  const messages: string[] = [];
  let killCount = 0;
  const send = async (server: BuiltServer, message: string) => {
    expect((await sendLead(server.url, { message })).status).toBe(201);
    messages.push(message);
  };

  // Killed while it may be sending mail.
  for (let round = 0; round < 3; round += 1) {
    const server = await startBuiltServer(env, dataDir);
    for (let number = 0; number < 5; number += 1) await send(server, `Round ${round} ${number}`);
    await expect.poll(() => mail.received.length).toBeGreaterThan(round * 3);
    await stopProcess(server.process, "SIGKILL");
    killCount += 1;
  }
  // No mail server for a while; leads are still accepted.
  await mail.stop();
  let server = await startBuiltServer(env, dataDir);
  await send(server, "While the mail was away");
  expect((await sendApplication(server.url)).status).toBe(201);
  await sendLead(server.url, { name: application.name, message: undefined });
  expect(await stopProcess(server.process, "SIGTERM")).toBe(0);

  mail = await startMailServer({ port: mail.port, received: mail.received });
  server = await startBuiltServer(env, dataDir);
  const { db, close } = openDatabase({ databaseUrl: undefined, dataDir }, () => undefined);
  const countPendingJobs = async () =>
    (
      await db
        .selectFrom("job_queue")
        .select("id")
        .where("kind", "like", "lead-%")
        .where("state", "!=", "done")
        .execute()
    ).length;
  await expect.poll(countPendingJobs, { timeout: 90_000 }).toBe(0);
  await close();
  await stopProcess(server.process, "SIGTERM");
  await mail.stop();

  const teamMails = mail.received.filter(({ to }) => to.includes("team@angadi.test"));
  for (const message of messages) {
    const mails = teamMails.filter(({ raw }) => raw.includes(message));
    expect(mails.length, message).toBeGreaterThanOrEqual(1);
    expect(new Set(mails.map((received) => received.header("Message-ID"))).size, message).toBe(1);
  }
  const ids = mail.received.map((received) => received.header("Message-ID"));
  expect(ids.length - new Set(ids).size).toBeLessThanOrEqual(killCount);
  expect(teamMails.filter(({ raw }) => raw.includes("Affiliate application"))).toHaveLength(1);
  rmSync(dataDir, { recursive: true, force: true });
});
