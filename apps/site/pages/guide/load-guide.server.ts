import { data } from "react-router";
import { facts } from "@angadi/content/facts";
import { openedToolCopy, toolCopy } from "@angadi/owner-tools/kit/tool-names";
import { guideCopy as copy, insteadOf, insteadOfOthers } from "@angadi/content/pages/guide";
import { guideCategories } from "@angadi/content/pages/guides";
import { type SiteContext, siteContext } from "../../context.ts";
import { formatDate } from "../../dates.ts";
import { provideProse } from "../../prose-once.ts";
import { guidesAddress } from "../guides/guides-address.ts";
import { coverUrl, guideCard } from "./guide-card.ts";
import { type Guide, guideBySlug } from "./guides.server.ts";
import type { GuideSection, Insert } from "./guide-section.ts";

interface LoaderArgs {
  request: Request;
  context: { get(context: typeof siteContext): SiteContext };
}

/** Loads a guide's page data, or a 404 with alternatives. */
export function loadGuide({ context, request }: LoaderArgs) {
  const slug = readSlug(request.url);
  const guide = guideBySlug(slug);
  if (guide) {
    const related = findCards(guide.facts.related);
    const prose = provideProse(request, context.get(siteContext).page, guide.prose);
    return { state: "found" as const, guide: shownGuide(guide), prose, related };
  }
  const instead = Object.hasOwn(insteadOf, slug) ? insteadOf[slug] : undefined;
  const related = findCards(instead ?? insteadOfOthers);
  return data({ state: "missing" as const, related }, { status: 404 });
}

/** A guide with a tool has its own route (apps/site/routes.ts), so the slug comes from the URL. */
const readSlug = (url: string) =>
  decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "").replace(/\.data$/, "");

const findCards = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => guideBySlug(slug) ?? []).map(guideCard);

/** The part of a guide that is sent to the page, apart from its prose. */
export type ShownGuide = ReturnType<typeof shownGuide>;

function shownGuide(guide: Guide) {
  const { slug, facts: written, words: count, readMinutes } = guide;
  const category = guideCategories.find(({ id }) => id === written.category);
  return {
    slug,
    title: written.title,
    summary: written.summary,
    category: { name: category?.name ?? "", href: guidesAddress(written.category) },
    date: { iso: written.date, text: formatDate(written.date) },
    readTime: copy.readTime(readMinutes),
    readMinutes,
    words: count,
    cover: { url: coverUrl(slug), alt: written.cover },
    ...(written.opens && { opens: written.opens }),
    ...(written.leadsTo && { lead: { href: `#${written.leadsTo}`, text: written.cta } }),
    inShort: { figures: written.inShort, first: written.doFirst },
    checked: howFarChecked(slug),
    sections: guide.sections.map(({ blocks, insert }): GuideSection => ({ blocks, insert })),
    headings: tableOfContents(guide),
  };
}

/** Headings of the text and of its embedded parts. */
const tableOfContents = ({ sections, facts }: Guide) =>
  sections.flatMap(({ headings, insert }) => [...headings, ...insertHeadings(facts, insert)]);

function insertHeadings({ tool, opens }: Guide["facts"], insert: Insert | null) {
  if (insert === "tool" && tool) return [{ id: "tool", text: toolCopy[tool].contents }];
  if (insert === "opens" && opens) return [{ id: opens, text: openedToolCopy[opens].heading }];
  return [];
}

function howFarChecked(slug: string): string {
  const stated = facts.filter(({ usedIn }) => `packages/content/guides/${slug}.md` in usedIn);
  const read = stated.filter(({ opened }) => opened);
  const day = read
    .map(({ checkedOn }) => checkedOn)
    .toSorted()
    .at(-1);
  return copy.checked(stated.length, read.length, day ? formatDate(day) : "");
}

/** The result of `loadGuide`. */
export type GuideData =
  | Extract<ReturnType<typeof loadGuide>, { state: "found" }>
  | { state: "missing"; related: ReturnType<typeof findCards> };
