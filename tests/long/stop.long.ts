import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { ended } from "../built-server.ts";
import { freePort } from "../network.ts";
import { compareLeads } from "../compare-leads.ts";
import { sendRequest, eventually, keepAlive, pause } from "./send-request.ts";
import { startFaultyApi } from "./faulty-api.ts";
import { startHangingMail } from "./faulty-mail.ts";
import { ms, noting } from "./figures.ts";
import { sendLead } from "./leads.ts";
import { startSite } from "./site.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
/** Maximum milliseconds from SIGTERM to exit. */
const IN_TIME = 11_000;

/**
 * Sends page requests and leads over keep-alive connections, like a load balancer that checks
 * /readyz every 100 ms and stops sending once it returns 503.
 */
async function balancerBefore(url: string, stop: () => void) {
  const agent = keepAlive(32);
  const failed: string[] = [];
  const acknowledged: string[] = [];
  let answered = 0;
  let sends = true;
  let count = 0;
  const visitor = async (index: number) => {
    while (sends) {
      count += 1;
      const key = `stop-${count}`;
      try {
        const isLead = index % 4 === 0;
        const { status } = isLead
          ? await sendLead(url, key, { agent })
          : await sendRequest(`${url}${count % 3 === 0 ? "/pricing" : `/?q=${count}`}`, { agent });
        if (isLead && status === 201) acknowledged.push(key);
        if (status < 500) answered += 1;
        else failed.push(String(status));
      } catch (error) {
        failed.push(String(error));
      }
    }
  };
  const visitors = Array.from({ length: 8 }, (_, index) => visitor(index));
  await eventually(async () => expect(answered).toBeGreaterThan(50));
  stop();
  let lastLook = "none";
  while (sends) {
    lastLook = await sendRequest(`${url}/readyz`).then(({ status }) => String(status), String);
    sends = lastLook === "200";
    if (sends) await pause(100);
  }
  await Promise.all(visitors);
  agent.destroy();
  return { answered, failed, acknowledged, lastLook };
}

describe("SIGTERM", () => {
  test("under load behind a load balancer: nothing is cut off", async (context) => {
    const note = noting(context);
    const site = await startSite({ DRAIN_SECONDS: "2", TRUST_PROXY: "1" });
    let begun = 0;
    let end: Promise<number | null> = Promise.resolve(null);
    const { answered, failed, acknowledged, lastLook } = await balancerBefore(site.url, () => {
      begun = performance.now();
      end = ended(site.process, "SIGTERM");
    });
    const code = await end;
    note("answered", answered);
    note("cut off", failed.length);
    note("last look at /readyz", lastLook);
    note("ended after", ms(performance.now() - begun));
    const config = { databaseUrl: undefined, dataDir: site.dataDir };
    const { lost } = await compareLeads(acknowledged, config);
    expect(failed).toEqual([]);
    expect(lastLook).toBe("503");
    expect(code).toBe(0);
    expect(performance.now() - begun).toBeLessThan(IN_TIME);
    expect(lost).toEqual([]);
  });

  test("while a mail server hangs: the process exits in time", async (context) => {
    const note = noting(context);
    const mail = await startHangingMail();
    const site = await startSite({ SMTP_URL: mail.url, LEADS_TO: "team@angadi.test" });
    await sendLead(site.url, "hanging");
    await eventually(async () => expect(mail.connections()).toBeGreaterThan(0));
    await endsInTime(site.process, note);
  });

  test("while the API hangs and visitors wait: the process exits in time", async (context) => {
    const note = noting(context);
    const api = await startFaultyApi();
    const site = await startSite(api.env);
    api.behave(() => undefined);
    const waiting = [1, 2, 3].map((page) =>
      sendRequest(`${site.url}/blog?page=${page}`, { within: 60_000 }).catch(() => undefined),
    );
    await eventually(async () => expect(api.calls()).toBeGreaterThan(0));
    await endsInTime(site.process, note);
    await Promise.all(waiting);
  });

  test("to the process of npm start: the server exits with it", async (context) => {
    const note = noting(context);
    const port = await freePort();
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "angadi-npm-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    let output = "";
    const npm = spawn("npm", ["start"], {
      cwd: ROOT,
      env: { PATH: process.env["PATH"], PORT: String(port), HOST: "127.0.0.1", DATA_DIR: dataDir },
    });
    npm.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    const url = `http://127.0.0.1:${port}`;
    await eventually(() => sendRequest(`${url}/healthz`), 60_000);
    const pid = Number(/"pid":(\d+)/.exec(output)?.[1]);
    onTestFinished(() => {
      try {
        process.kill(pid, "SIGKILL");
      } catch {
        // It has exited, as expected.
      }
    });
    npm.kill("SIGTERM");
    const begun = performance.now();
    const isUp = () =>
      sendRequest(`${url}/healthz`, { within: 2000 }).then(
        () => true,
        () => false,
      );
    let up = true;
    while (up && performance.now() - begun < IN_TIME + 5000) {
      up = await isUp();
      await pause(100);
    }
    note("server", up ? "goes on, orphaned" : `ended after ${ms(performance.now() - begun)}`);
    expect(up).toBe(false);
  });
});

async function endsInTime(child: Parameters<typeof ended>[0], note: ReturnType<typeof noting>) {
  const begun = performance.now();
  const end = ended(child, "SIGTERM").then(() => performance.now() - begun);
  const duration = await Promise.race([end, pause(30_000).then(() => 30_000)]);
  note("ended after", duration === 30_000 ? "not in 30 s" : ms(duration));
  expect(duration).toBeLessThan(IN_TIME);
}
