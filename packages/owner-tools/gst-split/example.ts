import type { GstSplitFields } from "./input.ts";

/** The guide's shop in Mysuru: ₹1,180 on the tag, 18% in it, bought for ₹826. */
export const gstSplitExample: GstSplitFields = {
  amount: "1,180",
  includes: "with",
  slab: "18",
  rate: "",
  place: "same",
  cost: "826",
  costIncludes: "with",
  composition: "1",
};

/** Nothing filled in. */
export const gstSplitBlank: GstSplitFields = { ...gstSplitExample, amount: "", cost: "" };
