import type { BrowserContext, ElementHandle, Page } from "@playwright/test";
import { SCALE } from "@angadi/tests/long/scale";
import { TEN_MOMENTS, measureStart, findCentre, pressEarly, slowToQuarter } from "./early-press.ts";
import { type HeldControl, HELD, heldControls, outcome } from "./first-act.ts";
import { PAGES, TOOL_PAGES } from "./routes.ts";
import { expect, hydrated, test } from "./test.ts";

/**
 * Whatever a held control does on a hydrated page, it also does as the first action on a fresh
 * page. The controls are found in the page; one of each kind is tried, since those of a kind only
 * differ in their text. `npm run test:long` tries all pages.
 */
/** One page per kind of action: form, dialog, picker, filtered list, carousel, calculator. */
const EACH_KIND: readonly string[] = [
  "/",
  "/pricing",
  "/contact",
  "/affiliate",
  "/how-it-works",
  "/business-name-generator",
  "/blog/get-paid-on-time",
  "/business-starter-guide/accounting-basics",
];
const ALL_PAGES: readonly string[] = [...PAGES, ...TOOL_PAGES];

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const WAYS = {
  // Alternates the way per control, on pages with a picker, a form and a copy button.
  desktop: {
    pages: ["/", "/contact", "/blog/get-paid-on-time"],
    sizes: DESKTOP,
    ways: ["click", "Enter"],
    tag: [],
    byTurns: true,
  },
  "desktop, each way": {
    pages: ALL_PAGES,
    sizes: DESKTOP,
    ways: ["click", "Enter"],
    tag: ["@long"],
  },
  "slow phone": {
    pages: ALL_PAGES,
    tag: ["@long"],
    sizes: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
    ways: ["tap"],
  },
  // A click as long as a person's, during hydration.
  "ten moments": {
    pages: EACH_KIND,
    sizes: DESKTOP,
    ways: ["click"],
    tag: ["@firefox", "@long"],
    atMoments: true,
  },
  "ten moments, quarter speed": {
    pages: EACH_KIND,
    sizes: DESKTOP,
    ways: ["click"],
    tag: ["@firefox", "@long"],
    atMoments: true,
    isSlow: true,
  },
} as const satisfies Record<string, Device>;

interface Device {
  pages: readonly string[];
  sizes: { viewport: { width: number; height: number }; hasTouch?: boolean; isMobile?: boolean };
  ways: readonly [Way, ...Way[]];
  tag: readonly string[];
  byTurns?: boolean;
  atMoments?: boolean;
  /** At a quarter of the CPU's speed. */
  isSlow?: boolean;
}

const seen = new Set<string>();

for (const [name, device] of Object.entries<Device>(WAYS)) {
  const { pages, sizes, ways, tag, byTurns, atMoments, isSlow } = device;
  test.describe(name, { tag: [...tag] }, () => {
    // In one worker, which remembers the kinds it has seen.
    test.describe.configure({ mode: "default" });
    test.use({
      ...sizes,
      permissions: ({ browserName }, use) =>
        use(browserName === "chromium" ? ["clipboard-write", "clipboard-read"] : []),
    });

    for (const path of pages) {
      test(`${path}: each held control works as the first action`, async ({ page, context }) => {
        test.setTimeout(atMoments ? 1_800_000 : 600_000);
        await context.addInitScript(() => {
          window.print = () => {
            document.documentElement.dataset["printed"] = "yes";
          };
        });
        await page.goto(path);
        const controls = (await heldControls(page)).filter(({ kind }) => {
          const isNew = !seen.has(`${name} ${kind}`);
          seen.add(`${name} ${kind}`);
          return isNew;
        });
        expect(await wronglyDisabled(page)).toEqual([]);
        for (const [turn, control] of controls.entries()) {
          const possible = ways.filter((way) => way !== "Enter" || control.isReached);
          const wanted = await wantedOutcome(page, path, control, ways[0]);
          if (atMoments) {
            const moments = sampleMoments(turn);
            test
              .info()
              .annotations.push({ type: `${moments.length} presses`, description: control.kind });
            await tryAtMoments(context, { path, control, wanted, moments, slow: isSlow ?? false });
            continue;
          }
          for (const way of byTurns ? [possible[turn % possible.length] ?? ways[0]] : possible) {
            await test.step(`${way} on ${control.label || control.kind}`, () =>
              tryFresh(context, { path, control, way, wanted, slow: name === "slow phone" }));
          }
        }
      });
    }
  });
}

