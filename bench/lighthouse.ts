/**
 * `npm run bench [-- /route …]`: Lighthouse (mobile) on one page of each kind, next to its floor
 * and its limit (bench/alike.ts), in one run, interleaved, median of seven; then the time of a
 * first tap on a slow phone. `PEER` is the folder of a built static site, whose home page is
 * measured first. Blocking time, the longest task and layout are processor time
 * (bench/main-thread.ts), the floor's in brackets. Do not compare figures of different runs: all
 * contain the machine's noise.
 */
import { chromium } from "@playwright/test";
import lighthouse, { type Result, type RunnerResult } from "lighthouse";
import { startBuiltServer } from "@angadi/tests/built-server";
import { findChromium } from "@angadi/tests/chromium";
import { freePort } from "@angadi/tests/network";
import { PAGES, TOOL_PAGES } from "@angadi/e2e/routes";
import { buildIfChanged } from "@angadi/scripts/build";
import { VERSIONS, type Version, serveAlike, serveFolder } from "./alike.ts";
import { measureFirstTaps } from "./first-taps.ts";
import { type MainThread, readMainThread } from "./main-thread.ts";

const RUNS = 7;

/** The figures read from a run, in milliseconds, except CLS and bytes. */
const READ = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  si: "speed-index",
  cls: "cumulative-layout-shift",
} as const;
const KINDS = { html: "document", css: "stylesheet", font: "font", js: "script" } as const;

type Figure = "score" | keyof typeof READ | keyof typeof KINDS | keyof MainThread;
type Measure = Record<Figure, number>;

await buildIfChanged();
const chosen = process.argv.slice(2);
const routes = chosen.length > 0 ? chosen : [...PAGES, ...TOOL_PAGES];
const server = await startBuiltServer();
const alike = await serveAlike(server.url, routes);
const peer = process.env["PEER"] ? await serveFolder(process.env["PEER"]) : undefined;
const { executablePath, args } = findChromium();
const port = await freePort();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
});

const out = (line: string) => process.stdout.write(`${line}\n`);
out(`Lighthouse mobile, median of ${RUNS}; ratios of FCP and LCP to the floor and to the limit\n`);
out(
  "| page | score | FCP | LCP | SI | CLS | blocking | longest | layout | html | css | font | js | / floor | / limit |",
);
out(`| --- |${" ---: |".repeat(14)}`);
if (peer) {
  const runs: Measure[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(peer.url));
  const measured = medians(runs);
  out(line("peer", { page: measured, floor: measured, limit: measured }));
  peer.close();
}
for (const route of routes) {
  const runs: Record<Version, Measure[]> = { page: [], floor: [], limit: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const version of VERSIONS) runs[version].push(await measure(alike.urls[version] + route));
  }
  out(
    line(route, {
      page: medians(runs.page),
      floor: medians(runs.floor),
      limit: medians(runs.limit),
    }),
  );
}
alike.close();
await browser.close();
await measureFirstTaps(server.url, out);
await server.stop();

async function measure(url: string): Promise<Measure> {
  const result: RunnerResult | undefined = await lighthouse(url, {
    port,
    onlyCategories: ["performance"],
    logLevel: "silent",
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories } = result.lhr;
  const score = (categories["performance"]?.score ?? 0) * 100;
  const figures = Object.entries(READ).map(([name, id]) => [name, audits[id]?.numericValue]);
  const bytes = Object.entries(KINDS).map(([name, kind]) => [name, transferred(audits, kind)]);
  const read = Object.fromEntries([...figures, ...bytes]);
  return { score, ...read, ...readMainThread(result) } as Measure;
}

/** Bytes over the wire of one kind of resource. */
function transferred(audits: Result["audits"], kind: string): number {
  const details = audits["network-requests"]?.details;
  if (details?.type !== "table") throw new Error("Lighthouse listed no requests.");
  return details.items
    .map((item) => item as unknown as { resourceType: string; transferSize: number })
    .filter(({ resourceType }) => resourceType.toLowerCase() === kind)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function medians(runs: readonly Measure[]): Measure {
  const middle = (figure: Figure) =>
    runs.map((run) => run[figure]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
  const figures = Object.keys(runs[0] ?? {}) as Figure[];
  return Object.fromEntries(figures.map((figure) => [figure, middle(figure)])) as Measure;
}

function line(route: string, { page, floor, limit }: Record<Version, Measure>): string {
  const ms = (figure: "fcp" | "lcp" | "si") => page[figure].toFixed(0);
  const kB = (figure: keyof typeof KINDS) => (page[figure] / 1000).toFixed(1);
  const ratio = (other: Measure) =>
    `${(page.fcp / other.fcp).toFixed(2)} ${(page.lcp / other.lcp).toFixed(2)}`;
  const formatMainThread = (figure: keyof MainThread) =>
    `${page[figure].toFixed(0)} (${floor[figure].toFixed(0)})`;
  const cells = [
    `${page.score.toFixed(0)} (${floor.score.toFixed(0)})`,
    ms("fcp"),
    ms("lcp"),
    ms("si"),
    page.cls.toFixed(3),
  ];
  const thread = [
    formatMainThread("blocking"),
    formatMainThread("longest"),
    formatMainThread("layout"),
  ];
  const bytes = [kB("html"), kB("css"), kB("font"), kB("js")];
  return `| ${[route, ...cells, ...thread, ...bytes, ratio(floor), ratio(limit)].join(" | ")} |`;
}
