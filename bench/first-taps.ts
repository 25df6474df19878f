import { type Browser, type Page, chromium } from "@playwright/test";
import { findChromium } from "@angadi/test-kit/chromium";
import { serveHttp2 } from "./http2-proxy.ts";
import { median } from "./median.ts";

const RUNS = 3;
/** A slow phone: 300 ms to the server and back, 1.6 Mbit/s, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 300,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const CPU_SLOWDOWN = 4;

/** Ten controls of different kinds: held until React runs, or the browser's own. */
const CONTROLS = [
  ["/", 'main button:has-text("Generate Website")'],
  ["/", "main :is(select, [role=combobox])"],
  ["/pricing", "main label:has([name=gst])"],
  ["/blog", "main input[type=search]"],
  ["/affiliate", 'main input[name=plan][value="1"]'],
  ["/how-it-works", 'main button[aria-label^="Next"]'],
  ["/website-inspiration", "main button[aria-pressed]"],
  ["/business-name-generator", "main summary"],
  ["/business-starter-guide/startup-budget-calculator", 'main button:has-text("Copy link")'],
  ["/contact", "main summary"],
] as const;

/** Time from the load to the tap: none, a second, or until the page's code has been fetched. */
const DELAYS_MS = [0, 1000, 6000];

const METRICS = ["acknowledged", "effect", "longest", "inp"] as const;

/** Milliseconds. */
interface TapTimes {
  /** From the tap to the frame that acknowledges it. */
  acknowledged: number;
  /** From the tap to the frame that shows its effect. */
  effect: number;
  /** The longest task from the tap until half a second after its effect; 0 if none is over 50 ms. */
  longest: number;
  /** The interaction's duration (Event Timing API), in steps of 8. */
  inp: number;
}

/** Writes a Markdown table: the first tap on each control on a slow phone, median of three. */
export async function measureFirstTaps(
  origin: string,
  printLine: (line: string) => void,
): Promise<void> {
  const { executablePath, args } = findChromium();
  const browser = await chromium.launch({ executablePath, args });
  const proxy = await serveHttp2(origin);
  printLine(`First tap on a slow phone, median of ${RUNS}, in milliseconds`);
  const names = DELAYS_MS.flatMap((delay) =>
    METRICS.map((metric) => `${metric} after ${delay / 1000} s`),
  );
  printLine(`| control | ${names.join(" | ")} |`);
  printLine(`| --- |${" ---: |".repeat(names.length)}`);
  for (const [route, selector] of CONTROLS) {
    const cells: string[] = [];
    for (const delay of DELAYS_MS) {
      const times: TapTimes[] = [];
      for (let run = 0; run < RUNS; run += 1)
        times.push(await tapOnce(browser, proxy.url + route, selector, delay));
      cells.push(...METRICS.map((metric) => median(times.map((time) => time[metric])).toFixed(0)));
    }
    printLine(`| ${[`${route} ${selector}`, ...cells].join(" | ")} |`);
  }
  proxy.close();
  await browser.close();
}

async function tapOnce(browser: Browser, url: string, selector: string, delay: number) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(url);
  await page.waitForTimeout(delay);
  const times = await tap(page, selector);
  await context.close();
  return times;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
}

async function tap(page: Page, selector: string): Promise<TapTimes> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  let lastTimes: TapTimes | undefined;
  const firstReport = new Promise<void>((resolve) => {
    void page.exposeFunction("report", (times: TapTimes) => {
      lastTimes = times;
      resolve();
    });
  });
  await page.evaluate(watchFirstTap);
  await control.tap({ noWaitAfter: true });
  await firstReport;
  // Hydration may continue after the effect.
  await page.waitForTimeout(500);
  if (!lastTimes) throw new Error(`No effect of ${selector}`);
  return lastTimes;
}

/**
 * Runs in the page: calls its `report` with the times once the tap has an effect, and again when
 * one of them grows.
 */
function watchFirstTap(): void {
  const times = { acknowledged: 0, effect: 0, longest: 0, inp: 0 };
  let start = 0;
  const report = () => {
    const { report: send } = globalThis as unknown as { report: (times: object) => void };
    if (times.effect) send(times);
  };
  const observe = (type: string, metric: "longest" | "inp") =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        times[metric] = Math.max(times[metric], duration);
      report();
    }).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  const afterNextFrame = (then: (time: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => then(performance.now() - start)));
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  const isBusy = () => document.querySelector("[aria-busy=true]") !== null;
  const finish = (effect: number) => {
    times.effect = effect;
    times.acknowledged ||= effect;
    report();
  };
  const onPointerUp = () => {
    start = performance.now();
    observe("longtask", "longest");
    observe("event", "inp");
    // A control that is not held has its effect in the next frame; the click may come a task later.
    afterNextFrame((effect) => {
      setTimeout(() => {
        if (!isBusy() && !times.acknowledged) finish(effect);
      }, 100);
    });
  };
  addEventListener("pointerup", onPointerUp, { capture: true, once: true });
  new MutationObserver(() => {
    if (isBusy() && !times.acknowledged) afterNextFrame((time) => (times.acknowledged = time));
    if (!isBusy() && times.acknowledged && !times.effect) afterNextFrame(finish);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
}
