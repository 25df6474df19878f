/**
 * `npm test`: the build, then unit and API tests on both databases, all in parallel with the checks,
 * and then browser tests.
 * All suites run, whatever fails. At the end it lists failed tests, then tests skipped for a missing
 * package (an error on CI). The last line has the totals. `--shard=1/3` runs a third of the tests,
 * for three machines; `--changed` runs the tests that import files changed since the last commit.
 */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { CHECKS } from "./checks.ts";
import { ROOT, captureOutput, run } from "./command.ts";
import { buildFromImageFiles } from "./image-files.ts";
import { PACKAGES, type Package, isInstalled, needs } from "@angadi/test-kit/packages";

const RESULTS = path.join(ROOT, "test-results");
const totals = { passed: 0, failed: 0 };
const failures: string[] = [];
const notRunTitles = new Map<Package, string[]>();
const shardArguments = process.argv.filter((argument) => argument.startsWith("--shard="));
const isChangedOnly = process.argv.includes("--changed");
const isTerminal = process.stdout.isTTY;

// No colours in a log.
if (!isTerminal) process.env["NO_COLOR"] = "1";

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
useMemoryFileSystem();

const checks = captureOutput("node", ["scripts/check.ts"]);

printHeading("build");
await buildFromImageFiles();

printHeading("unit and API");
const unitReport = path.join(RESULTS, "unit.json");
const unitCode = await run("vitest", [
  "run",
  `--reporter=${isTerminal ? "dot" : "./tests/vitest-progress.ts"}`,
  "--reporter=json",
  `--outputFile.json=${unitReport}`,
  ...shardArguments,
  ...(isChangedOnly ? ["--changed", "--passWithNoTests"] : []),
]);
addToTotals(
  countResults(unitCode, unitReport, ({ numPassedTests, numFailedTests, testResults }) => {
    for (const { name, status: fileStatus, message, assertionResults } of testResults) {
      if (fileStatus === "failed" && message) failures.push(describeFailure(name, [message]));
      for (const { status, fullName, tags, failureMessages } of assertionResults) {
        if (status === "skipped") recordSkipped(fullName, tags);
        if (status === "failed") failures.push(describeFailure(fullName, failureMessages));
      }
    }
    return [numPassedTests, numFailedTests];
  }),
);

printHeading("checks");
const { output: checkOutput } = await checks;
process.stdout.write(checkOutput);
const passedChecks = checkOutput.match(/^passed: /gm)?.length ?? 0;
failures.push(...(checkOutput.match(/^FAILED: .*/gm) ?? []));
addToTotals({ passed: passedChecks, failed: CHECKS.length - passedChecks });

printHeading("browser");
const browserReport = path.join(RESULTS, "e2e.json");
const browserCode = await run(
  "playwright",
  [
    "test",
    `--reporter=${isTerminal ? "list" : "./tests/playwright-progress.ts"},json`,
    ...shardArguments,
    ...(isChangedOnly ? ["--only-changed", "--pass-with-no-tests"] : []),
  ],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
);
addToTotals(
  countResults(browserCode, browserReport, ({ stats, suites }) => {
    for (const { title, tags, tests } of suites.flatMap(listSpecs)) {
      // Playwright's reports omit the `@` of tags.
      if (tests.some(({ status }) => status === "skipped"))
        recordSkipped(
          title,
          tags.map((tag) => `@${tag}`),
        );
      if (tests.some(({ status }) => status === "unexpected"))
        failures.push(describeFailure(title, tests.flatMap(listErrors)));
      const neededTags = new Set(
        tests.flatMap(({ annotations }) => annotations.map(({ type }) => type)),
      );
      for (const name of PACKAGES)
        if (neededTags.has(needs(name))) recordNotRun(name, `a part of: ${title}`);
    }
    return [stats.expected, stats.unexpected];
  }),
);

