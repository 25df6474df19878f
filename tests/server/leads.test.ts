import { mkdtempSync } from "node:fs";
import { type Socket, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { openDatabase } from "@angadi/database/connect";
import { migrate } from "@angadi/database/schema/migrations";
import { listLeads } from "@angadi/api/leads/leads";
import { type BuiltServer, stopProcess, startBuiltServer } from "@angadi/test-kit/built-server";
import { startMailServer } from "../mail-server.ts";
import { listen } from "@angadi/test-kit/network";
import { insertOldLead } from "../old-leads.ts";
import { runOperatorCommand } from "../run-operator-command.ts";
import { contactMessage, sendLead } from "../send-lead.ts";
import { expect } from "vitest";
import { test } from "./test.ts";

/** Returns a function that runs the command `leads` on a server's data, and returns its output. */
const createLeadsCommand =
  ({ dataDir }: BuiltServer) =>
  async (...args: string[]) =>
    (await runOperatorCommand("leads", args, { DATA_DIR: dataDir })).stdout;

test("the operator lists, shows, exports, deletes and forgets leads", async () => {
  await using server = await startBuiltServer();
  const leads = createLeadsCommand(server);
  const hostile = `=HYPERLINK("http://evil.test") \u001B[2J \u202Etxt నమస్తే 🙏🏽`;
  const response = await sendLead(server.url, {
    message: "Two\nlines",
    name: hostile,
    context: { partnerId: "p-1", utm: { utm_source: "mela" } },
  });
  const { data } = (await response.json()) as { data: { reference: string } };

  const list = await leads("list");
  expect(list).toContain(data.reference);
  expect(list).toContain("నమస్తే 🙏🏽");
  for (const control of ["\u001B", "\u202E"]) expect(list).not.toContain(control);
  const details = await leads("show", data.reference);
  expect(details).toMatch(/partner\s+p-1/);
  expect(details).toContain("utm_source=mela");
  expect(await leads("export", "--csv")).toContain(`"'=HYPERLINK(""http://evil.test"")`);
  expect(await leads("delete", data.reference)).toContain("is deleted");
  await expect(leads("show", data.reference)).rejects.toMatchObject({ code: 1 });
  await sendLead(server.url, { message: "Please forget me" });
  await sendLead(server.url, { message: "Soon" });
  expect(await leads("expire")).toBe("0 deleted.\n");
  expect(await leads("forget", contactMessage.email.toUpperCase())).toContain("2 deleted.");
  expect(await leads("list")).toBe("");
  await expect(leads("show")).rejects.toMatchObject({ code: 2 });
  await expect(leads("list", "--limit", "many")).rejects.toMatchObject({ code: 1 });
});

test("the operator sees which notifications failed, and retries them", async () => {
  let isMailboxUnknown = true;
  const mail = await startMailServer({
    rejectRecipient: (address) =>
      isMailboxUnknown && address === "asha@shop.test"
        ? { code: 550, text: `5.1.1 ${address} unknown` }
        : undefined,
  });
  const server = await startBuiltServer({ SMTP_URL: mail.url, LEADS_TO: "team@angadi.test" });
  const leads = createLeadsCommand(server);
  const response = await sendLead(server.url);
  const { data } = (await response.json()) as { data: { reference: string } };
  const reason = "sender: The mail server answered 550 5.1.1 to the recipient’s address.";
  await expect.poll(() => server.readOutput()).toContain("job failed");
  await expect.poll(() => mail.received.length).toBe(1);
  const undelivered = await leads("undelivered");
  expect(undelivered).toContain(reason);
  expect(undelivered).toContain(data.reference);
  const details = await leads("show", data.reference);
  expect(details).toMatch(/^notified +team$/m);
  expect(details).toContain(reason);
  const failureLines = server
    .readOutput()
    .split("\n")
    .filter((line) => line.includes("job failed"));
  expect(failureLines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 50,
      kind: "lead-notification",
      job: expect.stringMatching(/sender$/),
    }),
  ]);

  isMailboxUnknown = false;
  expect(await leads("retry", data.reference)).toBe(`${data.reference} is being sent again.\n`);
  await expect.poll(() => mail.received.length).toBe(2);
  await expect.poll(() => leads("show", data.reference)).toMatch(/^notified +sender, team$/m);
  expect(await leads("undelivered")).toBe("");
  await expect(leads("retry", data.reference)).rejects.toMatchObject({ code: 1 });
  await server.stop();
  await mail.stop();
  expect(mail.received.map(({ to }) => to[0])).toEqual(["team@angadi.test", "asha@shop.test"]);
});

test("exits on SIGTERM although the mail server hangs, leaving the lead to the next process", async () => {
  const sockets = new Set<Socket>();
  // Accepts the connection, and never responds.
  const hangingServer = createServer((socket) => sockets.add(socket.on("error", () => undefined)));
  const port = await listen(hangingServer);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-hang-"));
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_TO: "team@angadi.test" };
  const server = await startBuiltServer(env, dataDir);
  await sendLead(server.url);
  await expect.poll(() => sockets.size).toBe(1);
  expect(await stopProcess(server.process, "SIGTERM")).toBe(0);
  for (const socket of sockets) socket.destroy();
  hangingServer.close();

  const { db, close } = openDatabase({ databaseUrl: undefined, dataDir }, () => undefined);
  // The jobs were aborted and did not fail: a failure would have taken as long as the mail timeout.
  const pendingJobs = await db
    .selectFrom("job_queue")
    .select(["attempts", "last_error", "claimed_by"])
    .where("kind", "=", "lead-notification")
    .where("state", "=", "pending")
    .execute();
  await close();
  const pendingNotification = { attempts: 0, last_error: null, claimed_by: null };
  expect(pendingJobs).toEqual([pendingNotification, pendingNotification]);
  await using mail = await startMailServer({ port });
  await using _next = await startBuiltServer(env, dataDir);
  await expect.poll(() => mail.received.length).toBe(2);
});

test("expired leads are deleted when the server starts", async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-old-"));
  const { db, close } = openDatabase({ databaseUrl: undefined, dataDir }, () => undefined);
  await migrate(db);
  await insertOldLead(db, { email: "old@shop.test", createdAt: "2020-01-01T00:00:00.000Z" });
  await using server = await startBuiltServer({}, dataDir);
  await expect.poll(async () => (await listLeads(db)).length).toBe(0);
  await expect.poll(() => server.readOutput()).toContain("expired data deleted");
  await close();
});
