import { getFactValue } from "@angadi/content/facts";

export const gstSplitCopy = {
  heading: "GST in and out",
  lede: "One amount with its tax taken out or added. Filled in for the shop in Mysuru: ₹1,180 on the tag, 18% in it, bought for ₹826. The figures are in the page’s address, so a bookmark keeps them.",
  exampleFilesNote: "These files hold the figures of the shop.",
  resets: [
    { id: "example", label: "Show the shop", message: "The shop is back." },
    { id: "empty", label: "Clear the sheet", message: "The sheet is empty." },
  ],
  files: { xlsx: "Excel sheet with formulas", csv: "Plain table (CSV)" },
  fields: {
    amount: { label: "Price" },
    rate: { label: "Rate of GST" },
    cost: { label: "What it cost you", hint: "Bought at the same rate" },
  },
  includes: {
    label: "This price is",
    options: { with: "with tax", without: "without tax" },
  },
  costIncludes: "This cost is",
  slab: { label: "Rate of GST", other: "Another" },
  place: {
    label: "The buyer is",
    options: { same: "in your state", other: "in another state" },
  },
  receipt: {
    heading: "The price is",
    taxableValue: "Before tax",
    cgst: (rate: string) => `CGST ${rate}`,
    sgst: (rate: string) => `SGST or UTGST ${rate}`,
    igst: (rate: string) => `IGST ${rate}`,
    total: "With tax",
  },
  margin: {
    heading: "Your margin",
    text: "The tax in the price was never yours. Count the margin without it, on both sides.",
    main: (share: string) => `You keep (${share} of the price before tax)`,
    marginWithTax: (share: string) => `Looks like, tax in both (${share})`,
    gstPayable: "Of that, GST to pay",
    gstCredit: "GST credit left over",
    noCost: "Enter what it cost you.",
  },
  composition: {
    heading: "The same sale under composition",
    text: "A composition trader puts no tax on the bill, takes no credit, and pays a share of the turnover out of the price.",
    label: "Composition rate",
    options: {
      [getFactValue("composition-rates.1")]:
        `${getFactValue("composition-rates.1")}%: traders and makers`,
      [getFactValue("composition-rates.2")]: `${getFactValue("composition-rates.2")}%: restaurants`,
      [getFactValue("composition-rates.3")]:
        `${getFactValue("composition-rates.3")}%: other services`,
    },
    main: (price: string) => `Kept at ${price}`,
    tax: "Composition tax",
    sameMarginPrice: (margin: string) => `Price that keeps ${margin}`,
    otherState: "Under composition you may not sell to another state.",
  },
  disclaimer:
    "Your goods’ rate, cess, reverse charge, and whether your purchase gives credit are for you to find out. CGST and SGST are rounded to the paisa each, so that they are alike; what is left over is in the price before tax.",
};
