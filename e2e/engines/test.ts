import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "@angadi/test-kit/chromium";
import { test as base } from "../journeys/journey.ts";
import { openPlaywrightDriver } from "../journeys/playwright-driver.ts";
import { Visitor } from "../journeys/visitor.ts";

export { expect } from "@playwright/test";

/** A visitor in the project's engine, and one in Chromium for comparison. */
export interface VisitorPair {
  visitor: Visitor;
  /** Undefined if the project's engine is Chromium. */
  reference: Visitor | undefined;
}

/** Runs in all engines, in `npm run test:long`. */
export const ALL_ENGINES_LONG = { tag: ["@firefox", "@long"] };

/** A test that opens each page in the project's engine and in Chromium. */
export const test = base.extend<{ pair: VisitorPair }, { chromiumBrowser: Browser | undefined }>({
  chromiumBrowser: [
    async ({ engine }, use) => {
      const browser = engine === "chromium" ? undefined : await chromium.launch(findChromium());
      await use(browser);
      await browser?.close();
    },
    { scope: "worker" },
  ],
  pair: async ({ openVisitor, chromiumBrowser, sharedSite }, use) => {
    const visitor = await openVisitor({ isWarm: false });
    if (!chromiumBrowser) return use({ visitor, reference: undefined });
    const { driver, close } = await openPlaywrightDriver(chromiumBrowser);
    const options = { engine: "chromium", origin: sharedSite.url, isWarm: false } as const;
    await use({ visitor, reference: new Visitor(driver, options) });
    await close();
  },
});
