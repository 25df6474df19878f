import { getFactValue } from "@angadi/content/facts";
import { clearTexts } from "../kit/clear-texts.ts";
import type { LoanFields } from "./input.ts";

/** The guide's bakery in Thrissur, mill in Bikaner, daily lender and job-worker in Tiruppur. */
export const loanExample: LoanFields = {
  rounding: "rupee",
  loan: {
    loan: "8,00,000",
    rate: "11",
    months: "48",
    fee: "1",
    feeGst: getFactValue("gst-services"),
    prepay: "1,00,000",
    prepayAfter: "12",
    earns: "26,500",
    good: "3,72,000",
    bad: "2,60,000",
  },
  flat: { loan: "3,00,000", rate: "9", months: "24", otherRate: "13" },
  daily: { received: "1,00,000", instalment: "600", count: "200", every: "day" },
  limit: { turnover: "60,00,000", used: "7,00,000", rate: "10.5" },
};

/** The form, empty except for the tax on fees. */
export const emptyLoan: LoanFields = {
  rounding: "rupee",
  loan: { ...clearTexts(loanExample.loan), feeGst: loanExample.loan.feeGst },
  flat: clearTexts(loanExample.flat),
  daily: { ...clearTexts(loanExample.daily), every: "day" },
  limit: clearTexts(loanExample.limit),
};
