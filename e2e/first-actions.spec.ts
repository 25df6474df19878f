import type { BrowserContext, ElementHandle, Page } from "@playwright/test";
import { SCALE } from "@angadi/tests/long/scale";
import {
  CLICK_MOMENTS,
  measureHydration,
  findCentre,
  pressEarly,
  throttleToQuarter,
} from "./early-press.ts";
import { type HeldControl, HELD_SELECTOR, listHeldControls, readOutcome } from "./held-controls.ts";
import { PAGES, TOOL_PAGES } from "./routes.ts";
import { expect, hydratePage, test } from "./test.ts";

/**
 * Whatever a held control does on a hydrated page, it also does as the first action on a fresh
 * page. The controls are found in the page; one of each kind is tried, since those of a kind only
 * differ in their text. `npm run test:long` tries all pages.
 */
/** One page per kind of action: form, dialog, picker, filtered list, carousel, calculator. */
const SAMPLE_CONTROLS: readonly string[] = [
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
const INPUT_METHODS = {
  // Alternates the way per control, on pages with a picker, a form and a copy button.
  desktop: {
    pages: ["/", "/contact", "/blog/get-paid-on-time"],
    contextOptions: DESKTOP,
    inputMethods: ["click", "Enter"],
    tag: [],
    alternates: true,
  },
  "desktop, each way": {
    pages: ALL_PAGES,
    contextOptions: DESKTOP,
    inputMethods: ["click", "Enter"],
    tag: ["@long"],
  },
  "slow phone": {
    pages: ALL_PAGES,
    tag: ["@long"],
    contextOptions: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
    inputMethods: ["tap"],
  },
  // A click as long as a person's, during hydration.
  "ten moments": {
    pages: SAMPLE_CONTROLS,
    contextOptions: DESKTOP,
    inputMethods: ["click"],
    tag: ["@firefox", "@long"],
    atMoments: true,
  },
  "ten moments, quarter speed": {
    pages: SAMPLE_CONTROLS,
    contextOptions: DESKTOP,
    inputMethods: ["click"],
    tag: ["@firefox", "@long"],
    atMoments: true,
    isSlow: true,
  },
} as const satisfies Record<string, Device>;

interface Device {
  pages: readonly string[];
  contextOptions: {
    viewport: { width: number; height: number };
    hasTouch?: boolean;
    isMobile?: boolean;
  };
  inputMethods: readonly [InputMethod, ...InputMethod[]];
  tag: readonly string[];
  alternates?: boolean;
  atMoments?: boolean;
  /** At a quarter of the CPU's speed. */
  isSlow?: boolean;
}

const seenControls = new Set<string>();

for (const [name, device] of Object.entries<Device>(INPUT_METHODS)) {
  const { pages, contextOptions, inputMethods, tag, alternates, atMoments, isSlow } = device;
  test.describe(name, { tag: [...tag] }, () => {
    // In one worker, which remembers the kinds it has seen.
    test.describe.configure({ mode: "default" });
    test.use({
      ...contextOptions,
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
        const controls = (await listHeldControls(page)).filter(({ kind }) => {
          const isNew = !seenControls.has(`${name} ${kind}`);
          seenControls.add(`${name} ${kind}`);
          return isNew;
        });
        expect(await listWronglyDisabled(page)).toEqual([]);
        for (const [round, control] of controls.entries()) {
          const possible = inputMethods.filter((way) => way !== "Enter" || control.isFocusable);
          const expectedOutcome = await readExpectedOutcome(page, path, control, inputMethods[0]);
          if (atMoments) {
            const moments = sampleMoments(round);
            test
              .info()
              .annotations.push({ type: `${moments.length} presses`, description: control.kind });
            await tryAtMoments(context, {
              path,
              control,
              expectedOutcome,
              moments,
              isSlow: isSlow ?? false,
            });
            continue;
          }
          for (const way of alternates
            ? [possible[round % possible.length] ?? inputMethods[0]]
            : possible) {
            await test.step(`${way} on ${control.label || control.kind}`, () =>
              tryFresh(context, {
                path,
                control,
                way,
                expectedOutcome,
                isSlow: name === "slow phone",
              }));
          }
        }
      });
    }
  });
}

