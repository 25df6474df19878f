import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { BOARDS } from "@angadi/names/board/boards";

/** 262,144 names for some two thousand classes. */
const LENGTH = 3;

/** Class and animation names. A false match only wastes a short name. */
const CLASS_OR_KEYFRAMES = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g;

const hashText = (text: string) =>
  `_${createHash("sha256").update(text).digest("base64url").slice(0, LENGTH)}`;

/** `<file> <class>` of the classes that board-styles.ts adds. */
const boardClassKeys = Object.keys(BOARDS).map(
  (name) => `packages/names/board/name-board.module.css ${name}`,
);

/** Lists `<file> <class>` of all stylesheets under `root`, in the same order on every machine. */
const listClassKeys = (root: string) => {
  const files = globSync("{apps/site,packages}/**/*.module.css", { cwd: root });
  const fileClassKeys = files.toSorted().flatMap((file) => {
    const names = readFileSync(path.join(root, file), "utf8").matchAll(CLASS_OR_KEYFRAMES);
    return Array.from(names, ([, name]) => `${file} ${name}`);
  });
  return new Set([...fileClassKeys, ...boardClassKeys]);
};

/**
 * Returns a function that maps a class of a file to its short name, for the HTML, the stylesheets
 * and the scripts. No two classes share a name. Each is derived from its file's path and its own
 * name, so that a new class does not change the names of others or the files that contain them.
 */
export const createClassNamer = (root: string) => {
  const shortNames = new Map<string, string>();
  const usedNames = new Set<string>();
  for (const classKey of listClassKeys(root)) {
    let shortName = hashText(classKey);
    while (usedNames.has(shortName)) shortName = hashText(classKey + shortName);
    usedNames.add(shortName);
    shortNames.set(classKey, shortName);
  }
  return (name: string, file: string) => {
    const classKey = `${path.relative(root, file.split("?")[0] ?? "")} ${name}`;
    const shortName = shortNames.get(classKey);
    if (!shortName) throw new Error(`No short name for ${classKey}`);
    return shortName;
  };
};
