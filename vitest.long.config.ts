import { defineConfig } from "vitest/config";
import { guardLists } from "./scripts/guard-lists.ts";
import { ReliabilityReporter } from "./tests/long/reporter.ts";

/** Faults and attacks against the built process: `npm run test:long`. */
export default defineConfig({
  plugins: [guardLists()],
  test: {
    include: ["tests/long/**/*.long.ts"],
    reporters: [new ReliabilityReporter()],
    // They measure: nothing else runs beside them.
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
