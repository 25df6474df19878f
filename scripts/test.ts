/**
 * `npm test`: unit and API tests on both databases with the checks beside them, then the browser. All
 * suites run, whatever fails; the last line counts them together. `--shard=1/3` runs a third of the
 * tests, for as many machines.
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
import { buildIfChanged } from "./build.ts";
import { CHECKS } from "./checks.ts";
import { ROOT, outputOf, run } from "./command.ts";

const RESULTS = path.join(ROOT, "test-results");
const totals = { passed: 0, failed: 0 };
const shard = process.argv.filter((argument) => argument.startsWith("--shard="));

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
keepInMemory();

process.stdout.write("\n== build\n");
await buildIfChanged();

const checks = outputOf("node", ["scripts/check.ts"]);

process.stdout.write("\n== unit and API\n");
const unit = path.join(RESULTS, "unit.json");
const unitCode = await run("vitest", [
  "run",
  "--reporter=dot",
  "--reporter=json",
  `--outputFile.json=${unit}`,
  ...shard,
]);
count(
  suite(unitCode, unit, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests]),
);

const checked = await checks;
process.stdout.write(`\n== checks\n${checked}`);
const passedChecks = checked.match(/^passed: /gm)?.length ?? 0;
count({ passed: passedChecks, failed: CHECKS.length - passedChecks });

process.stdout.write("\n== browser\n");
const browserCode = await run("playwright", ["test", ...shard]);
count(
  // Flaky is what passed at its second try; there is none but on CI (playwright.config.ts).
  suite(browserCode, path.join(RESULTS, "e2e.json"), ({ stats }) => [
    stats.expected + stats.flaky,
    stats.unexpected + stats.skipped,
  ]),
);

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);

/**
 * Databases and browsers' profiles stand in memory, where the system has a folder for that with room:
 * the API's tests then need a quarter less of the processor.
 */
function keepInMemory(): void {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 4 * 1024 ** 3) return;
  const folder = mkdtempSync(path.join(memory, "angadi-tests-"));
  // PostgreSQL runs as somebody else there.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

function count({ passed, failed }: { passed: number; failed: number }): void {
  totals.passed += passed;
  totals.failed += failed;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** A runner's own counts; one that failed without a failing test, or ran none, counts as a failure. */
function suite(code: number, file: string, read: (report: Report) => [number, number]) {
  let counts: [number, number] = [0, 0];
  try {
    counts = read(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    process.stdout.write(`No report in ${path.basename(file)}.\n`);
  }
  const [passed, failed] = counts;
  const silent = (code !== 0 && failed === 0) || passed + failed === 0;
  return { passed, failed: silent ? failed + 1 : failed };
}
