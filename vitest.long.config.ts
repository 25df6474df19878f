import { defineConfig } from "vitest/config";
import { engineLists } from "./scripts/engine-lists.ts";
import { ReliabilityReporter } from "./tests/long/reporter.ts";

/** Faults and attacks against the built process: `npm run test:long`. */
export default defineConfig({
  plugins: [engineLists()],
  test: {
    include: ["tests/long/**/*.long.ts", "tests/linear-time-*.test.ts"],
    reporters: [new ReliabilityReporter()],
    // They measure: nothing else runs beside them.
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
