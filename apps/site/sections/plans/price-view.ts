import type { PriceView } from "./plan.ts";

/** A query parameter, and the value that turns it on. */
interface Parameter {
  name: string;
  value: string;
}

/** The price view is stored in the query, so that it can be shared and works without JavaScript. */
export const BILLING: Parameter = { name: "billing", value: "yearly" };
export const GST: Parameter = { name: "gst", value: "included" };
/** Query parameter with the plan of the bill. */
export const BILL_PLAN_PARAMETER = "plan";

export const readPriceView = (search: URLSearchParams): PriceView => ({
  isYearly: search.get(BILLING.name) === BILLING.value,
  withGst: search.get(GST.name) === GST.value,
});

/** "AI Growth Engine" → "ai-growth-engine". */
export const toPlanKey = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** Returns the query with one parameter set or removed, and the others unchanged. */
export function setParameter(
  search: URLSearchParams,
  name: string,
  value: string | undefined,
): string {
  const next = new URLSearchParams(search);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next.size > 0 ? `?${next}` : "";
}
