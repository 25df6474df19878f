/**
 * `npm run bench:worker`: how long the built site's own worker takes for names, in Chromium: the
 * first 24 of a brief it has not seen, and 1,000. Each time is from asking to having the answer on
 * the page; medians of several briefs. The worker's start, with its code, is told apart.
 */
import { readdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { buildIfChanged } from "../scripts/build.ts";
import { ROOT } from "../scripts/command.ts";
import { type Brief, EMPTY_BRIEF } from "#names/engine/brief.ts";
import { startBuiltServer } from "#tests/built-server.ts";
import { findChromium } from "#tests/chromium.ts";

const RUNS = 9;
/** Most milliseconds that the names may take. */
const LIMITS: Readonly<Record<number, number>> = { 24: 50, 1000: 500 };
/** Asks the worker from within the page. */
type AskWorker = (value: {
  brief: Brief;
  from: number;
  count: number;
}) => Promise<{ time: number; got: number }>;

const PLAIN: Brief = { ...EMPTY_BRIEF, about: "Tea" };
const TRADES = ["Tea stall by a lake", "Blouse tailoring", "Coding classes for children"];

await buildIfChanged();
const worker = readdirSync(path.join(ROOT, "build/client/assets")).find((name) =>
  /^names\.worker-[\w-]+\.js$/.test(name),
);
const server = await startBuiltServer();
const browser = await chromium.launch(findChromium());
const page = await browser.newPage();
await page.goto(`${server.url}/business-name-generator`);

const start = await page.evaluate(
  async ([address, plain]) => {
    const begun = performance.now();
    const started = new Worker(address, { type: "module" });
    const askWorker: AskWorker = async (value) => {
      const asked = performance.now();
      const { data } = await new Promise<MessageEvent>((resolve) => {
        started.addEventListener("message", resolve, { once: true });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        started.postMessage({ id: 0, call: { name: "names", request: value } });
      });
      return { time: performance.now() - asked, got: data.response.length };
    };
    Object.assign(window, { askWorker });
    await askWorker({ brief: plain, from: 0, count: 1 });
    return performance.now() - begun;
  },
  [`/assets/${worker}`, PLAIN] as const,
);
process.stdout.write(`start of the worker, with a first name: ${start.toFixed(0)} ms\n`);

let holds = true;
for (const [count, limit] of Object.entries(LIMITS)) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await ask(Number(count), run));
  const median = times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
  holds &&= median <= limit;
  const all = times.map((time) => time.toFixed(0)).join(" ");
  process.stdout.write(
    `${count.padStart(5)} names: median ${median.toFixed(1)} ms of ${limit} (${all})\n`,
  );
}
await browser.close();
await server.stop();
process.exit(holds ? 0 : 1);

/** Milliseconds for so many names of a brief that was not asked for before. */
async function ask(count: number, run: number): Promise<number> {
  const about = TRADES[run % TRADES.length] ?? "";
  const { time, got } = await page.evaluate(
    async (value) => (window as unknown as { askWorker: AskWorker }).askWorker(value),
    { brief: { ...PLAIN, about, seed: count + run }, from: 0, count },
  );
  if (got !== count) throw new Error(`${got} names in place of ${count} for ${about}`);
  return time;
}
