import { type Browser, type Page, chromium } from "@playwright/test";
import { findChromium } from "@angadi/tests/chromium";
import { serveHttp2 } from "./http2-proxy.ts";

const RUNS = 3;
/** A slow phone: 300 ms to the server and back, 1.6 Mbit/s, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 300,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const SLOWER = 4;

/** Ten held controls of different kinds. */
const CONTROLS = [
  ["/", 'main button:has-text("Generate Website")'],
  ["/", "main select"],
  ["/pricing", "main button"],
  ["/blog", "main button"],
  ["/affiliate", "main a[data-held]"],
  ["/how-it-works", 'main button[aria-label^="Next"]'],
  ["/website-inspiration", "main a[data-held]"],
  ["/business-name-generator", "main a[data-held]"],
  ["/business-starter-guide/startup-budget-calculator", 'main button:has-text("Copy link")'],
  ["/contact", "main button[type=submit]"],
] as const;

/** When the tap comes: right after the page has loaded, or once its code has been fetched ahead. */
const DELAYS_MS = [0, 6000];

/** Milliseconds from a tap to the frame that acknowledges it, and to the one that shows its effect. */
interface TapTimes {
  acknowledged: number;
  effect: number;
}

/** Writes a Markdown table: the first tap on each control on a slow phone, median of three. */
export async function measureFirstTaps(origin: string, out: (line: string) => void): Promise<void> {
  const { executablePath, args } = findChromium();
  const browser = await chromium.launch({ executablePath, args });
  const proxy = await serveHttp2(origin);
  out(`First tap on a slow phone, median of ${RUNS}, in milliseconds: at load, and 6 s later`);
  out("| control | acknowledged | effect | acknowledged later | effect later |");
  out("| --- | ---: | ---: | ---: | ---: |");
  for (const [route, selector] of CONTROLS) {
    const cells: string[] = [];
    for (const delay of DELAYS_MS) {
      const times: TapTimes[] = [];
      for (let run = 0; run < RUNS; run += 1)
        times.push(await tapOnce(browser, proxy.url + route, selector, delay));
      cells.push(median(times, "acknowledged"), median(times, "effect"));
    }
    out(`| ${[`${route} ${selector}`, ...cells].join(" | ")} |`);
  }
  proxy.close();
  await browser.close();
}

const median = (times: readonly TapTimes[], figure: keyof TapTimes) =>
  (times.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0).toFixed(0);

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
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

async function tap(page: Page, selector: string): Promise<TapTimes> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  const times = page.evaluate(
    () =>
      new Promise<TapTimes>((resolve) => {
        let start = 0;
        let acknowledged = 0;
        const frame = (then: (time: number) => void) =>
          requestAnimationFrame(() => setTimeout(() => then(performance.now() - start)));
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
        const isBusy = () => document.querySelector("[aria-busy=true]") !== null;
        const onPointerUp = () => {
          start = performance.now();
          // After the click: if React has the page already, the click has had its effect.
          setTimeout(() => {
            if (!isBusy() && !acknowledged)
              frame((effect) => resolve({ acknowledged: effect, effect }));
          });
        };
        addEventListener("pointerup", onPointerUp, true);
        new MutationObserver(() => {
          if (isBusy() && !acknowledged) frame((time) => (acknowledged = time));
          if (!isBusy() && acknowledged) frame((effect) => resolve({ acknowledged, effect }));
        }).observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
      }),
  );
  await control.tap({ noWaitAfter: true });
  return times;
}
