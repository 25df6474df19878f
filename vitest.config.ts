import { defineConfig } from "vitest/config";
import { engineLists } from "./scripts/engine-lists.ts";
import { renderTexts } from "./scripts/render-texts.ts";

export default defineConfig({
  plugins: [engineLists(), renderTexts],
  test: {
    include: [
      "{api,content,contract,desk,drafts,names,previews,scripts,seed,server,site,tests,tools,ui}/**/*.test.{ts,tsx}",
    ],
    globalSetup: ["tests/setup-postgres.ts"],
    setupFiles: ["tests/setup-console.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two cores: files one after another in a few workers.
    maxWorkers: 2,
  },
});
