import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { measureHorizontalOverflow } from "./engines/inspect.ts";
import { holdRequests } from "./hold-requests.ts";
import { expect } from "./test.ts";

const FONT = /\.woff2$/;

const isScript = (request: Request) =>
  request.resourceType() === "script" || request.url().endsWith(".js");

/** Records the script files that a page requests. */
export function captureScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (isScript(request)) scripts.push(request.url());
  });
  return scripts;
}

/** Records the URLs that a page requests from other servers. */
export function captureForeignRequests(page: Page, siteOrigin: string | undefined): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== siteOrigin) urls.push(request.url());
  });
  return urls;
}

/** Turns on data saving, with which scripts load only at the first sign of intent. */
export const enableDataSaving = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

/** Makes the browser refuse storage, as if it blocked all cookies. */
export const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });

/** Transferred bytes so far, by kind. */
export interface Traffic {
  bytes: { document: number; stylesheet: number; font: number; script: number };
  /** Waits for the sizes of received files. */
  waitForSizes: () => Promise<unknown>;
}

export function captureTraffic(page: Page): Traffic {
  const bytes = { document: 0, stylesheet: 0, font: 0, script: 0 };
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const type = isScript(request) ? "script" : request.resourceType();
    if (!(type in bytes)) return;
    const addSize = async () => {
      const { responseBodySize } = await request.sizes();
      bytes[type as keyof typeof bytes] += responseBodySize;
    };
    // Errors after the page is closed do not matter.
    sizes.push(
      addSize().catch((error: unknown) => expect(page.isClosed(), String(error)).toBe(true)),
    );
  });
  return { bytes, waitForSizes: () => Promise.all(sizes) };
}

/** Adds up the layout shifts of each document that the page opens from now on. */
export const recordLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let total = 0;
    const add = (shifts: PerformanceEntryList) => {
      for (const shift of shifts) total += (shift as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const readLayoutShift = () => {
      add(observer.takeRecords());
      return total;
    };
    Object.assign(globalThis, { readLayoutShift });
  });

/** Sum of the document's layout shifts so far, after `recordLayoutShifts`. */
export const readLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (globalThis as unknown as { readLayoutShift: () => number }).readLayoutShift(),
  );

/** Opens a page with delayed fonts, expects it to paint before they load, and records layout shifts. */
export async function openBeforeFonts(page: Page, path: string) {
  const fonts = await holdRequests(page, FONT);
  await recordLayoutShifts(page);
  const fontRequest = page.waitForRequest(FONT);
  const response = await page.goto(path, { waitUntil: "domcontentloaded" });
  await fontRequest;
  const countPaints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
  await expect.poll(countPaints).toBeGreaterThan(0);
  fonts.release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  return response;
}

/** Scrolls like a reader, by wheel and keys, and waits until the page is idle. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.wheel(0, 600);
  for (const key of ["Space", "PageDown", "ArrowDown", "End", "Home"]) {
    await page.keyboard.press(key);
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Counts the bytes of a text as sent from the cache: compressed with brotli at the highest quality. */
export const countBrotliBytes = (text: string): number => brotliCompressSync(text).length;

/** Counts the compressed bytes of our own executable inline scripts. */
export function countInlineBytes(html: string): number {
  const inlineScripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", code = ""]) => {
      const isDataBlock = /type="(?:text\/plain|application\/ld\+json)"/.test(attributes);
      // React's own scripts insert the late parts of a streamed page.
      return !isDataBlock && !code.includes("__reactRouterContext") && !code.startsWith("$RB=");
    })
    .map(([, , code]) => code);
  return countBrotliBytes(inlineScripts.join("\n"));
}

/** Measures by how many pixels the page overflows a narrow phone, by the user's text size. */
export async function measureOverflowByTextSize(page: Page): Promise<Record<string, number>> {
  await page.setViewportSize({ width: 320, height: 700 });
  const session = await page.context().newCDPSession(page);
  const overflowByTextSize: Record<string, number> = {};
  for (const standard of [32, 16]) {
    // `rem` and media queries depend on the standard font size.
    await session.send("Page.setFontSizes", { fontSizes: { standard } });
    overflowByTextSize[`text of ${standard} px`] = await page.evaluate(measureHorizontalOverflow);
  }
  return overflowByTextSize;
}
