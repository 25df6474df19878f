import type { View } from "./view.ts";

/**
 * What is known, as https://schema.org/LocalBusiness; undefined if not even the name is. Of times,
 * only the year of founding: "9 to 9" says no days, which openingHours asks for.
 */
export function structuredData(view: View): string | undefined {
  const { draft, name, headline } = view;
  if (!name.known) return undefined;
  const place = view.words("place", draft.place);
  const year = draft.facts.find((fact) => fact.startsWith("Since "))?.slice("Since ".length);
  const offers = draft.offers
    .map((offer, at) => view.words(`offer.${at}.name`, offer.name))
    .filter(({ known }) => known);
  const data = {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: name.text,
    ...(headline.known && { description: headline.text }),
    ...(place.known && { address: place.text }),
    ...(draft.mapUrl && { hasMap: draft.mapUrl }),
    ...(draft.phone && { telephone: `+${draft.phone.dial}` }),
    ...(year && { foundingDate: year }),
    ...(offers.length > 0 && {
      makesOffer: offers.map(({ text }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Product", name: text },
      })),
    }),
  };
  // No "</script" and no "<!--" in it, whatever was typed.
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
