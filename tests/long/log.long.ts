import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ShellServer, startInShell } from "@angadi/test-kit/built-server";
import { sendRequest, retryUntil, createKeepAliveAgent, runConcurrently } from "./send-request.ts";
import { formatMs, createMetricLogger, computeQuantile } from "./metrics.ts";
import { sendLead } from "./leads.ts";
import { scaleCount } from "./scale.ts";

describe("if the log cannot be written", () => {
  test("because the disk is full, requests get responses, and are logged again once there is space", async (context) => {
    const disk = path.join(createTemporaryFolder(), "disk");
    mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", disk]);
    onTestFinished(() => void execFileSync("umount", ["--lazy", disk]));
    const file = path.join(disk, "log");
    const filler = path.join(disk, "filler");
    const unlimitedEnv = { RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_EMAIL_PER_HOUR: "0" };
    const site = await startInShell({ after: `>> ${file}`, env: unlimitedEnv });
    onTestFinished(async () => void (await site.stop()));
    // Leaves 100 kB, which a few hundred lines fill.
    writeFileSync(filler, Buffer.alloc((16 * 1024 - 100) * 1024));
    await expectAllAnswered(site, context);
    const fullSize = statSync(file).size;
    rmSync(filler);
    await expectAllAnswered(site, context, "with space again: ");
    await retryUntil(async () => {
      await sendRequest(`${site.url}/pricing?logged-again`);
      expect(statSync(file).size).toBeGreaterThan(fullSize + 1000);
    });
  });
});

/** Expects a response to many requests and a lead. */
async function expectAllAnswered(
  { url, process: server }: ShellServer,
  context: Parameters<typeof createMetricLogger>[0],
  notePrefix = "",
): Promise<void> {
  const note = createMetricLogger(context);
  const agent = createKeepAliveAgent(8);
  const times: number[] = [];
  let unansweredCount = 0;
  const paths = ["/healthz", "/pricing", "/no-such-page", "/readyz"];
  await runConcurrently(scaleCount(4000, 1000), 8, async (index) => {
    if (unansweredCount > 20) return;
    try {
      const path = paths[index % paths.length] ?? "/";
      times.push((await sendRequest(`${url}${path}`, { agent, timeout: 5000 })).durationMs);
    } catch {
      unansweredCount += 1;
    }
  });
  agent.destroy();
  const lead = await sendLead(url, `log-${times.length}`, { timeout: 5000 }).catch(() => undefined);
  note(`${notePrefix}answered`, times.length);
  note(`${notePrefix}unanswered`, unansweredCount > 20 ? "all after that" : unansweredCount);
  note(`${notePrefix}p95`, formatMs(computeQuantile(times, 0.95)));
  note(`${notePrefix}lead`, lead?.status ?? "no response");
  expect(server.exitCode).toBe(null);
  expect(server.signalCode).toBe(null);
  expect(unansweredCount).toBe(0);
  expect(lead?.status).toBe(201);
}

function createTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
