import type { PriceView } from "./plan.ts";

/** A parameter of the address and the value that means something. */
interface Parameter {
  name: string;
  value: string;
}

/** How prices are shown is in the query: to share, and to switch without JavaScript. */
export const BILLING: Parameter = { name: "billing", value: "yearly" };
export const GST: Parameter = { name: "gst", value: "included" };
/** The plan of the bill, by its name in the address. */
export const BILLED = "plan";

export const readPriceView = (search: URLSearchParams): PriceView => ({
  yearly: search.get(BILLING.name) === BILLING.value,
  withGst: search.get(GST.name) === GST.value,
});

/** "AI Growth Engine" → "ai-growth-engine". */
export const planKey = (name: string): string => name.toLowerCase().replaceAll(" ", "-");

/** The address with one parameter set, or taken away, and the others as they are. */
export function withParameter(
  search: URLSearchParams,
  name: string,
  value: string | undefined,
): string {
  const next = new URLSearchParams(search);
  if (value === undefined) next.delete(name);
  else next.set(name, value);
  return next.size > 0 ? `?${next}` : "";
}
