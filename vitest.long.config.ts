import { defineConfig } from "vitest/config";

/** Faults and attacks against the built process: `npm run test:long`. */
export default defineConfig({
  test: {
    include: ["tests/long/**/*.long.ts"],
    // They measure: nothing else runs beside them.
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
