import type { MetaDescriptor } from "react-router";
import { site } from "@angadi/content/site";
import { pageMeta, siteUrl } from "../../head/page-meta.ts";
import type { LegalDocument } from "./legal-text/legal-document.ts";

/** Metadata of a legal page, with schema.org data about its effective date. */
export function legalMeta(
  args: Parameters<typeof pageMeta>[0],
  { title, description, updated }: LegalDocument,
): MetaDescriptor[] {
  const origin = siteUrl(args);
  return [
    ...pageMeta(args, { title, description }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "WebPage",
        url: origin + args.location.pathname,
        name: title,
        description,
        inLanguage: "en-IN",
        dateModified: updated.iso,
        publisher: { "@type": "Organization", "@id": `${origin}/#organization`, name: site.name },
      },
    },
  ];
}
