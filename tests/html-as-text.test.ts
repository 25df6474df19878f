import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** HTML must be read by a parser; these files read something else, or are the one exception. */
const ALLOWED: Readonly<Record<string, string>> = {
  "apps/server/rendering/html.ts": "whole pages of ours, as React writes them, while they stream",
  "apps/desk/browser/editor/paste.ts":
    "renames attributes before the browser parses what was pasted",
  "packages/content/markdown/parse-markdown.ts": "a comment in Markdown",
  "packages/content/markdown/drawings.ts": "a comment in Markdown",
};

const SOURCE_FILES = "{apps,packages}/**/*.{ts,tsx}";
const REGEXP_LITERAL =
  /(?<=[=(,:[!|&?]\s*)\/(?![*/>])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*(?=[\s.,;)\]]|$)/g;
const TAG_PATTERN = /<(?:[a-z/!]|\\\/|\(|\[\^)/i;

/** Regular expressions that match a tag, not counting groups such as `(?<name>` and `(?<=`. */
const findTagPatterns = (source: string) =>
  [...source.matchAll(REGEXP_LITERAL)]
    .map(([literal]) => literal)
    .filter((literal) => TAG_PATTERN.test(literal.replaceAll(/\(\?<(?:[=!]|\w+>)/g, "(")));

it("only allowed files read HTML with a regular expression", () => {
  const filesWithPatterns = globSync(SOURCE_FILES)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => findTagPatterns(readFileSync(file, "utf8")).length > 0);
  expect(filesWithPatterns.filter((file) => !Object.hasOwn(ALLOWED, file))).toEqual([]);
});

it("finds regular expressions that match tags, and no others", () => {
  expect(findTagPatterns("html.replace(/<b>|<br \\/>/g, '')")).toHaveLength(1);
  expect(findTagPatterns("html.split(/<[^>]+>/)")).toHaveLength(1);
  expect(findTagPatterns("text.replace(/(?<=a)b|(?<name>c)|a < b/, '')")).toEqual([]);
});
