import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** Package managers and `tsc -b` let a package import any sibling, so this checks declarations. */
const PACKAGES = globSync("{apps,packages}/*", { exclude: ["**/node_modules"] });

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Manifest & TsConfig;

interface Manifest {
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
}

interface TsConfig {
  references?: { path: string }[];
}

const siblings = ({ dependencies = {} }: Manifest) =>
  Object.keys(dependencies).filter((name) => name.startsWith("@angadi/"));

/** The specifiers that a package's sources import, without tests. */
function listImports(folder: string): { file: string; specifier: string }[] {
  return globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test(?:-helper)?\.tsx?$/.test(file))
    .flatMap((file) =>
      Array.from(
        readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"([@.][^"]+)"/g),
        ([, specifier = ""]) => ({ file, specifier }),
      ),
    );
}

describe.each(PACKAGES)("%s", (folder) => {
  const manifest = readJson(`${folder}/package.json`);
  const ownName = `@angadi/${path.basename(folder)}`;

  it("only imports its dependencies, and no files of other packages by path", () => {
    const invalidImports = listImports(folder).filter(({ file, specifier }) =>
      specifier.startsWith(".")
        ? path.relative(folder, path.join(path.dirname(file), specifier)).startsWith("..")
        : specifier.startsWith("@angadi/") &&
          ![ownName, ...siblings(manifest)].some((name) => specifier.startsWith(`${name}/`)),
    );
    expect(invalidImports).toEqual([]);
  });

  it("references the same packages for its types", () => {
    const { references = [] } = readJson(`${folder}/tsconfig.json`);
    expect(
      references.map((project) => `@angadi/${path.basename(project.path)}`).toSorted(),
    ).toEqual(siblings(manifest).toSorted());
  });

  it("exports files that exist", () => {
    const missingExports = Object.values(manifest.exports ?? {}).filter(
      (file) => !file.includes("*") && !existsSync(path.join(folder, file)),
    );
    expect(missingExports).toEqual([]);
  });
});