/** Buttons that are only enabled by hydration: before that, their clicks cannot be held. */
async function listWronglyDisabled(page: Page): Promise<string[]> {
  const disabled = page.locator("button:disabled:visible");
  const disabledBefore = await disabled.allInnerTexts();
  if (disabledBefore.length === 0) return [];
  await hydratePage(page);
  const stillDisabled = await disabled.allInnerTexts();
  return disabledBefore.filter((text) => !stillDisabled.includes(text));
}

/** The end of an outcome when nothing is pending. */
const IDLE = `"busy":0}`;

type InputMethod = "click" | "Enter" | "tap";
type Outcome = Awaited<ReturnType<typeof readOutcome>>;

async function activate(page: Page, control: ElementHandle, way: InputMethod): Promise<void> {
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
async function readExpectedOutcome(
  page: Page,
  path: string,
  control: HeldControl,
  way: InputMethod,
) {
  await reopen(page, path);
  const element = await findElement(page, control);
  await hydratePage(page);
  await page.mouse.move(0, 0);
  const outcomeBefore = JSON.stringify(await readOutcome(page));
  // The element, or its successor by id.
  const currentControl = await element.evaluateHandle((element) =>
    element.isConnected ? element : document.getElementById((element as Element).id),
  );
  await activate(page, currentControl.asElement() as ElementHandle, way);
  let previousOutcome = "";
  await expect
    .poll(
      async () => {
        const current = JSON.stringify(await readOutcome(page).catch(() => outcomeBefore));
        const settled =
          current === previousOutcome && current !== outcomeBefore && current.endsWith(IDLE);
        previousOutcome = current;
        return settled;
      },
      { message: `${control.kind} “${control.label}” on ${path} does something`, intervals: [150] },
    )
    .toBe(true);
  return JSON.parse(previousOutcome) as Outcome;
}

/** Opens the page without saved state. */
async function reopen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => localStorage.clear());
}

const findElement = async (page: Page, { index }: HeldControl): Promise<ElementHandle> => {
  const element = await page.locator(HELD_SELECTOR).nth(index).elementHandle();
  if (!element) throw new Error("The page differs each time it loads.");
  return element;
};

interface FreshVisit {
  path: string;
  control: HeldControl;
  way: InputMethod;
  expectedOutcome: Outcome;
  isSlow: boolean;
}

/** All ten moments, or every third one at `LONG_SCALE=0.3`, starting with another per control. */
function sampleMoments(round: number): readonly number[] {
  const step = Math.max(Math.round(1 / SCALE), 1);
  return CLICK_MOMENTS.filter((_, index) => (index + round) % step === 0);
}

interface MomentVisits extends Omit<FreshVisit, "way"> {
  moments: readonly number[];
}

async function tryAtMoments(
  context: BrowserContext,
  { path, control, expectedOutcome, moments, isSlow }: MomentVisits,
) {
  const page = await context.newPage();
  if (isSlow) await throttleToQuarter(page);
  const start = await measureHydration(page, path);
  for (const moment of moments) {
    await pressEarly(page, { path, find: () => findElement(page, control), delay: moment * start });
    // Soft: reports all lost clicks.
    await expect
      .configure({ soft: true })
      .poll(() => readOutcome(page).catch(() => null), {
        message: `${control.label || control.kind} at ${moment}`,
        timeout: 15_000,
        intervals: [100],
      })
      .toEqual(expectedOutcome);
  }
  await page.close();
}

async function tryFresh(
  context: BrowserContext,
  { path, control, way, expectedOutcome, isSlow }: FreshVisit,
) {
  const page = await context.newPage();
  await reopen(page, path);
  if (isSlow) {
    const browser = await context.newCDPSession(page);
    await browser.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 300,
      downloadThroughput: 200_000,
      uploadThroughput: 100_000,
    });
  }
  await activate(page, await findElement(page, control), way);
  await expect
    .poll(() => readOutcome(page).catch(() => null), { timeout: 15_000, intervals: [100] })
    .toEqual(expectedOutcome);
  await page.close();
}
