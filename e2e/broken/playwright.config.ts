import path from "node:path";
import { defineConfig } from "@playwright/test";
import suite from "../../playwright.config.ts";

/**
 * The suite's own configuration for intentionally broken tests (tests/long/suite-fails.long.ts).
 */
export default defineConfig({
  ...suite,
  testDir: ".",
  testIgnore: [],
  outputDir: path.resolve(import.meta.dirname, "../../test-results/broken"),
  workers: 1,
  retries: 0,
  reporter: "json",
});
