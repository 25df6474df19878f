import type { PartField } from "../kit/frame/part-card.tsx";
import { plural } from "../kit/plural.ts";

const AMOUNT = {
  name: "amount",
  unit: "rupees",
  label: "You get",
  range: "₹100 to ₹100 crore",
} as const;
const BILL = { ...AMOUNT, label: "The bill" } as const;
const RATE = {
  name: "rate",
  unit: "percent",
  label: "Interest a year",
  range: "0 to 120%",
} as const;
const MONTHS = { name: "months", unit: "months", label: "Months", range: "1 to 360" } as const;
const DAYS = { name: "days", unit: "count", label: "Days", range: "1 to 730" } as const;
const FEE = {
  name: "fee",
  unit: "rupees",
  label: "All charges",
  range: "nothing to half of the sum",
} as const;

export const fundingCopy = {
  heading: "Your offers side by side",
  lede: "Up to four offers, each turned into rupees a year. Filled in with the guide’s example: the sweet shop in Jodhpur and its khoya machine.",
  exampleFilesNote: "These files hold the sweet shop’s offers.",
  resets: [
    { id: "example", label: "Show the sweet shop", message: "The sweet shop is back." },
    { id: "empty", label: "Clear the sheet", message: "The sheet is empty." },
  ],
  files: { xlsx: "Excel sheet with formulas", csv: "Plain table (CSV)" },
  nameLabel: (position: number) => `Name of offer ${position}`,
  offer: (position: number) => `Offer ${position}`,
  kind: "Kind of offer",
  kinds: {
    loan: "Loan, falling balance",
    flat: "Loan at a flat rate",
    end: "Repaid at the end",
    days: "Repaid after days",
    overdraft: "Overdraft or card",
    bill: "Bill sold, TReDS",
    discount: "Discount for cash",
    instalments: "Fixed amount a day or week",
    share: "Share of the profit",
  },
  fields: {
    loan: [AMOUNT, RATE, MONTHS, FEE],
    flat: [AMOUNT, { ...RATE, label: "Flat rate a year" }, MONTHS, FEE],
    end: [AMOUNT, RATE, MONTHS, FEE],
    days: [AMOUNT, RATE, DAYS, FEE],
    overdraft: [
      { ...AMOUNT, label: "The limit" },
      { name: "used", unit: "percent", label: "Used on average", range: "1 to 100%" },
      RATE,
      MONTHS,
      FEE,
    ],
    bill: [BILL, RATE, { ...DAYS, label: "Days until it is paid" }, FEE],
    discount: [
      BILL,
      { ...RATE, label: "Discount", range: "1 to 50%" },
      { ...DAYS, label: "Days between the two dates" },
    ],
    instalments: [
      AMOUNT,
      {
        name: "payment",
        unit: "rupees",
        label: "You pay each time",
        range: "the sum divided by the number of payments upwards",
      },
      { name: "count", unit: "count", label: "How many times", range: "1 to 3,650" },
      FEE,
    ],
    share: [
      { ...AMOUNT, label: "They give" },
      { name: "share", unit: "percent", label: "Share of the profit", range: "1 to 100%" },
      { name: "profit", unit: "rupees", label: "Profit of a year" },
      { ...MONTHS, label: "Months looked at" },
    ],
  } satisfies Record<string, readonly PartField[]>,
  every: { label: "Every", day: "day", week: "week", month: "month" },
  cheapest: "Cheapest",
  noOffer: "Fill in an offer first",
  add: "Add an offer",
  results: {
    yearlyRate: "True rate a year",
    perYear: "A year costs",
    received: "In your hand",
    totalPaid: "You pay in all",
    cost: "It costs",
    dueMonthly: "Each month",
    dueInBadMonth: "In a bad month",
    dueAtEnd: "Due at the end",
    duration: "It stays",
    formatDuration: (time: number, unit: "days" | "weeks" | "months") => {
      if (unit === "days") return plural(time, "day");
      return unit === "weeks" ? plural(time, "week") : plural(time, "month");
    },
    share: "You give up",
    formatShare: (share: string) => `${share} for good`,
    impliedValuation: "The whole would be worth",
  },
  chart: {
    sentence: (name: string, rate: string, perYear: string) =>
      `What a year of each offer costs. “${name}” is the cheapest at ${rate}, ${perYear} a year`,
    costliest: (name: string, rate: string, perYear: string) =>
      `; “${name}” is the costliest at ${rate}, ${perYear}`,
    offer: "Offer",
    rate: "Rate",
    perYear: "A year costs",
  },
};
