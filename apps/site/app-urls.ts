/** Addresses in the separate app: the one place that makes them (specification, section 7). */
import { PARTNER_ID } from "@angadi/contract/partner-id";

/** Login: the app's root. The one hand-off that never carries a partner. */
export const loginUrl = (appUrl: string): string => `${appUrl}/`;

/** A plan as it was chosen: its id where the API gave one, and whether it is paid by the year. */
interface PlanChoice {
  id: string | undefined;
  yearly: boolean;
}

/**
 * Generate Website and every start button. `partnerId` is added in the browser, which alone knows
 * it (apps/site/partner.ts).
 */
export const startUrl = (appUrl: string): string => `${appUrl}/website-type`;

/** The button of a plan that costs something. */
export function planUrl(appUrl: string, { id, yearly }: PlanChoice): string {
  const chosen = { ...(id && { id }), ia: String(yearly) };
  return `${startUrl(appUrl)}?${new URLSearchParams(chosen)}`;
}

/** The home page's picker, with the business type the visitor chose. */
export function pickedUrl(
  appUrl: string,
  { id, subIndustryType }: { id: string; subIndustryType: string },
  partnerId: unknown,
): string {
  const handedOver = new URLSearchParams({ businessTypeId: id, subIndustryType });
  if (typeof partnerId === "string" && PARTNER_ID.test(partnerId)) {
    handedOver.set("partnerId", partnerId);
  }
  return `${appUrl}/select-location?${handedOver}`;
}

/** The name generator's "Use this name": the start, with the name for the business. */
export const namedUrl = (appUrl: string, name: string): string =>
  `${startUrl(appUrl)}?${new URLSearchParams({ businessName: name })}`;
