import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { SCALE } from "./scale.ts";

const FILE = path.resolve(import.meta.dirname, "../../test-results/reliability.md");

/**
 * Prints a line per file and per test while they run. At the end, writes a table of tests and
 * figures to test-results/reliability.md, and prints how many passed.
 */
export class ReliabilityReporter implements Reporter {
  onTestModuleStart(module: TestModule) {
    printLine(`\n== ${module.relativeModuleId}`);
  }

  onTestCaseResult(test: TestCase) {
    const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1);
    const figures = formatFigures(test);
    printLine(
      `${test.result().state}: ${test.fullName} (${seconds} s)${figures && `: ${figures}`}`,
    );
    for (const { message, stack, diff } of test.result().errors ?? []) {
      printLine(`  ${stack ?? message}`);
      if (diff) printLine(cutText(stripVTControlCharacters(diff)));
    }
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message: string }[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passedCount = tests.filter((test) => test.result().state === "passed").length;
    // A file that cannot be loaded, and an error outside any test, are failures, too.
    const unreportedErrors = [...modules.flatMap((module) => module.errors()), ...unhandled];
    for (const { message } of unreportedErrors) printLine(`failed: ${message}`);
    mkdirSync(path.dirname(FILE), { recursive: true });
    writeFileSync(FILE, formatTable(tests));
    printLine(
      `\n${passedCount} passed, ${tests.length - passedCount + unreportedErrors.length} failed`,
    );
  }
}

function formatTable(tests: readonly TestCase[]): string {
  const day = new Date().toISOString().slice(0, 10);
  const sizes = SCALE === 1 ? "full sizes" : `sizes × ${SCALE}`;
  const rows = tests.map((test) => [test.fullName, test.result().state, formatFigures(test)]);
  return [
    `Measured on ${day}, Node ${process.version}, ${os.availableParallelism()} cores, ${sizes}.`,
    "",
    ...[["test", "result", "figures"], ["---", "---", "---"], ...rows].map(
      (cells) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`,
    ),
    "",
  ].join("\n");
}

const formatFigures = (test: TestCase) =>
  Object.entries(test.meta().figures ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");

/** Cuts an error's text: logs and long lists have megabytes. */
const cutText = (text: string) =>
  text
    .split("\n")
    .slice(0, 25)
    .map((line) => line.slice(0, 500))
    .join("\n");

const printLine = (line: string) => process.stdout.write(`${line}\n`);
