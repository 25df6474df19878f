import { buildGuidePath } from "../../addresses/paths.ts";
import { guideCopy } from "@angadi/content/pages/guide";
import { site } from "@angadi/content/site";
import type { GuideView } from "./load-guide.server.ts";

/** schema.org data of a guide. `picture` is absolute. */
export function buildGuideArticleJsonLd(
  origin: string,
  guide: GuideView,
  picture: string | undefined,
) {
  const url = origin + buildGuidePath(guide.slug);
  const company = { "@type": "Organization", "@id": `${origin}/#organization`, name: site.name };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    mainEntityOfPage: url,
    url,
    headline: guide.title,
    description: guide.summary,
    image: picture,
    inLanguage: "en-IN",
    datePublished: guide.date.iso,
    dateModified: guide.date.iso,
    articleSection: guide.category.name,
    wordCount: guide.wordCount,
    timeRequired: `PT${guide.readMinutes}M`,
    author: company,
    publisher: company,
  };
}

/** Breadcrumbs from the home page to a guide, through its category. */
export function listGuideBreadcrumbs({ slug, title, category }: GuideView) {
  const { home, guides } = guideCopy.breadcrumb;
  return [
    { name: home, path: "/" },
    { name: guides, path: "/business-starter-guide" },
    { name: category.name, path: category.href },
    { name: title, path: buildGuidePath(slug) },
  ];
}
