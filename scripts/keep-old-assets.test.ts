import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { keepOldAssets, readPreviousAssets } from "./keep-old-assets.ts";

/** Builds like scripts/build.ts: reads and removes the old files, and puts them back. */
function buildWith(build: string, files: Record<string, string>): void {
  const previousAssets = readPreviousAssets(build);
  rmSync(build, { recursive: true, force: true });
  const assets = path.join(build, "client/assets");
  mkdirSync(assets, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(assets, name), content);
  }
  keepOldAssets(build, previousAssets);
}

it("keeps the files of three builds, and no more", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "angadi-build-"));
  const build = path.join(folder, "build");
  const listAssets = () => readdirSync(path.join(build, "client/assets")).toSorted();
  buildWith(build, { "a-1.js": "1", "same.css": "x" });
  buildWith(build, { "a-2.js": "2", "same.css": "x" });
  buildWith(build, { "a-3.js": "3", "same.css": "x" });
  expect(listAssets()).toEqual(["a-1.js", "a-2.js", "a-3.js", "same.css"]);
  buildWith(build, { "a-4.js": "4" });
  expect(listAssets()).toEqual(["a-2.js", "a-3.js", "a-4.js", "same.css"]);
  expect(readFileSync(path.join(build, "client/assets/a-2.js"), "utf8")).toBe("2");
  buildWith(build, { "a-5.js": "5" });
  buildWith(build, { "a-6.js": "6" });
  expect(listAssets()).toEqual(["a-4.js", "a-5.js", "a-6.js"]);
  rmSync(folder, { recursive: true });
});
