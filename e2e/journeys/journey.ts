import { type BuiltServer, startBuiltServer } from "@angadi/test-kit/built-server";
import { startMailServer } from "@angadi/tests/mail-server";
import { findFreePort } from "@angadi/test-kit/network";
import { test as base } from "../test.ts";
import { openPlaywrightDriver } from "./playwright-driver.ts";
import { type Driver, type Engine, Visitor } from "./visitor.ts";
import { startWebKit } from "./webkit-driver.ts";
import { startWithoutScripts } from "./without-scripts.ts";

export interface JourneyOptions {
  engine: Engine;
}

interface WorkerFixtures extends JourneyOptions {
  /** Opens a new context in the project's engine, which starts once per worker. */
  openDriver: () => Promise<{ driver: Driver; close: () => Promise<void> }>;
}

interface VisitorOptions {
  isWarm: boolean;
  /** Origin of the site, if it is not the worker's own. */
  origin?: string;
}

interface TestFixtures {
  openVisitor: (options: VisitorOptions) => Promise<Visitor>;
  /** A separate site with its desk and a mail server, and no accounts yet. */
  deskSite: BuiltServer;
  /** Origin of the site served without scripts. */
  plainOrigin: string;
}

/** A test in the project's engine. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
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
  openVisitor: async ({ engine, openDriver, sharedSite }, use) => {
    const visits: { close: () => Promise<void> }[] = [];
    await use(async ({ isWarm, origin = sharedSite.url }) => {
      const { driver, close } = await openDriver();
      visits.push({ close });
      return new Visitor(driver, { engine, origin, isWarm });
    });
    for (const { close } of visits) await close();
  },
  deskSite: async ({}, use) => {
    await using mail = await startMailServer();
    const port = await findFreePort();
    const env = { DESK_PORT: `${port}`, SMTP_URL: mail.url, LEADS_TO: "team@angadi.test" };
    await using site = await startBuiltServer(env);
    await use(site);
  },
  plainOrigin: async ({ sharedSite }, use) => {
    const scriptlessServer = await startWithoutScripts(sharedSite.url);
    await use(scriptlessServer.url);
    await scriptlessServer.stop();
  },
});

/** Short journeys also run in `npm test`. */
type Length = "short" | "long";

const toTags = (length: Length) => ["@firefox", ...(length === "long" ? ["@long"] : [])];

/**
 * Tests a journey that starts on pages before hydration (cold) and, always as a long test, on hydrated
 * pages (warm).
 */
export function journey(
  title: string,
  run: (visitor: Visitor) => Promise<void>,
  length: Length = "long",
): void {
  for (const start of ["cold", "warm"] as const) {
    const tag = toTags(start === "cold" ? length : "long");
    test(`${title} (${start})`, { tag }, async ({ openVisitor }) => {
      const visitor = await openVisitor({ isWarm: start === "warm" });
      await run(visitor);
      base.expect(visitor.readErrors()).toEqual([]);
    });
  }
}

/** Tests a journey on pages without scripts. */
export function plainJourney(title: string, run: (visitor: Visitor) => Promise<void>): void {
  test(title, { tag: "@firefox" }, async ({ openVisitor, plainOrigin }) => {
    const visitor = await openVisitor({ isWarm: false, origin: plainOrigin });
    await run(visitor);
    base.expect(visitor.readErrors()).toEqual([]);
  });
}

/** Chromium's error for a form that conflicts with a colleague's change. */
const CONFLICT_ERROR = /status of 409/;

/** Tests, as a long test, a journey of a member of staff at the desk, whose pages have no React. */
export function deskJourney(
  title: string,
  run: (visitor: Visitor, site: BuiltServer) => Promise<void>,
): void {
  test(title, { tag: toTags("long") }, async ({ openVisitor, deskSite }) => {
    const visitor = await openVisitor({ isWarm: false, origin: deskSite.url });
    await run(visitor, deskSite);
    base.expect(visitor.readErrors().filter((error) => !CONFLICT_ERROR.test(error))).toEqual([]);
  });
}
