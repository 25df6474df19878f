import type { PriceView } from "./plan.ts";

/** A query parameter, and the value that turns it on. */
interface Parameter {
  name: string;
  value: string;
}

/** The price view is stored in the query, so that it can be shared and works without JavaScript. */
export const BILLING_PARAMETER: Parameter = { name: "billing", value: "yearly" };
export const GST_PARAMETER: Parameter = { name: "gst", value: "included" };
/** Query parameter with the plan of the bill. */
export const BILL_PLAN_PARAMETER = "plan";

export const readPriceView = (search: URLSearchParams): PriceView => ({
  isYearly: search.get(BILLING_PARAMETER.name) === BILLING_PARAMETER.value,
  includesGst: search.get(GST_PARAMETER.name) === GST_PARAMETER.value,
});

/** Converts "AI Growth Engine" to "ai-growth-engine". */
export const toPlanKey = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** Returns the query with one parameter set or removed, and the others unchanged. */
export function setParameter(
  search: URLSearchParams,
  name: string,
  value: string | undefined,
): string {
  const updatedSearch = new URLSearchParams(search);
  if (value === undefined) updatedSearch.delete(name);
  else updatedSearch.set(name, value);
  return updatedSearch.size > 0 ? `?${updatedSearch}` : "";
}
