import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/chromium.ts";
import { findFirefox } from "./tests/firefox.ts";

const isLong = Boolean(process.env["LONG"]);
const firefox = findFirefox();

/** Real browser against the built server. Each worker starts servers of its own (e2e/test.ts). */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  projects: [
    {
      name: "chromium",
      // What takes minutes runs with `npm run test:long`.
      ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
      use: { launchOptions: findChromium() },
    },
    // A few journeys, where the system has it.
    ...(firefox
      ? [
          {
            name: "firefox",
            grep: isLong ? /@firefox.*@long/ : /@firefox/,
            ...(!isLong && { grepInvert: /@long/ }),
            use: {
              browserName: "firefox",
              channel: "moz-firefox",
              launchOptions: firefox,
            } as const,
          },
        ]
      : []),
  ],
  timeout: 60_000,
  forbidOnly: true,
  // On a shared machine a test is tried once more, and named where only the second try passed.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    viewport: { width: 1440, height: 900 },
  },
});
