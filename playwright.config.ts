import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/chromium.ts";

/** Real browser against the built server. Each worker starts servers of its own (tests/e2e/test.ts). */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results/e2e",
  fullyParallel: true,
  workers: 2,
  // What takes minutes runs with `npm run test:long`.
  ...(process.env["LONG"] ? { grep: /@long/ } : { grepInvert: /@long/ }),
  timeout: 60_000,
  forbidOnly: true,
  // On a shared machine a test is tried once more, and named where only the second try passed.
  retries: process.env["CI"] ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    launchOptions: await findChromium(),
    viewport: { width: 1440, height: 900 },
  },
});