/** Buttons that are only enabled by hydration: before that, their clicks cannot be held. */
async function wronglyDisabled(page: Page): Promise<string[]> {
  const disabled = page.locator("button:disabled:visible");
  const before = await disabled.allInnerTexts();
  if (before.length === 0) return [];
  await hydrated(page);
  const still = await disabled.allInnerTexts();
  return before.filter((text) => !still.includes(text));
}

/** The end of an outcome when nothing is pending. */
const IDLE = `"busy":0}`;

type Way = "click" | "Enter" | "tap";
type Outcome = Awaited<ReturnType<typeof outcome>>;

async function act(page: Page, control: ElementHandle, way: Way): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  if (way === "Enter") {
    await control.press("Enter", { noWaitAfter: true });
  } else {
    // By position, as for a visitor: an element on top of it would receive the click.
    const { x, y } = await findCentre(control);
    await (way === "tap" ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }
}

/** The outcome on a hydrated page; fails if nothing changes. */
async function wantedOutcome(page: Page, path: string, control: HeldControl, way: Way) {
  await gotoAnew(page, path);
  const element = await elementOf(page, control);
  await hydrated(page);
  await page.mouse.move(0, 0);
  const before = JSON.stringify(await outcome(page));
  // The element, or its successor by id.
  const now = await element.evaluateHandle((element) =>
    element.isConnected ? element : document.getElementById((element as Element).id),
  );
  await act(page, now.asElement() as ElementHandle, way);
  let last = "";
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await outcome(page).catch(() => before));
        const settled = now === last && now !== before && now.endsWith(IDLE);
        last = now;
        return settled;
      },
      { message: `${control.kind} “${control.label}” on ${path} does something`, intervals: [150] },
    )
    .toBe(true);
  return JSON.parse(last) as Outcome;
}

/** Opens the page without saved state. */
async function gotoAnew(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => localStorage.clear());
}

const elementOf = async (page: Page, { index }: HeldControl): Promise<ElementHandle> => {
  const element = await page.locator(HELD).nth(index).elementHandle();
  if (!element) throw new Error("The page is another each time it comes.");
  return element;
};

interface Fresh {
  path: string;
  control: HeldControl;
  way: Way;
  wanted: Outcome;
  slow: boolean;
}

/** All ten moments, or every third one at `LONG_SCALE=0.3`, starting with another per control. */
function sampleMoments(turn: number): readonly number[] {
  const step = Math.max(Math.round(1 / SCALE), 1);
  return TEN_MOMENTS.filter((_, index) => (index + turn) % step === 0);
}

interface AtMoments extends Omit<Fresh, "way"> {
  moments: readonly number[];
}

async function tryAtMoments(
  context: BrowserContext,
  { path, control, wanted, moments, slow }: AtMoments,
) {
  const page = await context.newPage();
  if (slow) await slowToQuarter(page);
  const start = await measureStart(page, path);
  for (const moment of moments) {
    await pressEarly(page, { path, find: () => elementOf(page, control), delay: moment * start });
    // Soft: reports all lost clicks.
    await expect
      .configure({ soft: true })
      .poll(() => outcome(page).catch(() => null), {
        message: `${control.label || control.kind} at ${moment}`,
        timeout: 15_000,
        intervals: [100],
      })
      .toEqual(wanted);
  }
  await page.close();
}

async function tryFresh(context: BrowserContext, { path, control, way, wanted, slow }: Fresh) {
  const page = await context.newPage();
  await gotoAnew(page, path);
  if (slow) {
    const browser = await context.newCDPSession(page);
    await browser.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 300,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    });
  }
  await act(page, await elementOf(page, control), way);
  await expect
    .poll(() => outcome(page).catch(() => null), { timeout: 15_000, intervals: [100] })
    .toEqual(wanted);
  await page.close();
}
