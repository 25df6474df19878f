import { getFactValue } from "@angadi/content/facts";
import type { PartField } from "../kit/frame/part-card.tsx";
import { plural } from "../kit/plural.ts";

const RATE = {
  name: "rate",
  unit: "percent",
  label: "Interest a year",
  range: "0 to 60%",
} as const;
const MONTHS = { name: "months", unit: "months", label: "Months", range: "1 to 360" } as const;
const LOAN = {
  name: "loan",
  unit: "rupees",
  label: "Loan",
  range: "₹1,000 to ₹100 crore",
} as const;

export const loanCopy = {
  heading: "Your loan sheet",
  lede: "The instalment, the whole schedule and the true rate of any offer. Filled in with the guide’s example: the bakery in Thrissur that wants a deck oven.",
  exampleFilesNote: "These files hold the bakery’s figures.",
  resets: [
    { id: "example", label: "Show the bakery", message: "The bakery is back." },
    { id: "empty", label: "Clear the sheet", message: "The sheet is empty." },
  ],
  files: { xlsx: "Excel sheet with formulas", csv: "Plain table (CSV)" },
  emptyParts: "Parts you left empty hold the guide’s figures in the files.",
  rounding: {
    label: "Round to",
    rupee: "whole rupees, as in the guide",
    paisa: "the paisa, as banks do",
  },
  fields: {
    loan: [
      LOAN,
      RATE,
      MONTHS,
      { name: "fee", unit: "percent", label: "Processing fee", range: "0 to 10%" },
      { name: "feeGst", unit: "percent", label: "GST on the fee", range: "0 to 40%" },
    ],
    affordability: [
      { name: "earns", unit: "rupees", label: "What the purchase leaves you each month" },
      { name: "good", unit: "rupees", label: "Cash of an ordinary year" },
      { name: "bad", unit: "rupees", label: "Cash of a bad year" },
    ],
    prepayment: [
      { name: "prepay", unit: "rupees", label: "Paid in extra", range: "₹1 to the loan" },
      {
        name: "prepayAfter",
        unit: "months",
        label: "After month",
        range: "1 to the month before the last",
      },
    ],
    flat: [
      LOAN,
      { ...RATE, label: "Flat rate a year" },
      MONTHS,
      { ...RATE, name: "otherRate", label: "A bank’s rate, falling balance" },
    ],
    daily: [
      { name: "received", unit: "rupees", label: "You get today" },
      {
        name: "instalment",
        unit: "rupees",
        label: "You pay each time",
        range: "the sum divided by the number of payments upwards",
      },
      { name: "count", unit: "count", label: "How many times", range: "1 to 3,650" },
    ],
    limit: [
      { name: "turnover", unit: "rupees", label: "Turnover of a year, projected" },
      { name: "used", unit: "rupees", label: "Used on average" },
      RATE,
    ],
  } satisfies Record<string, readonly PartField[]>,
  receipt: {
    heading: "The bank’s bill",
    interest: "Interest in all",
    fee: "Fee with GST",
    received: "You receive",
    totalPaid: "You repay in all",
    lastPayment: (month: number) => `Last, month ${month}`,
    emi: "EMI each month",
    apr: "True rate a year (APR)",
    shortLabels: { emi: "EMI", apr: "APR" },
  },
  chart: {
    sentence: (interest: string, half: number, owed: string) =>
      `What each year’s instalments are made of: ${interest} of interest in all. After ${plural(half, "month")}, half the time, ${owed} is still owed.`,
    interest: "Interest",
    repaid: "Repaid",
    year: "Year",
    owed: "Still owed",
    label: (year: number) => `Year ${year}`,
  },
  schedule: {
    heading: "The schedule, year by year",
    year: (year: number) => `Year ${year}`,
    interest: "interest",
    owed: "owed",
    columns: ["Month", "Interest ₹", "Repaid ₹", "Paid ₹", "Balance ₹"],
  },
  otherTerms: {
    heading: "Longer is lighter and costs more",
    months: "Months",
    emi: "EMI",
    interest: "Total interest",
  },
  affordability: {
    heading: "Can you carry it?",
    text: "Cover is the cash of a year divided by its instalments. Count profit after your drawings and tax, before interest and depreciation.",
    leftAfterEmi: "Left each month after the EMI",
    higherRateEmi: (rate: string) => `EMI at ${rate}`,
    goodYearCover: "Cover, ordinary year",
    badYearCover: "Cover, bad year",
    annualInstalments: "Twelve instalments",
    verdicts: {
      unknown: "Enter what your own business earns and keeps to see the answer here.",
      negative:
        "The purchase brings in less than its instalment. Borrow less or for longer, or wait.",
      badYear: "Your bad year falls below 1. Borrow less or for longer, or wait.",
      lowCover: "Many lenders like to see 1.25 or more in the ordinary case; ask yours.",
      affordable: "You can carry it, even in a bad year.",
    },
  },
  prepayment: {
    heading: "If you pay in extra",
    interestSaved: "Interest saved",
    shortLabel: "Extra saves",
    monthsSaved: "Months saved",
    lastPayment: (month: number) => `Last payment, month ${month}`,
    noPrepayment: "Enter an amount to see what it saves.",
    invalid: "Enter an amount up to the loan, and a month before the last, to see what it saves.",
  },
  flat: {
    heading: "“Only 9%”: a flat rate",
    text: "Flat means interest on the whole loan for the whole time, while you owe less each month.",
    trueRate: "True rate, falling balance",
    instalment: "Instalment",
    interest: "Interest in all",
    otherEmi: "The bank’s EMI",
    saving: "You save each month with the bank",
    extraCost: "You pay more each month with the bank",
  },
  daily: {
    heading: "“Just ₹600 a day”",
    text: "The balance falls with each payment, so the true rate is far above what the agent says.",
    every: { label: "You pay every", day: "day", week: "week", month: "month" },
    yearlyRate: "True rate a year",
    totalPaid: "You pay in all",
    cost: "It costs",
    ratePerPeriod: { day: "A day", week: "A week", month: "A month" },
  },
  limit: {
    heading: "A limit in place of a loan",
    text: `By the turnover method a quarter of a year’s turnover is working capital: the bank finances at least ${getFactValue("turnover-method.2")}, you the other ${getFactValue("turnover-method.3")}.`,
    limit: "Limit you can ask for",
    workingCapital: "Working capital",
    ownShare: "Your own share",
    interest: "Interest of a year",
    overLimit: "You would use more than the limit.",
  },
};
