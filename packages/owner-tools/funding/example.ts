import type { FundingFields, OfferFields } from "./input.ts";

export const emptyOffer: OfferFields = {
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
    { ...emptyOffer, name: "Bank", amount: "6,00,000", rate: "11", months: "48" },
    {
      ...emptyOffer,
      name: "Cousin, a quarter of the profit",
      kind: "share",
      amount: "6,00,000",
      share: "25",
      profit: "5,00,000",
      months: "72",
    },
    { ...emptyOffer, name: "Cousin, as a loan", amount: "6,00,000", rate: "10", months: "48" },
    {
      ...emptyOffer,
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
export const emptyFunding: FundingFields = {
  rounding: "rupee",
  offers: [emptyOffer, { ...emptyOffer, kind: "share" }],
};
