import { sendRequest, keepAlive, sendAtRate } from "./send-request.ts";
import { ms, quantile } from "./figures.ts";

/** Milliseconds of each response of one URL, and its failures. */
export interface ProbeResult {
  times: number[];
  wrong: string[];
}

/**
 * Requests each URL every 50 ms from a separate client address, until `until` settles or for that
 * many seconds. Anything but 200 is a failure; its time counts until it failed.
 */
export async function probe(
  urls: readonly string[],
  until: Promise<unknown> | number,
  { within = 60_000 } = {},
): Promise<Map<string, ProbeResult>> {
  const agent = keepAlive();
  const results = new Map(
    urls.map((url): [string, ProbeResult] => [url, { times: [], wrong: [] }]),
  );
  let isFinished = false;
  const once = async () => {
    await Promise.all(urls.map((url) => visit(url, results.get(url))));
  };
  const visit = async (url: string, { times, wrong }: ProbeResult = { times: [], wrong: [] }) => {
    const startedAt = performance.now();
    try {
      const { status, took } = await sendRequest(url, { agent, within, from: "127.0.0.2" });
      times.push(took);
      if (status !== 200) wrong.push(String(status));
    } catch (error) {
      times.push(performance.now() - startedAt);
      wrong.push(String(error));
    }
  };
  if (typeof until === "number") await sendAtRate({ interval: 50, seconds: until }, once);
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
export const spread = ({ times }: ProbeResult) =>
  `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, max ${ms(Math.max(...times))}`;

/**
 * Limit of the 95th percentile under load, in milliseconds: 50, or twice that of the idle machine if
 * it is higher.
 */
export const toLatencyLimit = (baseline: ProbeResult | undefined) =>
  Math.max(50, 2 * quantile(baseline?.times ?? [], 0.95) || 0);
