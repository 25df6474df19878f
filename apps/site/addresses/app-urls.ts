/** All URLs into the separate app are built here (specification, section 7). */
import { PARTNER_ID } from "@angadi/contract/partner-id";

/** Login: the app's root. The only hand-off without a partner ID. */
export const buildLoginUrl = (appUrl: string): string => `${appUrl}/`;

/** The chosen plan: its id, if the API returned one, and whether it is billed yearly. */
interface PlanChoice {
  id: string | undefined;
  isYearly: boolean;
}

/**
 * Target of Generate Website and every start button. The browser adds `partnerId`, because only it
 * has the value (apps/site/visit/partner.ts).
 */
export const buildStartUrl = (appUrl: string): string => `${appUrl}/website-type`;

/** Target of a paid plan's button. */
export function buildPlanUrl(appUrl: string, { id, isYearly }: PlanChoice): string {
  const params = { ...(id && { id }), ia: String(isYearly) };
  return `${buildStartUrl(appUrl)}?${new URLSearchParams(params)}`;
}

/** Target of the home page's picker, with the chosen business type. */
export function buildSelectLocationUrl(
  appUrl: string,
  { id, subIndustryType }: { id: string; subIndustryType: string },
  partnerId: unknown,
): string {
  const params = new URLSearchParams({ businessTypeId: id, subIndustryType });
  if (typeof partnerId === "string" && PARTNER_ID.test(partnerId)) {
    params.set("partnerId", partnerId);
  }
  return `${appUrl}/select-location?${params}`;
}

/**
 * Target of the name generator's "Use this name": the start page with the business name filled in.
 */
export const buildStartUrlWithName = (appUrl: string, name: string): string =>
  `${buildStartUrl(appUrl)}?${new URLSearchParams({ businessName: name })}`;
