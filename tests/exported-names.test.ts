import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const SOURCES = globSync("{apps,packages}/**/*.{ts,tsx}", {
  exclude: ["**/node_modules/**", "**/*.test.*", "**/*.test-helper.*", "**/+types/**"],
});

/** What React Router looks for in each route. */
const ROUTE_EXPORTS =
  /^(?:loader|action|clientAction|meta|links|headers|middleware|shouldRevalidate|ErrorBoundary|Layout)$/;

const EXPORT =
  /^export (?:default )?(?:async )?(?:const|function\*?|class|type|interface|enum) (\w+)/gm;

/** Files by exported name, without the exports of routes. */
const filesByName = new Map<string, string[]>();
for (const file of SOURCES) {
  const source = readFileSync(file, "utf8");
  // A type and its value of the same name count once.
  const names = new Set(Array.from(source.matchAll(EXPORT), ([, name = ""]) => name));
  for (const name of names) {
    if (ROUTE_EXPORTS.test(name)) continue;
    filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
  }
}

/** Words of the column "not" in STYLE.md's glossary. */
const GLOSSARY = /^\| write .*\n\|.*\n((?:\|.*\n)+)/m;
const [, rows = ""] = GLOSSARY.exec(readFileSync("STYLE.md", "utf8")) ?? [];
const rejectedWords = new Set(
  rows.split("\n").flatMap((row) => (row.split("|")[2] ?? "").match(/[a-z]+/g) ?? []),
);

const splitName = (name: string) =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
const hasRejectedWord = (name: string) => splitName(name).some((word) => rejectedWords.has(word));

const CLASS = /\.([a-zA-Z][\w-]*)(?=[^{}"';]*\{)/g;
const classNames = globSync("{apps,packages}/**/*.css", {
  exclude: ["**/node_modules/**", "packages/content/art/**"],
}).flatMap((file) =>
  Array.from(readFileSync(file, "utf8").matchAll(CLASS), ([, name = ""]) => name),
);

/** Literals of the types whose values are stored or sent. */
const storedValues = globSync("packages/{contract,database/schema,desk-ports}/**/*.ts", {
  exclude: ["**/*.test.*"],
}).flatMap((file) =>
  Array.from(
    readFileSync(file, "utf8").matchAll(/["'`]([a-z-]+)["'`]/g),
    ([, value = ""]) => value,
  ),
);

it("gives each exported name one meaning", () => {
  const duplicates = [...filesByName].filter(([, files]) => files.length > 1);
  expect(duplicates).toEqual([]);
});

it("uses the words of the glossary in exported names, CSS classes and stored values", () => {
  expect(rejectedWords.size).toBeGreaterThan(10);
  expect([...filesByName.keys()].filter(hasRejectedWord)).toEqual([]);
  expect([...new Set(classNames)].filter(hasRejectedWord)).toEqual([]);
  expect([...new Set(storedValues)].filter(hasRejectedWord)).toEqual([]);
});
