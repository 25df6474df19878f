import { z } from "zod";
import { SECOND_TOOL_IDS, TOOL_IDS } from "@angadi/owner-tools/kit/tool-copy";
import { parseMarkdown } from "@angadi/content/markdown/parse-markdown";
import { createElement } from "@angadi/content/markdown/drawings";
import { prepareGuide } from "./prepare-guide.server.ts";
import { type GuideContent, splitGuide } from "./guide-sections.server.ts";

const frontMatterSchema = z.strictObject({
  title: z.string().min(10).max(70),
  category: z.enum(["planning", "online", "growth", "financial", "compliance"]),
  /** Date in India. */
  date: z.iso.date(),
  summary: z.string().min(100).max(170),
  /** Text of a card's link. */
  cta: z.string().min(5).max(32),
  /** Text alternative of the cover. */
  cover: z.string().min(20),
  /** The one-minute summary: three to five figures, and what to do first. */
  inShort: z
    .array(z.strictObject({ figure: z.string().max(16), meaning: z.string().min(10).max(80) }))
    .min(3)
    .max(5),
  doFirst: z.string().min(20).max(130),
  /** The tool shown at `<!-- here: tool -->`. */
  tool: z.enum(TOOL_IDS).optional(),
  /** The second tool, which opens at `<!-- here: secondTool -->`. */
  secondTool: z.enum(SECOND_TOOL_IDS).optional(),
  /** For a guide without a tool: the heading that its first button, labelled `cta`, links to. */
  leadsTo: z.string().optional(),
  related: z.tuple([z.string(), z.string()]),
  authorities: z
    .array(z.strictObject({ name: z.string(), url: z.url({ protocol: /^https$/ }) }))
    .min(2),
});

/** A guide rendered for its page. */
export interface RenderedGuide extends GuideContent {
  frontMatter: z.infer<typeof frontMatterSchema>;
  /** Word count of its text. */
  wordCount: number;
}

const SOURCES_PROPERTIES = { className: ["sources"], ariaLabelledBy: ["sources"] };

/**
 * Renders a guide's Markdown at build time. Throws if its front matter is invalid, or if the text
 * does not have exactly one placeholder for each tool it names.
 */
export function renderGuide(source: string): RenderedGuide {
  const { root, sources, headings, frontMatter, wordCount } = parseMarkdown(
    source,
    frontMatterSchema,
    prepareGuide,
  );
  if (sources.length > 0) root.children.push(createElement("section", SOURCES_PROPERTIES, sources));
  const text = splitGuide(root);
  for (const name of ["tool", "secondTool"] as const) {
    const placeholderCount = text.sections.filter(({ insert }) => insert === name).length;
    if (placeholderCount !== (frontMatter[name] ? 1 : 0)) {
      throw new Error(
        `“${frontMatter.title}” has ${placeholderCount} places for what it names as ${name}.`,
      );
    }
  }
  const { leadsTo, title } = frontMatter;
  if (leadsTo && !headings.some(({ id }) => id === leadsTo)) {
    throw new Error(`“${title}” has no heading ${leadsTo}.`);
  }
  return { frontMatter, wordCount, ...text };
}
