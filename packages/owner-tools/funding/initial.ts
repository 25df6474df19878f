import { fundingExample } from "./example.ts";
import type { FundingFields } from "./input.ts";

/** The sweet shop's three offers, as compared in the guide; the visitor can add a fourth. */
export const fundingInitial: FundingFields = {
  ...fundingExample,
  offers: fundingExample.offers.slice(0, 3),
};
