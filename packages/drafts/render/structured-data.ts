import type { View } from "./view.ts";

/**
 * The known facts as https://schema.org/LocalBusiness; undefined if the name is unknown. The only
 * time in it is the founding year: openingHours requires days, and "9 to 9" has none.
 */
export function structuredData(view: View): string | undefined {
  const { draft, name, headline } = view;
  if (!name.known) return undefined;
  const place = view.words("place", draft.place);
  const year = draft.facts.find((fact) => fact.startsWith("Since "))?.slice("Since ".length);
  const offers = draft.offers
    .map((offer, index) => view.words(`offer.${index}.name`, offer.name))
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
  // Typed text can never add "</script" or "<!--".
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
