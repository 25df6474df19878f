import { guideNotFoundCopy } from "@angadi/content/pages/guide";
import { NOT_INDEXED, coverPicture, pageMeta, siteUrl } from "../../head/page-meta.ts";
import { buildBreadcrumbsJsonLd } from "../../head/structured-data.ts";
import type { GuideData } from "./load-guide.server.ts";
import { buildGuideArticleJsonLd, listGuideBreadcrumbs } from "./structured-data.ts";

type MetaArgs = Parameters<typeof pageMeta>[0] & { loaderData: GuideData | undefined };

/** Title, description, cards and structured data of a guide's page. */
export function guideMeta(args: MetaArgs) {
  const { loaderData } = args;
  if (loaderData?.state !== "found") return [...pageMeta(args, guideNotFoundCopy), NOT_INDEXED];
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
    { "script:ld+json": buildGuideArticleJsonLd(origin, guide, picture?.url) },
    { "script:ld+json": buildBreadcrumbsJsonLd(origin, listGuideBreadcrumbs(guide)) },
  ];
}
