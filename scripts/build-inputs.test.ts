import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { listBuildInputs, hashBuildInputs } from "./build-inputs.ts";
import { ROOT } from "./command.ts";

/** Creates a folder with the project's ignore file and some of its scripts. */
function copyProject(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), "angadi-inputs-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(path.join(ROOT, ".gitignore"), path.join(root, ".gitignore"));
  cpSync(path.join(ROOT, "scripts"), path.join(root, "scripts"), { recursive: true });
  return root;
}

function write(root: string, file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

it.each(["chunks", "board-styles", "short-class-names", "a-new-one"])(
  "rebuilds after a change of scripts/%s.ts",
  (name) => {
    const root = copyProject();
    const previousHash = hashBuildInputs(root);
    write(root, `scripts/${name}.ts`, "// changed\n");
    expect(hashBuildInputs(root)).not.toBe(previousHash);
  },
);

it("rebuilds after a file is moved", () => {
  const root = copyProject();
  write(root, "public/a.txt", "text");
  const previousHash = hashBuildInputs(root);
  rmSync(path.join(root, "public/a.txt"));
  write(root, "public/b.txt", "text");
  expect(hashBuildInputs(root)).not.toBe(previousHash);
});

it("does not rebuild after a change of docs, tests or ignored files", () => {
  const root = copyProject();
  const previousHash = hashBuildInputs(root);
  for (const file of [
    "docs/deploy.md",
    "tests/tree.ts",
    "bench/server.ts",
    "scripts/build-inputs.test.ts",
    "node_modules/react/index.js",
    "build/server/index.js",
    "data/site.db",
    ".env",
  ]) {
    write(root, file, "changed");
  }
  expect(hashBuildInputs(root)).toBe(previousHash);
});

it("includes files that are bundled, served, or run while building", () => {
  expect(listBuildInputs(ROOT)).toEqual(
    expect.arrayContaining([
      "packages/api/app.ts",
      "package-lock.json",
      "package.json",
      "apps/site/public/favicon.svg",
      "scripts/chunks.ts",
      "apps/site/root.tsx",
      "vite.config.ts",
    ]),
  );
});
