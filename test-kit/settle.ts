import { type BrowserContext, type Page, type Request, expect } from "@playwright/test";

const pendingRequests = new WeakMap<BrowserContext, Set<Request>>();

/** Tracks the requests of all pages of a context, so that `settle` can wait for them. */
export function trackRequests(context: BrowserContext): void {
  const pending = new Set<Request>();
  pendingRequests.set(context, pending);
  context.on("request", (request) => {
    // An event stream never ends.
    if (request.resourceType() !== "eventsource") pending.add(request);
  });
  context.on("requestfinished", (request) => pending.delete(request));
  context.on("requestfailed", (request) => pending.delete(request));
}

/**
 * Waits until a page is at rest: its fonts are applied, no text is being typed, no request is
 * pending and the last change is rendered. Finishes its finite animations and transitions, so that
 * what a test then measures or compares is the final state.
 */
export async function settle(page: Page): Promise<void> {
  await expect.poll(() => listPendingUrls(page)).toEqual([]);
  await page.evaluate(waitForFrame);
  await page.waitForFunction(isAtRest);
  await page.evaluate(finishAnimations);
}

const listPendingUrls = (page: Page): string[] =>
  [...(pendingRequests.get(page.context()) ?? [])]
    .filter((request) => request.frame().page() === page)
    .map((request) => request.url());

/** Runs in the page: waits until a frame is rendered, with what resize observers do in it. */
const waitForFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** Runs in the page: whether its fonts are applied and no text is being typed. */
export function isAtRest(): boolean {
  // Pages without React, such as the desk's, have no fonts to apply.
  const hasFonts =
    !document.querySelector("[data-modules]") || "fullLayout" in document.documentElement.dataset;
  const isTyping = "highlights" in CSS && (CSS.highlights.get("untyped")?.size ?? 0) > 0;
  return hasFonts && document.fonts.status === "loaded" && !isTyping;
}

/** Runs in the page: finishes all animations and transitions that would end by themselves. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime;
    if (animation.timeline === document.timeline && end !== Infinity) animation.finish();
  }
}
