import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** Files and folders of the root that the build never reads, besides hidden ones and tests. */
const EXCLUDED_ENTRIES = new Set([
  "CONTRIBUTING.md",
  "README.md",
  "STYLE.md",
  "bench",
  "build",
  "data",
  "deploy",
  "docs",
  "e2e",
  "knip.json",
  "node_modules",
  "playwright.config.ts",
  "screens",
  "test-kit",
  "test-results",
  "tests",
  "vitest.config.ts",
  "vitest.long.config.ts",
]);
const TEST_FILE = /\.test\.tsx?$/;

/** Returns a hash of the names and contents of all files that a build may read; needs no Git. */
export function hashBuildInputs(root: string): string {
  const hash = createHash("sha256");
  for (const file of listBuildInputs(root)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update("\0");
  }
  return hash.digest("hex");
}

const isInput = (name: string) => !name.startsWith(".") && !TEST_FILE.test(name);

/** Returns the paths of the files that a build may read, relative to `root`, sorted. */
export function listBuildInputs(root: string): string[] {
  const listInputsIn = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter(({ name }) => isInput(name) && !(folder === "" && EXCLUDED_ENTRIES.has(name)))
      .flatMap((entry) => {
        const file = path.posix.join(folder, entry.name);
        if (entry.isDirectory()) return listInputsIn(file);
        return entry.isFile() ? [file] : [];
      });
  return listInputsIn("").toSorted();
}
