import type { ElementHandle, Page } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds that the mouse button is down. */
const PRESS_MS = 60;

/** Ten moments for a click, as fractions of the time from the first mouse move to hydration. */
export const CLICK_MOMENTS = Array.from({ length: 10 }, (_, index) => index / 9);

/**
 * Slows the page to a quarter of its speed: by CPU throttling in Chromium, elsewhere by a busy loop
 * that blocks the page's main thread for 15 of each 20 ms.
 */
export async function throttleToQuarter(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() === "chromium") {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    return;
  }
  await page.addInitScript(() => {
    const blockMainThread = () => {
      const end = performance.now() + 15;
      while (performance.now() < end);
      setTimeout(blockMainThread, 5);
    };
    blockMainThread();
  });
}

/** Opens a page and waits until it is complete, without any sign of a visitor. */
async function openWithoutInput(page: Page, path: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.goto(path);
  await page.evaluate(() => localStorage.clear());
  await page.waitForFunction(
    () => "whole" in document.documentElement.dataset && document.querySelector("[data-modules]"),
  );
}

/** Delays all script files of a page until they are released. */
export async function holdScripts(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
}

export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);

/** Milliseconds from the first mouse move to hydration: the median of three visits. */
export async function measureHydration(page: Page, path: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    await openWithoutInput(page, path);
    // A document's first mouse event has no previous position.
    await page.mouse.move(1, 1);
    const start = performance.now();
    await page.mouse.move(2, 2);
    await waitForHydration(page);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[1] ?? 0;
}

interface EarlyPress {
  path: string;
  /** Finds the control on a freshly loaded page. */
  find: () => Promise<ElementHandle | null>;
  /** Milliseconds between the first mouse move and the click. */
  delay: number;
}

/** Opens a page, moves the mouse onto a control, and clicks it after a delay. */
export async function pressEarly(page: Page, { path, find, delay }: EarlyPress): Promise<void> {
  await openWithoutInput(page, path);
  const { x, y } = await findCentre(await find());
  await page.mouse.move(x - 1, y - 1);
  await page.mouse.move(x, y);
  await wait(delay);
  await page.mouse.down();
  await wait(PRESS_MS);
  await page.mouse.up();
}

/** The centre of a control, once it is in view and stable. */
export async function findCentre(control: ElementHandle | null): Promise<{ x: number; y: number }> {
  await control?.scrollIntoViewIfNeeded();
  await control?.waitForElementState("stable");
  const { x = 0, y = 0, width = 0, height = 0 } = (await control?.boundingBox()) ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}
