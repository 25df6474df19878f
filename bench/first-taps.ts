import { type Page, chromium } from "@playwright/test";
import { findChromium } from "@angadi/tests/chromium";

const RUNS = 5;
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

interface Taken {
  /** Milliseconds from the tap to the frame that shows it was taken, and to the one after its work. */
  answer: number;
  effect: number;
}

/** A table: the first tap on each control of a page just loaded, median of five. */
export async function firstTaps(origin: string): Promise<string> {
  const { executablePath, args } = findChromium();
  const browser = await chromium.launch({ executablePath, args });
  const lines = [
    `First tap on a slow phone, median of ${RUNS}, in milliseconds`,
    "| control | visible answer | effect |",
    "| --- | ---: | ---: |",
  ];
  for (const [route, selector] of CONTROLS) {
    const taken: Taken[] = [];
    let name = "";
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 800 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      await slowDown(page);
      await page.goto(origin + route);
      const control = page.locator(selector).first();
      name = (await control.getAttribute("aria-label")) ?? (await control.innerText()).slice(0, 30);
      taken.push(await tap(page, selector));
      await context.close();
    }
    const middle = (figure: keyof Taken) =>
      taken.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
    const figures = [middle("answer"), middle("effect")].map((time) => time.toFixed(0));
    lines.push(`| ${[`${route} “${name.replaceAll(/\s+/g, " ")}”`, ...figures].join(" | ")} |`);
  }
  await browser.close();
  return lines.join("\n");
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

async function tap(page: Page, selector: string): Promise<Taken> {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  const times = page.evaluate(
    () =>
      new Promise<Taken>((resolve) => {
        let start = 0;
        let answer = 0;
        const frame = (then: (time: number) => void) =>
          requestAnimationFrame(() => setTimeout(() => then(performance.now() - start)));
        addEventListener("pointerup", () => (start = performance.now()), true);
        new MutationObserver(() => {
          const busy = document.querySelector("[aria-busy=true]");
          if (busy && !answer) frame((time) => (answer = time));
          if (!busy && answer) frame((effect) => resolve({ answer, effect }));
        }).observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
      }),
  );
  await control.tap({ noWaitAfter: true });
  return times;
}
