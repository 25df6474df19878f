import type { FundingFields, OfferFields } from "./input.ts";

export const offerBlank: OfferFields = {
  name: "",
  kind: "loan",
  every: "day",
  amount: "",
  rate: "",
  months: "",
  days: "",
  fee: "",
  used: "",
  payment: "",
  count: "",
  share: "",
  profit: "",
};

/** The guide's sweet shop in Jodhpur: ₹6,00,000 for a khoya machine. */
export const fundingExample: FundingFields = {
  rounding: "rupee",
  offers: [
    { ...offerBlank, name: "Bank", amount: "6,00,000", rate: "11", months: "48" },
    {
      ...offerBlank,
      name: "Cousin, a quarter of the profit",
      kind: "share",
      amount: "6,00,000",
      share: "25",
      profit: "5,00,000",
      months: "72",
    },
    { ...offerBlank, name: "Cousin, as a loan", amount: "6,00,000", rate: "10", months: "48" },
    {
      ...offerBlank,
      name: "Finance company",
      kind: "flat",
      amount: "6,00,000",
      rate: "18",
      months: "48",
      fee: "12,000",
    },
  ],
};

/** An empty loan and an empty share. */
export const fundingBlank: FundingFields = {
  rounding: "rupee",
  offers: [offerBlank, { ...offerBlank, kind: "share" }],
};