for (const name of ["firefox-esr", "webkit2gtk-driver"] as const) {
  if (!isInstalled(name)) recordNotRun(name, "the journeys (e2e/journeys) in its engine");
}
printFailures();
printNotRun();
process.stdout.write(
  `\n${Math.round(process.uptime())} s\n${totals.passed} passed, ${totals.failed} failed\n`,
);
process.exit(totals.failed === 0 ? 0 : 1);

/** Prints the heading of a part of the run, with the seconds since the start. */
function printHeading(name: string): void {
  process.stdout.write(`\n== ${name} (${Math.round(process.uptime())} s)\n`);
}

/**
 * Stores databases and browser profiles in memory if the system has a memory file system with
 * enough space: the API tests then need a quarter less CPU time.
 */
function useMemoryFileSystem(): void {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 4 * 1024 ** 3) return;
  const folder = mkdtempSync(path.join(memory, "angadi-tests-"));
  // PostgreSQL runs as another user and needs access.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

/** A test may only be skipped for a missing package; any other reason counts as a failure. */
function recordSkipped(title: string, tags: readonly string[]): void {
  const missing = PACKAGES.find((name) => !isInstalled(name) && tags.includes(needs(name)));
  if (missing === undefined) {
    failures.push(`Skipped without a reason: ${title}`);
    totals.failed += 1;
    return;
  }
  recordNotRun(missing, title);
}

function recordNotRun(missing: Package, title: string): void {
  notRunTitles.set(missing, [...(notRunTitles.get(missing) ?? []), title]);
}

/** Lists skipped tests by missing package. On CI each missing package counts as a failure. */
function printNotRun(): void {
  if (notRunTitles.size === 0) return;
  process.stdout.write("\n== not run, for want of a package\n");
  for (const [name, titles] of notRunTitles) {
    process.stdout.write(`${name}:\n${titles.map((title) => `  ${title}\n`).join("")}`);
  }
  if (process.env["CI"]) totals.failed += notRunTitles.size;
}

function printFailures(): void {
  if (failures.length > 0) process.stdout.write(`\n== failed\n${failures.join("\n")}\n`);
}

/** A test's title and the first lines of its errors without their stacks, indented. */
function describeFailure(title: string, errors: readonly string[]): string {
  const lines = errors.flatMap((error) =>
    stripVTControlCharacters(error)
      .split("\n")
      .filter((line) => !/^\s+at /.test(line))
      .slice(0, 12),
  );
  return [title, ...lines.map((line) => `  ${line}`)].join("\n");
}

function listErrors({ results }: Spec["tests"][number]): string[] {
  return results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ""));
}

function listSpecs({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

function addToTotals({ passed, failed }: { passed: number; failed: number }): void {
  totals.passed += passed;
  totals.failed += failed;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: UnitFile[];
  stats: { expected: number; unexpected: number };
  suites: Suite[];
}

interface UnitFile {
  name: string;
  status: string;
  message: string;
  assertionResults: {
    status: string;
    fullName: string;
    tags: string[];
    failureMessages: string[];
  }[];
}

interface Suite {
  specs: Spec[];
  suites?: Suite[];
}

interface Spec {
  title: string;
  tags: string[];
  tests: {
    status: string;
    annotations: { type: string }[];
    results: { errors: { message?: string }[] }[];
  }[];
}

/** A runner's own counts, plus a failure if it failed without a failing test or ran no test. */
function countResults(
  code: number,
  file: string,
  readCounts: (report: Report) => [number, number],
) {
  let counts: [number, number] = [0, 0];
  try {
    counts = readCounts(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    process.stdout.write(`No report in ${path.basename(file)}.\n`);
  }
  const [passed, failed] = counts;
  const hasRunNothing = passed + failed === 0 && !isChangedOnly;
  const hasFailedSilently = (code !== 0 && failed === 0) || hasRunNothing;
  return { passed, failed: hasFailedSilently ? failed + 1 : failed };
}
