/** The address that a partner passes on (docs/partners.md). */
export const partnerLink = (siteUrl: string, partnerId: string): string =>
  `${siteUrl}/?partnerId=${partnerId}`;

/** An id that is likely to suit: the company's or the person's name in small letters. */
export const suggestedId = (company: string, name: string): string => slug(company) || slug(name);

const slug = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 40);
