import { guideNotFoundCopy } from "@angadi/content/pages/guide";
import { NOINDEX, toSocialPicture, buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import { buildBreadcrumbsJsonLd } from "../../head/structured-data.ts";
import type { GuideData } from "./load-guide.server.ts";
import { buildGuideArticleJsonLd, listGuideBreadcrumbs } from "./structured-data.ts";

type MetaArgs = Parameters<typeof buildPageMeta>[0] & { loaderData: GuideData | undefined };

/** Builds the title, description, social cards and structured data of a guide's page. */
export function buildGuideMeta(args: MetaArgs) {
  const { loaderData } = args;
  if (loaderData?.state !== "found") return [...buildPageMeta(args, guideNotFoundCopy), NOINDEX];
  const { guide } = loaderData;
  const origin = getOrigin(args);
  const picture = toSocialPicture(origin, guide.cover.url);
  return [
    ...buildPageMeta(
      args,
      { title: guide.title, description: guide.summary },
      { type: "article", ...(picture && { picture }) },
    ),
    { property: "article:published_time", content: guide.date.iso },
    { "script:ld+json": buildGuideArticleJsonLd(origin, guide, picture?.url) },
    { "script:ld+json": buildBreadcrumbsJsonLd(origin, listGuideBreadcrumbs(guide)) },
  ];
}
