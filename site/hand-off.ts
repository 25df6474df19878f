/** Addresses in the separate app: the one place that makes them (specification, section 7). */

/** Login: the app's root. */
export const loginUrl = (appUrl: string): string => `${appUrl}/`;

/** Generate Website and every start button. */
export const startUrl = (appUrl: string): string => `${appUrl}/website-type`;

/** The home page's picker, with the business type the visitor chose. */
export function pickedUrl(
  appUrl: string,
  { id, subIndustryType }: { id: string; subIndustryType: string },
): string {
  return `${appUrl}/select-location?${new URLSearchParams({ businessTypeId: id, subIndustryType })}`;
}
