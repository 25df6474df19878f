import { sendRequest, createKeepAliveAgent, runAtRate } from "./send-request.ts";
import { formatMs, computeQuantile } from "./metrics.ts";

/** Milliseconds of each response of one URL, and the failures. */
export interface ProbeResult {
  times: number[];
  failures: string[];
}

/**
 * Requests each URL every 50 ms from a separate client address, until `until` settles or for that
 * many seconds. A status other than 200 is a failure; a failure has a time, too.
 */
export async function probe(
  urls: readonly string[],
  until: Promise<unknown> | number,
  { timeout = 60_000 } = {},
): Promise<Map<string, ProbeResult>> {
  const agent = createKeepAliveAgent();
  const results = new Map(
    urls.map((url): [string, ProbeResult] => [url, { times: [], failures: [] }]),
  );
  let isFinished = false;
  const visitAll = async () => {
    await Promise.all(urls.map((url) => visit(url, results.get(url))));
  };
  const visit = async (
    url: string,
    { times, failures }: ProbeResult = { times: [], failures: [] },
  ) => {
    const startedAt = performance.now();
    try {
      const { status, durationMs } = await sendRequest(url, { agent, timeout, from: "127.0.0.2" });
      times.push(durationMs);
      if (status !== 200) failures.push(String(status));
    } catch (error) {
      times.push(performance.now() - startedAt);
      failures.push(String(error));
    }
  };
  if (typeof until === "number") await runAtRate({ interval: 50, seconds: until }, visitAll);
  else {
    const end = until.catch(() => undefined).then(() => (isFinished = true));
    const pending = [];
    while (!isFinished) {
      pending.push(visitAll());
      await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    await Promise.all(pending);
    await until;
  }
  agent.destroy();
  return results;
}

/** Formats the median, the 95th percentile and the maximum for the table. */
export const formatLatencies = ({ times }: ProbeResult) =>
  `p50 ${formatMs(computeQuantile(times, 0.5))}, p95 ${formatMs(computeQuantile(times, 0.95))}, max ${formatMs(Math.max(...times))}`;

/**
 * Maximum of the 95th percentile under load, in milliseconds: twice that of the idle machine, but at
 * least 50.
 */
export const computeLatencyLimit = (baseline: ProbeResult | undefined) =>
  Math.max(50, 2 * computeQuantile(baseline?.times ?? [], 0.95) || 0);
