/**
 * `npm run bench [-- /route …]`: Lighthouse (mobile) on the built site, median of five, and in the
 * same run, interleaved, on a floor page for each route: the same HTML and CSS with no script. The
 * machine's noise is in both; what the scripts cost is the difference.
 */
import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse, { type RunnerResult } from "lighthouse";
import { startBuiltServer } from "#tests/built-server.ts";
import { findChromium } from "#tests/chromium.ts";
import { buildIfChanged } from "../scripts/build.ts";

const RUNS = 5;
const ROUTES = ["/", "/blog", "/blog/get-paid-on-time", "/contact", "/pricing"];
const DEBUGGING_PORT = 9333;

interface Measure {
  score: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

await buildIfChanged();
const routes = process.argv.length > 2 ? process.argv.slice(2) : ROUTES;
const server = await startBuiltServer();
const floor = await startFloor(server.url);
const { executablePath, args } = await findChromium();
const browser = await chromium.launch({
  executablePath,
  args: [...args, `--remote-debugging-port=${DEBUGGING_PORT}`],
});

process.stdout.write(`Lighthouse mobile, median of ${RUNS}; floor: same HTML and CSS, no script\n`);
process.stdout.write(
  "route                          score   FCP   LCP   TBT    CLS  | floor FCP   LCP\n",
);
for (const route of routes) {
  const page: Measure[] = [];
  const bare: Measure[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    page.push(await measure(server.url + route));
    bare.push(await measure(floor.url + route));
  }
  print(route, page, bare);
}
await browser.close();
floor.close();
await server.stop();

/** The built server's pages without their scripts; everything else is passed on. */
async function startFloor(origin: string) {
  const http = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, {
      headers: { "Accept-Encoding": "identity" },
    });
    const type = answer.headers.get("content-type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    const bare = type.startsWith("text/html")
      ? Buffer.from(body.toString().replaceAll(/<script[\s\S]*?<\/script>/g, ""))
      : body;
    response.writeHead(answer.status, { "Content-Type": type }).end(bare);
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  const { port } = http.address() as AddressInfo;
  return { url: `http://localhost:${port}`, close: () => http.close() };
}

async function measure(url: string): Promise<Measure> {
  const result: RunnerResult | undefined = await lighthouse(url, {
    port: DEBUGGING_PORT,
    onlyCategories: ["performance"],
    logLevel: "silent",
  });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  const { audits, categories } = result.lhr;
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: (categories["performance"]?.score ?? Number.NaN) * 100,
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
  };
}

function print(route: string, page: Measure[], bare: Measure[]): void {
  const median = (runs: Measure[], key: keyof Measure, digits = 0) =>
    (runs.map((run) => run[key]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0)
      .toFixed(digits)
      .padStart(5);
  process.stdout.write(
    `${route.padEnd(30)} ${median(page, "score")} ${median(page, "fcp")} ${median(page, "lcp")} ` +
      `${median(page, "tbt")}  ${median(page, "cls", 3)}  |     ${median(bare, "fcp")} ${median(bare, "lcp")}\n`,
  );
}
