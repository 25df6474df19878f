import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { expect } from "./test.ts";

const FONT = /\.woff2$/;

const isScript = (request: Request) =>
  request.resourceType() === "script" || request.url().endsWith(".js");

/** Script files that a page has asked for, as they are asked for. */
export function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (isScript(request)) scripts.push(request.url());
  });
  return scripts;
}

/** Has the browser save data: then scripts are fetched at the first sign of intent, not ahead of it. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });

/** Bytes on the wire so far, by kind. */
export interface Traffic {
  bytes: { document: number; stylesheet: number; font: number; script: number };
  /** Waits for the sizes of what has come. */
  settled: () => Promise<unknown>;
}

export function trafficOf(page: Page): Traffic {
  const bytes = { document: 0, stylesheet: 0, font: 0, script: 0 };
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const type = isScript(request) ? "script" : request.resourceType();
    if (!(type in bytes)) return;
    const add = async () => {
      const { responseBodySize } = await request.sizes();
      bytes[type as keyof typeof bytes] += responseBodySize;
    };
    // What comes while the page is closed is nobody's.
    sizes.push(add().catch((error: unknown) => expect(page.isClosed(), String(error)).toBe(true)));
  });
  return { bytes, settled: () => Promise.all(sizes) };
}

/** Holds fonts back until they are released, and sums up how far the page moves. */
export async function holdFonts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(FONT, async (route) => {
    await promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const moved = Number(document.documentElement.dataset["moved"] ?? 0);
        document.documentElement.dataset["moved"] = String(moved + entry.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return { release };
}

/** Opens a page whose fonts are held back: it must be painted before they come. */
export async function openBeforeFonts(page: Page, path: string) {
  const fonts = await holdFonts(page);
  const asked = page.waitForRequest(FONT);
  const response = await page.goto(path, { waitUntil: "domcontentloaded" });
  await asked;
  const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
  await expect.poll(paints).toBeGreaterThan(0);
  fonts.release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  return response;
}

/** Sum of the page's layout shifts so far, as `holdFonts` counts them. */
export const moved = async (page: Page): Promise<number> =>
  Number(await page.evaluate(() => document.documentElement.dataset["moved"] ?? "0"));

/** Scrolls as a reader does, by wheel and keys, and waits until the page is idle. */
export async function readThrough(page: Page): Promise<void> {
  await page.mouse.wheel(0, 600);
  for (const key of ["Space", "PageDown", "ArrowDown", "End", "Home"]) {
    await page.keyboard.press(key);
  }
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Bytes of a text as cached pages are sent: compressed at brotli's best. */
export const brotliBytes = (text: string): number => brotliCompressSync(text).length;

/** Bytes (brotli) of the inline scripts that are ours and run. */
export function inlineBytes(html: string): number {
  const inline = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", code = ""]) => {
      const isData = /type="(?:text\/plain|application\/ld\+json)"/.test(attributes);
      // React's own tell a page that streams where its late parts belong.
      return !isData && !code.includes("__reactRouterContext") && !code.startsWith("$RB=");
    })
    .map(([, , code]) => code);
  return brotliBytes(inline.join("\n"));
}

/** Pixels by which the page is wider than a narrow phone, by the size of text a person has set. */
export async function sideways(page: Page): Promise<Record<string, number>> {
  await page.setViewportSize({ width: 320, height: 700 });
  const browser = await page.context().newCDPSession(page);
  const beyond: Record<string, number> = {};
  for (const standard of [32, 16]) {
    // Rem and media queries go by it.
    await browser.send("Page.setFontSizes", { fontSizes: { standard } });
    beyond[`text of ${standard} px`] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }
  return beyond;
}
