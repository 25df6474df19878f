import { cpSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./command.ts";

/** Native packages, which cannot be bundled (docs/decisions/0016-posts-and-pictures.md). */
export const NATIVE_PACKAGES = ["sharp"];

/** Returns the folders of native packages and of their dependencies for this platform. */
export function listNativePackageFolders(): string[] {
  const folders = new Set<string>();
  const addPackage = (name: string, start: string) => {
    const folder = findFolder(name, start);
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(path.join(folder, "package.json"), "utf8"),
    );
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
      addPackage(dependency, folder);
  };
  for (const name of NATIVE_PACKAGES) addPackage(name, ROOT);
  return [...folders];
}

/** Returns where Node would find a package; undefined for a package of another platform. */
function findFolder(name: string, start: string): string | undefined {
  for (let current = start; ; current = path.dirname(current)) {
    const folder = path.join(current, "node_modules", name);
    if (existsSync(folder)) return folder;
    if (current === ROOT) return undefined;
  }
}

/** Copies native packages next to the built server, where Node looks for them. */
export function copyNativePackages(serverFolder: string): void {
  for (const folder of listNativePackageFolders()) {
    cpSync(folder, path.join(serverFolder, path.relative(ROOT, folder)), {
      recursive: true,
      // Skips files that are only needed to compile it.
      filter: (file) => !/\/sharp\/(src|install)$|\.(md|map|d\.ts|d\.cts)$/.test(file),
    });
  }
}
