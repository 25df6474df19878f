import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { stopProcess } from "@angadi/test-kit/built-server";
import { compareLeads } from "../compare-leads.ts";
import { sendRequest, retryUntil, createKeepAliveAgent } from "./send-request.ts";
import { startFaultyApi } from "./faulty-api.ts";
import { formatMs, createMetricLogger } from "./metrics.ts";
import { sendLead } from "./leads.ts";
import { startSite } from "./site.ts";

/** Maximum milliseconds from SIGTERM to exit. */
const MAX_STOP_MS = 11_000;

/**
 * Sends page requests and leads over keep-alive connections, like a load balancer that checks
 * /readyz every 100 ms and stops sending once it returns 503. Calls `stop` once requests flow.
 */
async function runBalancer(url: string, stop: () => void) {
  const agent = createKeepAliveAgent(32);
  const failures: string[] = [];
  const acknowledged: string[] = [];
  let responseCount = 0;
  let isSending = true;
  let requestCount = 0;
  const sendRequests = async (index: number) => {
    while (isSending) {
      requestCount += 1;
      const key = `stop-${requestCount}`;
      try {
        const isLead = index % 4 === 0;
        const { status } = isLead
          ? await sendLead(url, key, { agent })
          : await sendRequest(
              `${url}${requestCount % 3 === 0 ? "/pricing" : `/?q=${requestCount}`}`,
              { agent },
            );
        if (isLead && status === 201) acknowledged.push(key);
        if (status < 500) responseCount += 1;
        else failures.push(String(status));
      } catch (error) {
        failures.push(String(error));
      }
    }
  };
  const visitors = Array.from({ length: 8 }, (_, index) => sendRequests(index));
  await retryUntil(async () => expect(responseCount).toBeGreaterThan(50));
  stop();
  let lastReadiness = "none";
  while (isSending) {
    lastReadiness = await sendRequest(`${url}/readyz`).then(({ status }) => String(status), String);
    isSending = lastReadiness === "200";
    if (isSending) await pause(100);
  }
  await Promise.all(visitors);
  agent.destroy();
  return { responseCount, failures, acknowledged, lastReadiness };
}

describe("SIGTERM", () => {
  test("under load behind a load balancer cuts off no request", async (context) => {
    const note = createMetricLogger(context);
    const site = await startSite({ DRAIN_SECONDS: "2", TRUST_PROXY: "1" });
    let startedAt = 0;
    let exit: Promise<number | null> = Promise.resolve(null);
    const { responseCount, failures, acknowledged, lastReadiness } = await runBalancer(
      site.url,
      () => {
        startedAt = performance.now();
        exit = stopProcess(site.process, "SIGTERM");
      },
    );
    const code = await exit;
    note("answered", responseCount);
    note("cut off", failures.length);
    note("last status of /readyz", lastReadiness);
    note("ended after", formatMs(performance.now() - startedAt));
    const config = { databaseUrl: undefined, dataDir: site.dataDir };
    const { lost } = await compareLeads(acknowledged, config);
    expect(failures).toEqual([]);
    expect(lastReadiness).toBe("503");
    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(MAX_STOP_MS);
    expect(lost).toEqual([]);
  });

  test("stops the process in time, even if the API hangs and visitors wait", async (context) => {
    const note = createMetricLogger(context);
    const api = await startFaultyApi();
    const site = await startSite(api.env);
    api.setBehaviour(() => undefined);
    const pending = [1, 2, 3].map((page) =>
      sendRequest(`${site.url}/blog?page=${page}`, { timeout: 60_000 }).catch(() => undefined),
    );
    await retryUntil(async () => expect(api.getCallCount()).toBeGreaterThan(0));
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
