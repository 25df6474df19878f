import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { BOARDS } from "@angadi/names/board/boards";

/** 262,144 names for some two thousand classes. */
const LENGTH = 3;

/** A class or an animation: both are renamed. Anything that looks like one uses up a name. */
const DEFINED = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g;

const hashText = (text: string) =>
  `_${createHash("sha256").update(text).digest("base64url").slice(0, LENGTH)}`;

/** The sources that board-styles.ts adds to its stylesheet. */
const boardSources = Object.keys(BOARDS).map(
  (name) => `packages/names/board/name-board.module.css ${name}`,
);

/** Every class of every stylesheet under `root`, in the same order on every machine. */
const allSources = (root: string) => {
  const files = globSync("{apps/site,packages}/**/*.module.css", { cwd: root });
  const fileSources = files.toSorted().flatMap((file) => {
    const names = readFileSync(path.join(root, file), "utf8").matchAll(DEFINED);
    return Array.from(names, ([, name]) => `${file} ${name}`);
  });
  return new Set([...fileSources, ...boardSources]);
};

/**
 * Short class names, used in the HTML, the stylesheets and the scripts; no two classes share one.
 * Each is derived from its file's path and its own name, so that a new class does not change the
 * names of others or the files that contain them.
 */
export const shortClassNames = (root: string) => {
  const shortNames = new Map<string, string>();
  const usedNames = new Set<string>();
  for (const source of allSources(root)) {
    let shortName = hashText(source);
    while (usedNames.has(shortName)) shortName = hashText(source + shortName);
    usedNames.add(shortName);
    shortNames.set(source, shortName);
  }
  return (name: string, file: string) => {
    const source = `${path.relative(root, file.split("?")[0] ?? "")} ${name}`;
    const shortName = shortNames.get(source);
    if (!shortName) throw new Error(`No short name for ${source}`);
    return shortName;
  };
};
