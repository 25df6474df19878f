import { plans as sold } from "@angadi/content/plans";

/** The four plans' rows. A plan's id is its name in lower case with hyphens. */
export const plans = sold.map(({ name, tagline, monthlyPrice, yearlyPrice }) => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  planName: name,
  tagline,
  monthlyPrice,
  yearlyPrice,
}));
