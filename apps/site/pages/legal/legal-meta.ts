import type { MetaDescriptor } from "react-router";
import { site } from "@angadi/content/site";
import { buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import type { LegalDocument } from "./legal-text/legal-document.ts";

/** Metadata of a legal page, with schema.org data about its effective date. */
export function buildLegalMeta(
  args: Parameters<typeof buildPageMeta>[0],
  { title, description, updated }: LegalDocument,
): MetaDescriptor[] {
  const origin = getOrigin(args);
  return [
    ...buildPageMeta(args, { title, description }),
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
