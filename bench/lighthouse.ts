/**
 * `npm run bench [-- /route …]`: Lighthouse (mobile) on one page of each kind, next to its floor
 * and its limit (bench/page-versions.ts), in one run, interleaved, median of seven; then the time of a
 * first tap on a slow phone. `PEER` is the folder of a built static site, whose home page is
 * measured first. Blocking time, the longest task and layout are processor time
 * (bench/main-thread.ts), the floor's in brackets. Do not compare figures of different runs: all
 * contain the machine's noise.
 */
import { chromium } from "@playwright/test";
import lighthouse, { type Result, type RunnerResult } from "lighthouse";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { findChromium } from "@angadi/test-kit/chromium";
import { findFreePort } from "@angadi/test-kit/network";
import { PAGES, TOOL_PAGES } from "@angadi/test-kit/routes";
import { buildIfChanged } from "@angadi/scripts/build";
import { VERSIONS, type Version, serveVersions, serveFolder } from "./page-versions.ts";
import { measureFirstTaps } from "./first-taps.ts";
import { type MainThread, readMainThread } from "./main-thread.ts";
import { median } from "./median.ts";

const RUNS = 7;

/** The figures read from a run, in milliseconds, except CLS and bytes. */
const AUDIT_IDS = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  si: "speed-index",
  cls: "cumulative-layout-shift",
} as const;
const RESOURCE_TYPES = { html: "document", css: "stylesheet", font: "font", js: "script" } as const;

type Metric = "score" | keyof typeof AUDIT_IDS | keyof typeof RESOURCE_TYPES | keyof MainThread;
type Measurement = Record<Metric, number>;

await buildIfChanged();
const requestedRoutes = process.argv.slice(2);
const routes = requestedRoutes.length > 0 ? requestedRoutes : [...PAGES, ...TOOL_PAGES];
const server = await startBuiltServer();
const versionServers = await serveVersions(server.url, routes);
const peer = process.env["PEER"] ? await serveFolder(process.env["PEER"]) : undefined;
const { executablePath, args } = findChromium();
const port = await findFreePort();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
});

const printLine = (line: string) => process.stdout.write(`${line}\n`);
printLine(
  `Lighthouse mobile, median of ${RUNS}; ratios of FCP and LCP to the floor and to the limit\n`,
);
printLine(
  "| page | score | FCP | LCP | SI | CLS | blocking | longest | layout | html | css | font | js | / floor | / limit |",
);
printLine(`| --- |${" ---: |".repeat(14)}`);
if (peer) {
  const runs: Measurement[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(peer.url));
  const medians = computeMedians(runs);
  printLine(formatRow("peer", { page: medians, floor: medians, limit: medians }));
  peer.close();
}
for (const route of routes) {
  const runs: Record<Version, Measurement[]> = { page: [], floor: [], limit: [] };
  for (let run = 0; run < RUNS; run += 1) {
    for (const version of VERSIONS)
      runs[version].push(await measure(versionServers.urls[version] + route));
  }
  printLine(
    formatRow(route, {
      page: computeMedians(runs.page),
      floor: computeMedians(runs.floor),
      limit: computeMedians(runs.limit),
    }),
  );
}
versionServers.close();
await browser.close();
await measureFirstTaps(server.url, printLine);
await server.stop();

async function measure(url: string): Promise<Measurement> {
  const result: RunnerResult | undefined = await lighthouse(url, {
    port,
    onlyCategories: ["performance"],
    logLevel: "silent",
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories } = result.lhr;
  const score = (categories["performance"]?.score ?? 0) * 100;
  const metrics = Object.entries(AUDIT_IDS).map(([name, id]) => [name, audits[id]?.numericValue]);
  const bytes = Object.entries(RESOURCE_TYPES).map(([name, type]) => [
    name,
    sumTransferSize(audits, type),
  ]);
  const values = Object.fromEntries([...metrics, ...bytes]);
  return { score, ...values, ...readMainThread(result) } as Measurement;
}

/** Returns the bytes over the wire of one type of resource. */
function sumTransferSize(audits: Result["audits"], type: string): number {
  const details = audits["network-requests"]?.details;
  if (details?.type !== "table") throw new Error("Lighthouse listed no requests.");
  return details.items
    .map((item) => item as unknown as { resourceType: string; transferSize: number })
    .filter(({ resourceType }) => resourceType.toLowerCase() === type)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}

function computeMedians(runs: readonly Measurement[]): Measurement {
  const metrics = Object.keys(runs[0] ?? {}) as Metric[];
  return Object.fromEntries(
    metrics.map((metric) => [metric, median(runs.map((run) => run[metric]))]),
  ) as Measurement;
}

function formatRow(route: string, { page, floor, limit }: Record<Version, Measurement>): string {
  const formatMs = (metric: "fcp" | "lcp" | "si") => page[metric].toFixed(0);
  const formatKb = (metric: keyof typeof RESOURCE_TYPES) => (page[metric] / 1000).toFixed(1);
  const formatRatio = (baseline: Measurement) =>
    `${(page.fcp / baseline.fcp).toFixed(2)} ${(page.lcp / baseline.lcp).toFixed(2)}`;
  const formatWithFloor = (metric: keyof MainThread) =>
    `${page[metric].toFixed(0)} (${floor[metric].toFixed(0)})`;
  const cells = [
    `${page.score.toFixed(0)} (${floor.score.toFixed(0)})`,
    formatMs("fcp"),
    formatMs("lcp"),
    formatMs("si"),
    page.cls.toFixed(3),
  ];
  const threadCells = [
    formatWithFloor("blocking"),
    formatWithFloor("longest"),
    formatWithFloor("layout"),
  ];
  const sizeCells = [formatKb("html"), formatKb("css"), formatKb("font"), formatKb("js")];
  const ratios = [formatRatio(floor), formatRatio(limit)];
  return `| ${[route, ...cells, ...threadCells, ...sizeCells, ...ratios].join(" | ")} |`;
}
