import type { Element, ElementContent, RootContent } from "hast";
import { z } from "zod";
import { formatDate } from "@angadi/formats/format-date";
import { toHtml, parseMarkdown } from "@angadi/content/markdown/parse-markdown";
import type { LegalDocument, LegalSection } from "./legal-text/legal-document.ts";

const frontMatterSchema = z.strictObject({
  title: z.string().min(1),
  updated: z.iso.date(),
  description: z.string().min(40),
  intro: z.string().min(1),
});

/**
 * Parses a legal text from Markdown. Throws unless each section begins with a quoted summary and
 * has text after it.
 */
export function parseLegalText(source: string): LegalDocument {
  const { frontMatter, root, headings } = parseMarkdown(source, frontMatterSchema);
  const [preamble = [], ...sections] = splitAtHeadings(root.children);
  return {
    ...frontMatter,
    updated: { iso: frontMatter.updated, text: formatDate(frontMatter.updated) },
    preamble: serialize(preamble),
    sections: sections.map((section, index) => parseSection(section, headings[index])),
  };
}

/** Splits nodes before each second-level heading; the first group has no heading. */
function splitAtHeadings(nodes: readonly RootContent[]): RootContent[][] {
  const groups: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node, "h2")) groups.push([]);
    groups.at(-1)?.push(node);
  }
  return groups;
}

function parseSection(
  nodes: readonly RootContent[],
  heading: { id: string; text: string } | undefined,
): LegalSection {
  const [, summaryBlock, ...textNodes] = nodes.filter(isVisible);
  const [summaryNode, ...otherNodes] = isElement(summaryBlock, "blockquote")
    ? summaryBlock.children.filter(isVisible)
    : [];
  if (!heading || !isElement(summaryNode, "p") || otherNodes.length > 0 || textNodes.length === 0) {
    throw new Error(`A section needs a summary and text: ${heading?.text}`);
  }
  return {
    id: heading.id,
    title: heading.text,
    summary: serialize(summaryNode.children),
    html: serialize(nodes.slice(nodes.indexOf(textNodes[0] as RootContent))),
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
