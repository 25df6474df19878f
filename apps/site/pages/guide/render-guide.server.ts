import { z } from "zod";
import { OPENED_TOOL_IDS, TOOL_IDS } from "@angadi/owner-tools/kit/tool-names";
import { parseMarkdown } from "../../markdown.server.ts";
import { finishGuide } from "./finish-guide.server.ts";
import { type GuideText, splitGuide } from "./guide-sections.server.ts";

const factsSchema = z.strictObject({
  title: z.string().min(10).max(70),
  category: z.enum(["planning", "online", "growth", "financial", "compliance"]),
  /** The day in India. */
  date: z.iso.date(),
  summary: z.string().min(100).max(170),
  /** What a card's link says. */
  cta: z.string().min(5).max(32),
  /** What the cover shows, for those who cannot see it. */
  cover: z.string().min(20),
  /** For who has one minute: three to five figures, and what to do first. */
  inShort: z
    .array(z.strictObject({ figure: z.string().max(16), meaning: z.string().min(10).max(80) }))
    .min(3)
    .max(5),
  doFirst: z.string().min(20).max(130),
  /** What can be filled in where the text says `<!-- here: tool -->`. */
  tool: z.enum(TOOL_IDS).optional(),
  /** What can be opened where it says `<!-- here: opens -->`. */
  opens: z.enum(OPENED_TOOL_IDS).optional(),
  /** Of a guide without a tool: the heading that its first button leads to, with the words of `cta`. */
  leadsTo: z.string().optional(),
  related: z.tuple([z.string(), z.string()]),
  authorities: z
    .array(z.strictObject({ name: z.string(), url: z.url({ protocol: /^https$/ }) }))
    .min(2),
});

/** A guide as its page shows it. */
export interface RenderedGuide extends GuideText {
  facts: z.infer<typeof factsSchema>;
  /** How many words its text has. */
  words: number;
}

/**
 * Renders a guide's Markdown while the site is built. Throws if its front matter is not in order, or
 * the text has no place, or more than one, for what it names.
 */
export function renderGuide(source: string): RenderedGuide {
  const { root, headings, facts, words } = parseMarkdown(source, factsSchema, finishGuide);
  const text = splitGuide(root);
  for (const name of ["tool", "opens"] as const) {
    const places = text.sections.filter(({ insert }) => insert === name).length;
    if (places !== (facts[name] ? 1 : 0)) {
      throw new Error(`“${facts.title}” has ${places} places for what it names as ${name}.`);
    }
  }
  const { leadsTo, title } = facts;
  if (leadsTo && !headings.some(({ id }) => id === leadsTo)) {
    throw new Error(`“${title}” has no heading ${leadsTo}.`);
  }
  return { facts, words, ...text };
}
