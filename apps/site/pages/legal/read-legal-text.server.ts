import type { Element, ElementContent, RootContent } from "hast";
import { z } from "zod";
import { formatDate } from "@angadi/formats/format-date";
import { toHtml, parseMarkdown } from "@angadi/content/markdown/parse-markdown";
import type { LegalDocument, LegalSection } from "./legal-text/legal-document.ts";

const frontMatter = z.strictObject({
  title: z.string().min(1),
  updated: z.iso.date(),
  description: z.string().min(40),
  intro: z.string().min(1),
});

/**
 * Parses a legal text from Markdown. Throws unless it has the required structure: at least one
 * paragraph, then sections that each begin with a quoted summary.
 */
export function readLegalText(source: string): LegalDocument {
  const { facts, root, headings } = parseMarkdown(source, frontMatter);
  const [preamble = [], ...sections] = splitAtHeadings(root.children);
  return {
    ...facts,
    updated: { iso: facts.updated, text: formatDate(facts.updated) },
    preamble: serialize(preamble),
    sections: sections.map((section, index) => readSection(section, headings[index])),
  };
}

/** The nodes before the first second-level heading, then each heading with the nodes after it. */
function splitAtHeadings(nodes: readonly RootContent[]): RootContent[][] {
  const groups: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, "h2")) groups.push([]);
    groups.at(-1)?.push(node);
  }
  return groups;
}

function readSection(
  nodes: readonly RootContent[],
  heading: { id: string; text: string } | undefined,
): LegalSection {
  const [, quote, ...rest] = nodes.filter(isVisible);
  const [inShort, ...more] = isElement(quote, "blockquote") ? quote.children.filter(isVisible) : [];
  if (!heading || !isElement(inShort, "p") || more.length > 0 || rest.length === 0) {
    throw new Error(`A section needs a summary and text: ${heading?.text}`);
  }
  return {
    id: heading.id,
    title: heading.text,
    inShort: serialize(inShort.children),
    html: serialize(nodes.slice(nodes.indexOf(rest[0] as RootContent))),
  };
}

const isElement = (
  node: RootContent | ElementContent | undefined,
  tagName: string,
): node is Element => node?.type === "element" && node.tagName === tagName;

/** False for the line breaks between blocks. */
const isVisible = (node: RootContent) => node.type !== "text" || node.value.trim() !== "";

const serialize = (children: readonly RootContent[]) =>
  toHtml({ type: "root", children: [...children] }).trim();
