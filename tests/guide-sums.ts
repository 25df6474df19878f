import { readFileSync } from "node:fs";
import path from "node:path";
import { resolveReferences } from "@angadi/content/markdown/references";
import { formatPaise } from "@angadi/formats/rupees";

const GUIDES = path.join(import.meta.dirname, "../packages/content/guides");

/** A guide's Markdown with its facts' values. */
export const readGuideSource = (slug: string): string =>
  resolveReferences(readFileSync(path.join(GUIDES, `${slug}.md`), "utf8")).text;

/** A guide's text without Markdown syntax, and the results of its worked examples. */
export function readGuideFigures(slug: string): { text: string; sums: ReadonlySet<string> } {
  const source = readGuideSource(slug);
  const sums = [...source.matchAll(/<!-- sum: .*? = ([\d.]+) -->/g)].map(([, right = ""]) => right);
  return { text: source.replaceAll(/<!--.*?-->|[*_|]/g, ""), sums: new Set(sums) };
}

/** Whether a guide's text contains an amount in paise: "₹1,25,000" or "1,25,000". */
export const createAmountMatcher = (slug: string) => {
  const { text } = readGuideFigures(slug);
  return (paise: number): boolean => {
    const figure = formatPaise(Math.abs(paise))
      .slice("₹".length)
      .replace(".", String.raw`\.`);
    return new RegExp(String.raw`(?<![\d,.])${figure}(?![\d]|,\d|\.\d)`).test(text);
  };
};
