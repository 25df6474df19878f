import { defineConfig } from "@playwright/test";
import { findChromium } from "./test-kit/chromium.ts";
import type { JourneyOptions } from "./e2e/journeys/journey.ts";
import { findFirefox } from "./test-kit/firefox.ts";
import { isInstalled } from "./test-kit/packages.ts";

const isLong = Boolean(process.env["LONG"]);
const firefox = findFirefox();
const hasWebKit = isInstalled("webkit2gtk-driver");

/** Real browsers against the built server. Each worker starts its own servers (e2e/test.ts). */
export default defineConfig<object, JourneyOptions>({
  testDir: "e2e",
  testMatch: "*.{spec,journey,engine}.ts",
  // Run by a test (tests/long/suite-fails.long.ts).
  testIgnore: "broken/**",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  projects: [
    {
      name: "chromium",
      // The others take minutes: `npm run test:long`. Journeys repeat the specs in other engines.
      testMatch: "*.spec.ts",
      ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
      use: { launchOptions: findChromium() },
    },
    // A few journeys, if Firefox is installed.
    ...(firefox
      ? [
          {
            name: "firefox",
            grep: isLong ? /@firefox.*@long/ : /@firefox/,
            ...(!isLong && { grepInvert: /@long/ }),
            use: {
              engine: "firefox",
              browserName: "firefox",
              channel: "moz-firefox",
              launchOptions: firefox,
            } as const,
          },
        ]
      : []),
    ...(hasWebKit
      ? [
          {
            name: "webkit",
            testMatch: "*.{journey,engine}.ts",
            grep: isLong ? /@long/ : /^(?!.*@long)/,
            use: { engine: "webkit" },
          } as const,
        ]
      : []),
  ],
  timeout: 120_000,
  // A busy machine takes several times as long as an idle one.
  expect: { timeout: 30_000 },
  forbidOnly: true,
  use: {
    viewport: { width: 1440, height: 900 },
  },
});
