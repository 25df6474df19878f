import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ShellServer, startInShell } from "@angadi/test-kit/built-server";
import { sendRequest, retryUntil, keepAlive, runConcurrently } from "./send-request.ts";
import { formatMs, createMetricLogger, quantile } from "./metrics.ts";
import { sendLead } from "./leads.ts";
import { scaleCount } from "./scale.ts";

describe("the log cannot be written", () => {
  test("the disk fills up and is freed: requests get responses, and are logged again", async (context) => {
    const disk = path.join(createTemporaryFolder(), "disk");
    mkdirSync(disk);
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", disk]);
    onTestFinished(() => void execFileSync("umount", ["--lazy", disk]));
    const file = path.join(disk, "log");
    const filler = path.join(disk, "filler");
    const unlimited = { RATE_LIMIT_PER_MINUTE: "0", RATE_LIMIT_EMAIL_PER_HOUR: "0" };
    const site = await startInShell({ after: `>> ${file}`, env: unlimited });
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

async function expectAllAnswered(
  { url, process: server }: ShellServer,
  context: Parameters<typeof createMetricLogger>[0],
  when = "",
): Promise<void> {
  const note = createMetricLogger(context);
  const agent = keepAlive(8);
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
  note(`${when}answered`, times.length);
  note(`${when}unanswered`, unansweredCount > 20 ? "all from then on" : unansweredCount);
  note(`${when}p95`, formatMs(quantile(times, 0.95)));
  note(`${when}lead`, lead?.status ?? "no answer");
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
