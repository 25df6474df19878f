import { sendRequest, keepAlive, paced } from "./send-request.ts";
import { ms, quantile } from "./figures.ts";

/** What a normal visitor saw of one address: milliseconds of each answer, and what went wrong. */
export interface Seen {
  times: number[];
  wrong: string[];
}

/**
 * Asks for addresses that ought to answer 200 every 50 ms each, from an address of its own, until
 * the work is done or for so many seconds. What hangs counts with the time it hung.
 */
export async function probe(
  urls: readonly string[],
  until: Promise<unknown> | number,
  { within = 60_000 } = {},
): Promise<Map<string, Seen>> {
  const agent = keepAlive();
  const seen = new Map(urls.map((url): [string, Seen] => [url, { times: [], wrong: [] }]));
  let over = false;
  const once = async () => {
    await Promise.all(urls.map((url) => visit(url, seen.get(url))));
  };
  const visit = async (url: string, { times, wrong }: Seen = { times: [], wrong: [] }) => {
    const begun = performance.now();
    try {
      const { status, took } = await sendRequest(url, { agent, within, from: "127.0.0.2" });
      times.push(took);
      if (status !== 200) wrong.push(String(status));
    } catch (error) {
      times.push(performance.now() - begun);
      wrong.push(String(error));
    }
  };
  if (typeof until === "number") await paced({ interval: 50, seconds: until }, once);
  else {
    const ended = until.catch(() => undefined).then(() => (over = true));
    const asked = [];
    while (!over) {
      asked.push(once());
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))]);
    }
    await Promise.all(asked);
    await until;
  }
  agent.destroy();
  return seen;
}

/** Median and 95th of a hundred, as a figure for the table. */
export const spread = ({ times }: Seen) =>
  `p50 ${ms(quantile(times, 0.5))}, p95 ${ms(quantile(times, 0.95))}, most ${ms(Math.max(...times))}`;

/**
 * Milliseconds within which 95 of 100 answers come while something goes on: 50, or where the machine
 * itself was slower than that with nothing to do, twice its own.
 */
export const quickAs = (quiet: Seen | undefined) =>
  Math.max(50, 2 * quantile(quiet?.times ?? [], 0.95) || 0);
