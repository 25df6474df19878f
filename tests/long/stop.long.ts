import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { stopProcess } from "@angadi/test-kit/built-server";
import { compareLeads } from "../compare-leads.ts";
import { sendRequest, retryUntil, keepAlive } from "./send-request.ts";
import { startFaultyApi } from "./faulty-api.ts";
import { formatMs, createMetricLogger } from "./metrics.ts";
import { sendLead } from "./leads.ts";
import { startSite } from "./site.ts";

/** Maximum milliseconds from SIGTERM to exit. */
const MAX_STOP_MS = 11_000;

/**
 * Sends page requests and leads over keep-alive connections, like a load balancer that checks
 * /readyz every 100 ms and stops sending once it returns 503.
 */
async function startBalancer(url: string, stop: () => void) {
  const agent = keepAlive(32);
  const failed: string[] = [];
  const acknowledged: string[] = [];
  let responseCount = 0;
  let isSending = true;
  let count = 0;
  const visitor = async (index: number) => {
    while (isSending) {
      count += 1;
      const key = `stop-${count}`;
      try {
        const isLead = index % 4 === 0;
        const { status } = isLead
          ? await sendLead(url, key, { agent })
          : await sendRequest(`${url}${count % 3 === 0 ? "/pricing" : `/?q=${count}`}`, { agent });
        if (isLead && status === 201) acknowledged.push(key);
        if (status < 500) responseCount += 1;
        else failed.push(String(status));
      } catch (error) {
        failed.push(String(error));
      }
    }
  };
  const visitors = Array.from({ length: 8 }, (_, index) => visitor(index));
  await retryUntil(async () => expect(responseCount).toBeGreaterThan(50));
  stop();
  let lastStatus = "none";
  while (isSending) {
    lastStatus = await sendRequest(`${url}/readyz`).then(({ status }) => String(status), String);
    isSending = lastStatus === "200";
    if (isSending) await pause(100);
  }
  await Promise.all(visitors);
  agent.destroy();
  return { answered: responseCount, failed, acknowledged, lastLook: lastStatus };
}

describe("SIGTERM", () => {
  test("under load behind a load balancer: nothing is cut off", async (context) => {
    const note = createMetricLogger(context);
    const site = await startSite({ DRAIN_SECONDS: "2", TRUST_PROXY: "1" });
    let startedAt = 0;
    let end: Promise<number | null> = Promise.resolve(null);
    const {
      answered: responseCount,
      failed,
      acknowledged,
      lastLook: lastStatus,
    } = await startBalancer(site.url, () => {
      startedAt = performance.now();
      end = stopProcess(site.process, "SIGTERM");
    });
    const code = await end;
    note("answered", responseCount);
    note("cut off", failed.length);
    note("last look at /readyz", lastStatus);
    note("ended after", formatMs(performance.now() - startedAt));
    const config = { databaseUrl: undefined, dataDir: site.dataDir };
    const { lost } = await compareLeads(acknowledged, config);
    expect(failed).toEqual([]);
    expect(lastStatus).toBe("503");
    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(MAX_STOP_MS);
    expect(lost).toEqual([]);
  });

  test("while the API hangs and visitors wait: the process exits in time", async (context) => {
    const note = createMetricLogger(context);
    const api = await startFaultyApi();
    const site = await startSite(api.env);
    api.setBehaviour(() => undefined);
    const pending = [1, 2, 3].map((page) =>
      sendRequest(`${site.url}/blog?page=${page}`, { timeout: 60_000 }).catch(() => undefined),
    );
    await retryUntil(async () => expect(api.calls()).toBeGreaterThan(0));
    await expectTimelyExit(site.process, note);
    await Promise.all(pending);
  });
});

async function expectTimelyExit(
  child: Parameters<typeof stopProcess>[0],
  note: ReturnType<typeof createMetricLogger>,
) {
  const startedAt = performance.now();
  const end = stopProcess(child, "SIGTERM").then(() => performance.now() - startedAt);
  const duration = await Promise.race([end, pause(30_000).then(() => 30_000)]);
  note("ended after", duration === 30_000 ? "not in 30 s" : formatMs(duration));
  expect(duration).toBeLessThan(MAX_STOP_MS);
}
