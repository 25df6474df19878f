import { fundingExample } from "./example.ts";
import type { FundingFields } from "./input.ts";

/** The sweet shop's three offers, as the guide compares them; the fourth place is the visitor's. */
export const fundingStart: FundingFields = {
  ...fundingExample,
  offers: fundingExample.offers.slice(0, 3),
};
