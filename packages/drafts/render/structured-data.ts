import type { Draft } from "../draft.ts";

/**
 * The known facts as https://schema.org/LocalBusiness; undefined if the name is unknown. Leaves
 * out the hours, since openingHours requires days, and "9 to 9" has none.
 */
export function toStructuredData({ name, headline, place, mapUrl, phone, offers }: Draft) {
  if (!name.isKnown) return undefined;
  const knownOffers = offers.filter((offer) => offer.name.isKnown);
  const data = {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: name.text,
    ...(headline.isKnown && { description: headline.text }),
    ...(place.isKnown && { address: place.text }),
    ...(mapUrl && { hasMap: mapUrl }),
    ...(phone && { telephone: `+${phone.digits}` }),
    ...(knownOffers.length > 0 && {
      makesOffer: knownOffers.map((offer) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Product", name: offer.name.text },
      })),
    }),
  };
  // Typed text can never add "</script" or "<!--".
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
