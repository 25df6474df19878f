import { defineConfig } from "vitest/config";
import { engineLists } from "./scripts/engine-lists.ts";
import { renderTexts } from "./scripts/render-texts.ts";
import { PACKAGES, isInstalled, needs } from "./test-kit/packages.ts";

/** Packages whose tests only call functions, without processes or side effects. */
const PURE = "packages/!(api|database)/**/*.test.{ts,tsx}";

/** Component tests in a DOM, with React Testing Library. */
const DOM = "{apps,packages}/**/*.dom.test.{ts,tsx}";

export default defineConfig({
  plugins: [engineLists(), renderTexts],
  test: {
    setupFiles: ["tests/setup-console.ts"],
    tags: PACKAGES.map((name) => ({ name: needs(name), skip: !isInstalled(name) })),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A busy machine takes several times as long as an idle one.
    expect: { poll: { timeout: 20_000 } },
    // One more worker than cores: half of the time tests wait for servers and databases.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: { name: "functions", include: [PURE], exclude: [DOM], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "components",
          include: [DOM],
          environment: "happy-dom",
          setupFiles: ["tests/setup-dom.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "servers",
          include: ["{apps,packages/api,packages/database,scripts,tests}/**/*.test.{ts,tsx}"],
          exclude: [DOM],
          setupFiles: ["tests/setup-passwords.ts"],
          isolate: false,
          globalSetup: ["tests/setup-postgres.ts", "tests/setup-site.ts"],
        },
      },
    ],
  },
});
