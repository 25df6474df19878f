/**
 * `node scripts/reading-grade.ts`, a part of `npm run check`: whether the copy of the pages and of
 * the guides is easy enough to read. With `all` it lists every grade. The rules: docs/words.md.
 */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { parse } from "yaml";
import { resolveReferences } from "@angadi/content/markdown/references";
import { ROOT } from "./command.ts";
import { findHardestSentences, measureReading } from "./readability.ts";

/** A tenth above the hardest guide. */
const MAX_GRADE = 7.7;

/** Files of content/ that are not measured, and why. Legal texts and tables are never measured. */
const UNMEASURED_FILES: Readonly<Record<string, string>> = {
  "facts.ts": "describes facts to us, not to visitors",
  "pages.ts": "gathers the copy of other files",
  "styleguide.ts": "shows samples, and is only served if STYLEGUIDE=1",
};

/** Files with fewer words have no reliable grade, so they are measured together. */
const MIN_WORDS = 60;

interface Text {
  name: string;
  passages: readonly string[];
}

/** Whether a text is prose: a sentence, not a title, a URL or the name of a drawing. */
const isProse = (text: string): boolean =>
  /[.?!…:][”’)]?$/.test(text.trim()) && text.trim().split(/\s+/).length > 3;

/** Returns all strings in a value, each once; calls no functions. */
function collectStrings(value: unknown, strings = new Set<string>()): Set<string> {
  if (typeof value === "string") strings.add(value);
  else if (typeof value === "object") {
    for (const child of Object.values(value ?? {})) collectStrings(child, strings);
  }
  return strings;
}

async function readPageTexts(): Promise<Text[]> {
  const texts: Text[] = [];
  const shortPassages: string[] = [];
  for (const folder of ["packages/content", "packages/content/pages"]) {
    for (const file of readdirSync(path.join(ROOT, folder))) {
      if (!file.endsWith(".ts") || file.endsWith(".test.ts") || file in UNMEASURED_FILES) continue;
      const passages = [...collectStrings(await import(path.join(ROOT, folder, file)))].filter(
        isProse,
      );
      if (measureReading(passages).words < MIN_WORDS) shortPassages.push(...passages);
      else texts.push({ name: `${folder}/${file}`, passages });
    }
  }
  return [...texts, { name: "content/, the short ones", passages: shortPassages }];
}

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

const SKIPPED_TYPES = new Set(["heading", "table", "code", "html", "yaml", "footnoteDefinition"]);

/** Returns the paragraphs of Markdown, including list items, without headings, tables or code. */
export function splitParagraphs(markdown: string): string[] {
  const collect = (node: Node): string[] => {
    if (SKIPPED_TYPES.has(node.type)) return [];
    if (node.type === "paragraph") return [getNodeText(node)];
    return (node.children ?? []).flatMap(collect);
  };
  return collect(unified().use(remarkParse).use(remarkGfm).parse(markdown));
}

const getNodeText = (node: Node): string =>
  SKIPPED_TYPES.has(node.type)
    ? ""
    : (node.value ?? (node.children ?? []).map(getNodeText).join(""));

function readGuideTexts(): Text[] {
  const folder = path.join(ROOT, "packages/content/guides");
  return readdirSync(folder).map((file) => {
    const { text } = resolveReferences(readFileSync(path.join(folder, file), "utf8"));
    const [, frontMatter = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    const { summary } = parse(frontMatter) as { summary: string };
    const passages = [summary, ...splitParagraphs(body)];
    return { name: `packages/content/guides/${file}`, passages };
  });
}

if (import.meta.main) {
  const showAll = process.argv[2] === "all";
  for (const { name, passages } of [...(await readPageTexts()), ...readGuideTexts()]) {
    const { grade, words } = measureReading(passages);
    const isHard = grade > MAX_GRADE;
    if (showAll || isHard) {
      process.stdout.write(
        `${grade.toFixed(1)} of at most ${MAX_GRADE}: ${name}, ${words} words\n`,
      );
    }
    if (!isHard) continue;
    for (const sentence of findHardestSentences(passages, 3))
      process.stdout.write(`     ${sentence}\n`);
    process.exitCode = 1;
  }
}
