import { defineConfig } from "vitest/config";
import { engineLists } from "./scripts/engine-lists.ts";
import { renderTexts } from "./scripts/render-texts.ts";
import { ReliabilityReporter } from "./tests/long/reporter.ts";

/** Faults and attacks against the built process: `npm run test:long`. */
export default defineConfig({
  plugins: [engineLists(), renderTexts],
  test: {
    include: [
      "tests/long/**/*.long.ts",
      "packages/owner-tools/bill/random-bills.test.tsx",
      "packages/drafts/drafts.test.ts",
      "packages/post-plan/plan.test.ts",
      "packages/post-plan/picture/draw-post.test.ts",
    ],
    reporters: [new ReliabilityReporter()],
    // They measure: nothing else runs beside them.
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
