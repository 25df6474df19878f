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

const FILES = "{apps,packages}/**/*.{ts,tsx}";
const LITERAL =
  /(?<=[=(,:[!|&?]\s*)\/(?![*/>])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*(?=[\s.,;)\]]|$)/g;
const TAG = /<(?:[a-z/!]|\\\/|\(|\[\^)/i;

/** Regular expressions that match a tag, not counting groups such as `(?<name>` and `(?<=`. */
const tagPatterns = (source: string) =>
  [...source.matchAll(LITERAL)]
    .map(([literal]) => literal)
    .filter((literal) => TAG.test(literal.replaceAll(/\(\?<(?:[=!]|\w+>)/g, "(")));

it("no regular expression reads HTML except in allowed files", () => {
  const found = globSync(FILES)
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => tagPatterns(readFileSync(file, "utf8")).length > 0);
  expect(found.filter((file) => !Object.hasOwn(ALLOWED, file))).toEqual([]);
});

it("detects such expressions, and no others", () => {
  expect(tagPatterns("html.replace(/<b>|<br \\/>/g, '')")).toHaveLength(1);
  expect(tagPatterns("html.split(/<[^>]+>/)")).toHaveLength(1);
  expect(tagPatterns("text.replace(/(?<=a)b|(?<name>c)|a < b/, '')")).toEqual([]);
});
