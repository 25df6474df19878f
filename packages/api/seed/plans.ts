import { plans } from "@angadi/content/plans";

/** The rows of the four plans. The id is the name in lower case with hyphens. */
export const seededPlans = plans.map(({ name, tagline, monthlyPrice, yearlyPrice }) => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  planName: name,
  tagline,
  monthlyPrice,
  yearlyPrice,
}));
