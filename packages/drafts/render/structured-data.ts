import type { Draft } from "../draft.ts";

/**
 * The known facts as https://schema.org/LocalBusiness; undefined if the name is unknown. Without
 * the hours: openingHours requires days, and "9 to 9" has none.
 */
export function structuredData({ name, headline, place, mapUrl, phone, offers }: Draft) {
  if (!name.known) return undefined;
  const known = offers.filter((offer) => offer.name.known);
  const data = {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: name.text,
    ...(headline.known && { description: headline.text }),
    ...(place.known && { address: place.text }),
    ...(mapUrl && { hasMap: mapUrl }),
    ...(phone && { telephone: `+${phone.dial}` }),
    ...(known.length > 0 && {
      makesOffer: known.map((offer) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Product", name: offer.name.text },
      })),
    }),
  };
  // Typed text can never add "</script" or "<!--".
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
