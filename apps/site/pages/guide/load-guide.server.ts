import { data } from "react-router";
import { secondToolCopy, toolCopy } from "@angadi/owner-tools/kit/tool-copy";
import { fallbackGuides, guideCopy as copy, replacementGuides } from "@angadi/content/pages/guide";
import { guideCategories } from "@angadi/content/pages/guides";
import { type SiteContext, siteContext } from "../../data/context.ts";
import { formatDate } from "@angadi/formats/format-date";
import { provideProse } from "../../data/prose-from-dom.ts";
import { toGuidesPath } from "./guides-path.ts";
import { buildCoverUrl, toGuideCard } from "./guide-card.ts";
import { type Guide, findGuide } from "./guides.server.ts";
import type { GuideSection, Insert } from "./guide-section.ts";

interface LoaderArgs {
  request: Request;
  context: { get(context: typeof siteContext): SiteContext };
}

/** Loads a guide's page data, or a 404 with alternatives. */
export function loadGuide({ context, request }: LoaderArgs) {
  const slug = parseSlug(request.url);
  const guide = findGuide(slug);
  if (guide) {
    const related = findCards(guide.frontMatter.related);
    const prose = provideProse(request, context.get(siteContext).page, guide.prose);
    return { state: "found" as const, guide: toGuideView(guide), prose, related };
  }
  const replacements = Object.hasOwn(replacementGuides, slug) ? replacementGuides[slug] : undefined;
  const related = findCards(replacements ?? fallbackGuides);
  return data({ state: "missing" as const, related }, { status: 404 });
}

/** A guide with a tool has its own route (apps/site/routes.ts), so the slug comes from the URL. */
const parseSlug = (url: string) =>
  decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "").replace(/\.data$/, "");

const findCards = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => findGuide(slug) ?? []).map(toGuideCard);

/** The part of a guide that is sent to the page, apart from its prose. */
export type GuideView = ReturnType<typeof toGuideView>;

function toGuideView(guide: Guide) {
  const { slug, frontMatter, wordCount, readMinutes } = guide;
  const category = guideCategories.find(({ id }) => id === frontMatter.category);
  return {
    slug,
    title: frontMatter.title,
    summary: frontMatter.summary,
    category: { name: category?.name ?? "", href: toGuidesPath(frontMatter.category) },
    date: { iso: frontMatter.date, text: formatDate(frontMatter.date) },
    readTime: copy.readTime(readMinutes),
    readMinutes,
    wordCount,
    cover: { url: buildCoverUrl(slug), alt: frontMatter.cover },
    ...(frontMatter.secondTool && { secondTool: frontMatter.secondTool }),
    ...(frontMatter.leadsTo && {
      headerLink: { href: `#${frontMatter.leadsTo}`, text: frontMatter.cta },
    }),
    inShort: { figures: frontMatter.inShort, doFirst: frontMatter.doFirst },
    sections: guide.sections.map(({ blocks, insert }): GuideSection => ({ blocks, insert })),
    headings: buildTableOfContents(guide),
  };
}

/** Headings of the text and of its embedded parts. */
const buildTableOfContents = ({ sections, frontMatter }: Guide) =>
  sections.flatMap(({ headings, insert }) => [
    ...headings,
    ...listInsertHeadings(frontMatter, insert),
  ]);

function listInsertHeadings({ tool, secondTool }: Guide["frontMatter"], insert: Insert | null) {
  if (insert === "tool" && tool) return [{ id: "tool", text: toolCopy[tool].contents }];
  if (insert === "secondTool" && secondTool)
    return [{ id: secondTool, text: secondToolCopy[secondTool].heading }];
  return [];
}

/** The result of `loadGuide`. */
export type GuideData =
  | Extract<ReturnType<typeof loadGuide>, { state: "found" }>
  | { state: "missing"; related: ReturnType<typeof findCards> };
