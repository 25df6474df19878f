import { z } from "zod";
import { shortDate } from "../../dates.ts";
import { renderMarkdown } from "../../markdown.server.ts";
import type { LegalDocument, LegalSection } from "../../sections/legal-text/legal-document.ts";

const frontMatter = z.strictObject({
  title: z.string().min(1),
  updated: z.iso.date(),
  description: z.string().min(40),
  intro: z.string().min(1),
});

/**
 * Reads a legal text out of its Markdown. Throws where it has not the form its page shows: a
 * paragraph or more, then sections that begin with a quoted short version of themselves.
 */
export function readLegalText(source: string): LegalDocument {
  const { facts, html, headings } = renderMarkdown(source, frontMatter);
  const [preamble = "", ...sections] = html.split(/(?=<h2 )/);
  return {
    ...facts,
    updated: { iso: facts.updated, text: shortDate(facts.updated) },
    preamble: preamble.trim(),
    sections: sections.map((section, index) => readSection(section, headings[index])),
  };
}

const SECTION =
  /^<h2[^>]*>.*?<\/h2>\s*<blockquote>\s*<p>(?<inShort>.*?)<\/p>\s*<\/blockquote>\s*(?<html>.+)$/s;

function readSection(
  html: string,
  heading: { id: string; text: string } | undefined,
): LegalSection {
  const parts = SECTION.exec(html)?.groups;
  if (!heading || !parts)
    throw new Error(`A section without a short version: ${html.slice(0, 80)}`);
  return {
    id: heading.id,
    title: heading.text,
    inShort: parts["inShort"] ?? "",
    html: (parts["html"] ?? "").trim(),
  };
}
