import { getFactValue } from "@angadi/content/facts";
import { clearTexts } from "../kit/clear-texts.ts";
import type { PricingFigures } from "./input.ts";

/** The guide's pickle maker in Guntur, technician in Coimbatore and salon in Jamshedpur. */
export const pricingExample: PricingFigures = {
  rounding: "rupee",
  unit: {
    lines: [
      { label: "Raw mangoes, cut", amount: "9,600" },
      { label: "Sesame oil", amount: "7,680" },
      { label: "Spices and garlic", amount: "4,960" },
      { label: "Jars, lids, labels", amount: "4,320" },
      { label: "Gas, water, cleaning", amount: "960" },
      { label: "Two helpers, 4 days", amount: "4,400" },
      { label: "Breakage and leaks", amount: "800" },
    ],
    ownHours: "36",
    ownRate: "150",
    pieces: "160",
    fixed: "14,000",
    sold: "400",
  },
  hour: {
    wanted: "45,000",
    costs: [
      { label: "Fuel and servicing", amount: "6,500" },
      { label: "Tools and spares", amount: "2,000" },
      { label: "Phone", amount: "600" },
      { label: "Insurance", amount: "900" },
      { label: "Adverts and website", amount: "1,500" },
    ],
    days: "25",
    billable: "4.5",
    out: "8",
    charge: "505",
    visit: "40 min",
  },
  price: { keep: "25", gst: String(Number.parseFloat(getFactValue("gst-pickles.2"))), tag: "385" },
  shop: { share: "25", keep: "15", tag: "450" },
  discount: { off: "10", pieces: "400" },
  rise: { sold: "420", price: "300", cost: "110", rise: "8" },
};

/** The form, empty except for the names of the guide's lines. */
export const emptyPricing: PricingFigures = {
  rounding: "rupee",
  unit: {
    ...clearTexts(pricingExample.unit),
    lines: [
      { label: "Material", amount: "" },
      { label: "Packing and labels", amount: "" },
      { label: "Gas, power, water", amount: "" },
      { label: "Helpers", amount: "" },
      { label: "Breakage and waste", amount: "" },
    ],
  },
  hour: {
    ...clearTexts(pricingExample.hour),
    costs: [
      { label: "Travel", amount: "" },
      { label: "Tools", amount: "" },
      { label: "Phone", amount: "" },
      { label: "Insurance", amount: "" },
      { label: "Adverts and website", amount: "" },
    ],
  },
  price: clearTexts(pricingExample.price),
  shop: clearTexts(pricingExample.shop),
  discount: clearTexts(pricingExample.discount),
  rise: clearTexts(pricingExample.rise),
};
