/** What a partner's id is made of: 1 to 64 letters, digits, `-` or `_` (docs/partners.md). */
export const PARTNER_ID = /^[\w-]{1,64}$/;

/** Stands for every id that is not told apart in the totals, so no partner may have it. */
export const OTHER_PARTNERS = "other";

/** The address that a partner passes on. */
export const partnerLink = (siteUrl: string, partnerId: string): string =>
  `${siteUrl}/?partnerId=${partnerId}`;
