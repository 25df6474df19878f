import { test as base } from "../test.ts";
import { openPlaywrightDriver } from "./playwright-driver.ts";
import { type Driver, type Engine, Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit-driver.ts";

export interface JourneyOptions {
  engine: Engine;
}

interface WorkerFixtures extends JourneyOptions {
  /** Opens a visit in the project's engine, which starts once per worker. */
  openDriver: () => Promise<{ driver: Driver; close: () => Promise<void> }>;
}

/** A test in the project's engine. */
export const test = base.extend<
  { openVisitor: (isWarm: boolean) => Promise<Visitor> },
  WorkerFixtures
>({
  engine: ["chromium", { scope: "worker", option: true }],
  openDriver: [
    async ({ engine, playwright, launchOptions, channel }, use) => {
      if (engine === "webkit") {
        const webkit = await startWebKit();
        await use(() => webkit.openDriver());
        await webkit.stop();
        return;
      }
      const browser = await playwright[engine].launch({
        ...launchOptions,
        ...(channel !== undefined && { channel }),
      });
      await use(() => openPlaywrightDriver(browser));
      await browser.close();
    },
    { scope: "worker" },
  ],
  openVisitor: async ({ engine, openDriver, sqlite }, use) => {
    const visits: { close: () => Promise<void> }[] = [];
    await use(async (isWarm) => {
      const { driver, close } = await openDriver();
      visits.push({ close });
      return new Visitor(driver, { engine, origin: sqlite.url, isWarm });
    });
    for (const { close } of visits) await close();
  },
});

/** A journey, as the first act on pages that have just come, and on pages that are React's. */
export function journey(title: string, go: (visitor: Visitor) => Promise<void>): void {
  for (const start of ["cold", "warm"] as const) {
    test(`${title} (${start})`, { tag: "@firefox" }, async ({ openVisitor }) => {
      const visitor = await openVisitor(start === "warm");
      await go(visitor);
      base.expect(visitor.errors()).toEqual([]);
    });
  }
}
