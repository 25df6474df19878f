import { execFile } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "../..");

interface Report {
  suites: {
    specs: {
      title: string;
      ok: boolean;
      tests: { results: { errors: { message: string }[] }[] }[];
    }[];
  }[];
}

/** Runs the intentionally broken browser tests. Returns each test's first error. */
async function runBrokenTests(): Promise<Map<string, string | undefined>> {
  const cli = path.join(ROOT, "node_modules/@playwright/test/cli.js");
  const output = await new Promise<string>((resolve) => {
    const args = [cli, "test", "--config", "e2e/broken/playwright.config.ts"];
    // It exits with 1, because tests fail; its report says which.
    execFile(process.execPath, args, { cwd: ROOT, env: TEST_ENV }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const specs = (JSON.parse(output) as Report).suites.flatMap((suite) => suite.specs);
  return new Map(
    specs.map(({ title, ok, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return [title, ok ? undefined : errors[0]?.message];
    }),
  );
}

/** An environment without long tests and without colours in the report. */
const TEST_ENV = { ...process.env, LONG: "", FORCE_COLOR: "0", NO_COLOR: "1" };

it("the suite fails for each kind of failure, and only then", async () => {
  const errors = await runBrokenTests();
  expect(Object.fromEntries(errors)).toEqual({
    "nothing is broken": undefined,
    "a field without a label": expect.stringContaining('"label"'),
    "invalid HTML": expect.stringContaining("ruleId"),
    "an error in the console": expect.stringContaining("A part is missing"),
    "an uncaught error": expect.stringContaining("This is not caught"),
    "a violated policy": expect.stringContaining("Content Security Policy"),
    "a lost lead": expect.stringContaining('"Lost"'),
    "a duplicated lead": expect.stringContaining('"Twice"'),
  });
}, 300_000);
