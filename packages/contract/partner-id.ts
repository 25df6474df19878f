/** A partner's id: 1 to 64 letters, digits, `-` or `_` (docs/partners.md). */
export const PARTNER_ID = /^[\w-]{1,64}$/;

/** Replaces every id that is not counted separately in the totals, so no partner may have it. */
export const OTHER_PARTNERS = "other";

/** The URL that a partner shares. */
export const partnerLink = (siteUrl: string, partnerId: string): string =>
  `${siteUrl}/?partnerId=${partnerId}`;
