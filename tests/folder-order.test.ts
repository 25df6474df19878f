import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

interface Import {
  from: string;
  to: string;
}

/** A package's sources, without tests. */
const listSources = (root: string) =>
  globSync(`${root}/**/*.{ts,tsx}`).filter((file) => !/\.test(?:-helper)?\.tsx?$/.test(file));

const countFolders = (root: string) =>
  new Set(listSources(root).map((file) => path.dirname(file))).size;

const PACKAGES = globSync("{apps,packages}/*");
/** Smaller packages can be read at a glance. */
const LARGE_PACKAGES = PACKAGES.filter((root) => countFolders(root) > 10);

/** The imports among a package's own files, including types. */
const listImports = (root: string): Import[] =>
  listSources(root).flatMap((from) =>
    Array.from(
      readFileSync(from, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"?]*\.tsx?)\b/g),
      ([, specifier = ""]) => ({ from, to: path.join(path.dirname(from), specifier) }),
    ),
  );

/** The nearest folder that contains both files, and its entries (files or folders) with each. */
function findEntries({ from, to }: Import): { folder: string; edge: [string, string] } {
  const [fromParts, toParts] = [from.split("/"), to.split("/")];
  const depth = fromParts.findIndex((part, index) => part !== toParts[index]);
  const folder = fromParts.slice(0, depth).join("/");
  return { folder, edge: [fromParts[depth] ?? "", toParts[depth] ?? ""] };
}

/** The entries on circles of imports, or between two circles; empty if there is no circle. */
function findCircle(edges: readonly [string, string][]): string[] {
  const innerEdges = edges.filter(
    ([from, to]) => edges.some((edge) => edge[1] === from) && edges.some((edge) => edge[0] === to),
  );
  if (innerEdges.length < edges.length) return findCircle(innerEdges);
  return [...new Set(innerEdges.flat())].toSorted();
}

describe.each(PACKAGES)("%s", (root) => {
  it("has no folder whose files and folders import each other in a circle", () => {
    const importsByFolder = Object.groupBy(
      listImports(root).map(findEntries),
      ({ folder }) => folder,
    );
    const circles = Object.entries(importsByFolder)
      .map(([folder, entries = []]) => ({
        folder,
        circle: findCircle(entries.map(({ edge }) => edge)),
      }))
      .filter(({ circle }) => circle.length > 0);
    expect(circles).toEqual([]);
  });

  it("has no folders that import each other in a circle", () => {
    const edges = listImports(root).map(({ from, to }): [string, string] => [
      path.dirname(from),
      path.dirname(to),
    ]);
    expect(findCircle(edges.filter(([from, to]) => from !== to))).toEqual([]);
  });
});

describe.each(LARGE_PACKAGES)("%s", (root) => {
  it("imports in the order of folders that its README states", () => {
    const [, line = ""] =
      /^Each folder imports only those before it: ([^.]*)\./m.exec(
        readFileSync(`${root}/README.md`, "utf8"),
      ) ?? [];
    const order = Array.from(line.matchAll(/`(.+?)`/g), ([, folder = ""]) => folder);
    /** The file's top folder; empty for a file of the package's root. */
    const getTopFolder = (file: string) =>
      path.relative(root, file).match(/^[^/]+(?=\/)/)?.[0] ?? "";
    const folders = new Set(listSources(root).map(getTopFolder).filter(Boolean));
    expect(order.toSorted()).toEqual([...folders].toSorted());
    const upward = listImports(root).filter(({ from, to }) => {
      const [folder, imported] = [getTopFolder(from), getTopFolder(to)];
      return folder && imported && order.indexOf(imported) > order.indexOf(folder);
    });
    expect(upward).toEqual([]);
  });
});
