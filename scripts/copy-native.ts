import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./command.ts";

/** Native packages, which cannot be bundled (docs/decisions/0016-posts-and-pictures.md). */
export const NATIVE_PACKAGES = ["sharp"];

/** Their folders, and those of their dependencies for this platform. */
export function listNativePackageFolders(): string[] {
  const found = new Set<string>();
  const add = (name: string, start: string) => {
    const folder = findFolder(name, start);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(path.join(folder, "package.json"), "utf8"),
    );
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) add(next, folder);
  };
  for (const name of NATIVE_PACKAGES) add(name, ROOT);
  return [...found];
}

/** Where Node would find a package; undefined for a package of another platform. */
function findFolder(name: string, start: string): string | undefined {
  for (let current = start; ; current = path.dirname(current)) {
    const folder = path.join(current, "node_modules", name);
    if (existsSync(folder)) return folder;
    if (current === ROOT) return undefined;
  }
}

/** Copies them next to the built server, where Node looks for them. */
export function copyNative(server: string): void {
  for (const folder of listNativePackageFolders()) {
    cpSync(folder, path.join(server, path.relative(ROOT, folder)), {
      recursive: true,
      // Skips files that are only needed to compile it.
      filter: (file) => !/\/sharp\/(src|install)$|\.(md|map|d\.ts|d\.cts)$/.test(file),
    });
  }
}
