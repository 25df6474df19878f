/** schema.org data of the company and the site, for search engines. */
import { site } from "@angadi/content/site";
import { type MetaArgs, getOrigin } from "./page-meta.ts";

export function buildOrganizationJsonLd(origin: string) {
  const { address, phone, emails } = site.contact;
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: site.name,
    legalName: site.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(site.founded),
    email: emails[0],
    telephone: phone.dial,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    sameAs: site.social.map(({ href }) => href),
  };
}

export function buildWebSiteJsonLd(origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: site.name,
    description: site.description,
    url: `${origin}/`,
    inLanguage: "en-IN",
    publisher: { "@id": `${origin}/#organization` },
  };
}

/** The contact page, with the phone number and the area shown on its card. */
export function buildContactPageJsonLd(origin: string) {
  const { phone, emails } = site.contact;
  return {
    "@context": "https://schema.org",
    "@type": "ContactPage",
    url: `${origin}/contact`,
    mainEntity: {
      ...buildOrganizationJsonLd(origin),
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer support",
        telephone: phone.dial,
        email: emails[0],
        areaServed: "IN",
        hoursAvailable: {
          "@type": "OpeningHoursSpecification",
          dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
          opens: "09:00",
          closes: "21:00",
        },
      },
    },
  };
}

interface ToolFacts {
  meta: { title: string; description: string };
  features: readonly string[];
}

/** A tool of the product, by its page. The single offer is the free start. */
export function buildSoftwareApplicationJsonLd(args: MetaArgs, { meta, features }: ToolFacts) {
  const origin = getOrigin(args);
  const url = origin + args.location.pathname;
  return {
    "@context": "https://schema.org",
    "@type": "SoftwareApplication",
    "@id": `${url}#application`,
    name: `${site.name}: ${meta.title}`,
    description: meta.description,
    url,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Web",
    featureList: features,
    provider: {
      "@type": "Organization",
      "@id": `${origin}/#organization`,
      name: site.name,
      url: `${origin}/`,
    },
    offers: { "@type": "Offer", price: 0, priceCurrency: "INR", url: `${origin}/pricing` },
  };
}

/** Breadcrumbs from the home page to a page; the paths are relative to the site. */
export function buildBreadcrumbsJsonLd(
  origin: string,
  trail: readonly { name: string; path: string }[],
) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
