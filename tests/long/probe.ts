import { sendRequest, keepAlive, runAtRate } from "./send-request.ts";
import { formatMs, quantile } from "./metrics.ts";

/** Milliseconds of each response of one URL, and its failures. */
export interface ProbeResult {
  times: number[];
  failures: string[];
}

/**
 * Requests each URL every 50 ms from a separate client address, until `until` settles or for that
 * many seconds. Anything but 200 is a failure; its time counts until it failed.
 */
export async function probe(
  urls: readonly string[],
  until: Promise<unknown> | number,
  { within: timeout = 60_000 } = {},
): Promise<Map<string, ProbeResult>> {
  const agent = keepAlive();
  const results = new Map(
    urls.map((url): [string, ProbeResult] => [url, { times: [], failures: [] }]),
  );
  let isFinished = false;
  const once = async () => {
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
  if (typeof until === "number") await runAtRate({ interval: 50, seconds: until }, once);
  else {
    const ended = until.catch(() => undefined).then(() => (isFinished = true));
    const pending = [];
    while (!isFinished) {
      pending.push(once());
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    await Promise.all(pending);
    await until;
  }
  agent.destroy();
  return results;
}

/** Median, 95th percentile and maximum, formatted for the table. */
export const formatLatencies = ({ times }: ProbeResult) =>
  `p50 ${formatMs(quantile(times, 0.5))}, p95 ${formatMs(quantile(times, 0.95))}, max ${formatMs(Math.max(...times))}`;

/**
 * Limit of the 95th percentile under load, in milliseconds: 50, or twice that of the idle machine if
 * it is higher.
 */
export const toLatencyLimit = (baseline: ProbeResult | undefined) =>
  Math.max(50, 2 * quantile(baseline?.times ?? [], 0.95) || 0);
