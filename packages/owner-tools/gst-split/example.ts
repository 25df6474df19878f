import { getFactValue } from "@angadi/content/facts";
import type { GstSplitFields } from "./input.ts";

/** The guide's shop in Mysuru: a price of ₹1,180 including 18 % tax, bought for ₹826. */
export const gstSplitExample: GstSplitFields = {
  amount: "1,180",
  includes: "with",
  slab: "18",
  rate: "",
  place: "same",
  cost: "826",
  costIncludes: "with",
  composition: getFactValue("composition-rates.1"),
};

export const emptyGstSplit: GstSplitFields = { ...gstSplitExample, amount: "", cost: "" };
