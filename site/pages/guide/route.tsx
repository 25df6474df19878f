import type { ComponentProps } from "react";
import { data } from "react-router";
import {
  guideNotFoundWords,
  guideWords as words,
  insteadOf,
  insteadOfOthers,
} from "#content/pages/guide.ts";
import { guideCategories } from "#content/pages/guides.ts";
import { siteContext } from "../../context.ts";
import { shortDate } from "../../dates.ts";
import { late } from "../../late.tsx";
import { NOT_INDEXED, coverPicture, pageMeta, siteUrl } from "../../page-meta.ts";
import { proseFor, useProse } from "../../prose-once.ts";
import { breadcrumbs } from "../../structured-data.ts";
import { guidesAddress } from "../guides/guides-address.ts";
import type { Route } from "./+types/route.ts";
import { coverOf, guideCard } from "./guide-card.ts";
import { PROSE_ID } from "./prose-id.ts";
import { type Guide, guideBySlug } from "./guides.server.ts";
import { guideArticle, wayTo } from "./structured-data.ts";

const GuideText = late(() => import("./guide.tsx"));
const MissingGuide = late(() => import("./missing-guide.tsx"));

const cardsOf = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => guideBySlug(slug) ?? []).map(guideCard);

export function loader({ context, request, params: { slug } }: Route.LoaderArgs) {
  const guide = guideBySlug(slug);
  if (guide) {
    const related = cardsOf(guide.facts.related);
    const html = proseFor(request, context.get(siteContext).page, guide.html);
    return { state: "found" as const, guide: shownGuide(guide), html, related };
  }
  const instead = Object.hasOwn(insteadOf, slug) ? insteadOf[slug] : undefined;
  const related = cardsOf(instead ?? insteadOfOthers);
  return data({ state: "missing" as const, related }, { status: 404 });
}

/** What of a guide goes to the page, beside its text. */
export type ShownGuide = ReturnType<typeof shownGuide>;

function shownGuide({ slug, facts, headings, words: count, readMinutes }: Guide) {
  const category = guideCategories.find(({ id }) => id === facts.category);
  return {
    slug,
    title: facts.title,
    summary: facts.summary,
    category: { name: category?.name ?? "", href: guidesAddress(facts.category) },
    date: { iso: facts.date, text: shortDate(facts.date) },
    readTime: words.readTime(readMinutes),
    readMinutes,
    words: count,
    cover: { url: coverOf(slug), alt: facts.cover },
    headings,
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (loaderData?.state !== "found") return [...pageMeta(args, guideNotFoundWords), NOT_INDEXED];
  const { guide } = loaderData;
  const origin = siteUrl(args);
  const picture = coverPicture(origin, guide.cover.url);
  return [
    ...pageMeta(
      args,
      { title: guide.title, description: guide.summary },
      { type: "article", ...(picture && { picture }) },
    ),
    { property: "article:published_time", content: guide.date.iso },
    { "script:ld+json": guideArticle(origin, guide, picture?.url) },
    { "script:ld+json": breadcrumbs(origin, wayTo(guide)) },
  ];
};

export default function GuidePage({ loaderData, matches }: Route.ComponentProps) {
  if (loaderData.state === "missing") return <MissingGuide related={loaderData.related} />;
  const { guide, html, related } = loaderData;
  const origin = siteUrl({ matches });
  return (
    <FoundGuide key={guide.slug} guide={guide} sent={html} related={related} origin={origin} />
  );
}

type FoundGuideProps = Omit<ComponentProps<typeof GuideText>, "html"> & {
  sent: string | undefined;
};

function FoundGuide({ sent, ...rest }: FoundGuideProps) {
  return <GuideText {...rest} html={useProse(sent, PROSE_ID)} />;
}
