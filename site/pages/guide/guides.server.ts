import { z } from "zod";
import { OPENED_TOOL_IDS, TOOL_IDS } from "#tools/kit/tool-names.ts";
import { guideCategories } from "#content/pages/guides.ts";
import type { FoundBy } from "./find-guides.ts";
import { type RenderedText, readFacts, renderMarkdown } from "../../markdown.server.ts";
import { finishGuide } from "./finish-guide.server.ts";

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
  /** What can be filled in below the text. */
  tool: z.enum(TOOL_IDS).optional(),
  /** What can be opened below that. */
  opens: z.enum(OPENED_TOOL_IDS).optional(),
  related: z.tuple([z.string(), z.string()]),
  authorities: z
    .array(z.strictObject({ name: z.string(), url: z.url({ protocol: /^https$/ }) }))
    .min(2),
});

/** A guide of ours, rendered. */
export interface Guide extends RenderedText<z.infer<typeof factsSchema>> {
  slug: string;
  readMinutes: number;
}

const sources = import.meta.glob<string>("../../../content/guides/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const rendered = new Map<string, Guide>();

/** The guide of that name, or undefined. Rendered when first asked for, and kept. */
export function guideBySlug(slug: string): Guide | undefined {
  const kept = rendered.get(slug);
  const source = Object.hasOwn(sources, fileOf(slug)) ? sources[fileOf(slug)] : undefined;
  if (kept || source === undefined) return kept;
  const text = renderMarkdown(source, factsSchema, finishGuide);
  const guide = { ...text, slug, readMinutes: readMinutes(text.words) };
  rendered.set(slug, guide);
  return guide;
}

const fileOf = (slug: string) => `../../../content/guides/${slug}.md`;

/** Every guide there is, by category and in its order. */
export const allGuides = (): Guide[] =>
  guideCategories.flatMap(({ guides }) => guides.flatMap(({ slug }) => guideBySlug(slug) ?? []));

let titles: readonly FoundBy[] | undefined;

/** Titles of all guides in their order, without rendering them: what a search looks through. */
export const guideTitles = (): readonly FoundBy[] =>
  (titles ??= guideCategories.flatMap(({ guides }) =>
    guides.flatMap(({ slug, terms = "" }) => {
      const source = sources[fileOf(slug)];
      return source === undefined
        ? []
        : { slug, terms, title: readFacts(source, factsSchema).title };
    }),
  ));

/** Words / 213, within the 8 to 15 minutes the guides are meant to take. */
const readMinutes = (words: number) => Math.min(15, Math.max(8, Math.round(words / 213)));
