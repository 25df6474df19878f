/** A partner's id: 1 to 64 letters, digits, `-` or `_` (docs/partners.md). */
export const PARTNER_ID = /^[\w-]{1,64}$/;

/** Stands in the totals for all ids that are not counted separately, so no partner may have it. */
export const OTHER_PARTNERS = "other";

/** Returns the URL that a partner shares. */
export const toPartnerLink = (siteUrl: string, partnerId: string): string =>
  `${siteUrl}/?partnerId=${partnerId}`;
