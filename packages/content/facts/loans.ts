import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Loans. */
export const loansFacts: readonly Fact[] = [
  {
    id: "repo",
    what: "Repo rate",
    value: "5.25%",
    source: pages.policyRate,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-01-15",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": [
        "often the repo rate (5.25% as of June 2026)",
      ],
    },
  },
  {
    id: "collateral",
    what: "Loans of micro and small enterprises without collateral, sanctioned or renewed from 1 April 2026",
    value: "₹20 lakh, 1 April 2026",
    source: pages.collateral,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": [
        "**₹20 lakh**; banks may go to ₹25 lakh on a good record",
        "sanctioned or renewed from 1 April 2026",
      ],
      "packages/content/guides/funding-options-comparison.md": [
        "loans up to ₹20 lakh sanctioned or renewed from 1 April 2026",
      ],
      "packages/content/guides/business-plan-template.md": [
        "For loans sanctioned or renewed from 1 April 2026, banks may not ask micro and small enterprises for collateral up to ₹20 lakh",
      ],
    },
  },
  {
    id: "collateral-record",
    what: "The same on a good record",
    value: "₹25 lakh",
    source: pages.collateral,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": ["may go to ₹25 lakh on a good record"],
    },
  },
  {
    id: "loan-days",
    what: "Working days for a decision on small loans, and their size",
    value: "14 working days, ₹25 lakh",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": [
        "For loans up to ₹25 lakh to micro and small enterprises a bank was to decide within 14 working days",
      ],
      "packages/content/guides/business-plan-template.md": [
        "loans of up to ₹25 lakh to micro and small enterprises within 14 working days",
      ],
    },
  },
  {
    id: "turnover-method",
    what: "Turnover method: working capital, the bank’s part, one’s own, limits up to",
    value: "25%, 20%, 5%, ₹5 crore",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": [
        "asking for limits up to ₹5 crore",
        "25% of projected yearly turnover, of which the bank finances at least 20% and you the other 5%",
      ],
    },
  },
  {
    id: "turnover-method-tool",
    what: "The same in the loan tool",
    value: "25, 20, 100",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/owner-tools/loan/arithmetic.ts": [
        "multiplyDivide(turnover, 20, 100)",
        "multiplyDivide(turnover, 25, 100)",
      ],
    },
  },
  {
    id: "gold-loans",
    what: "Gold: share lent by size of loan",
    value: "85% up to ₹2.5 lakh, 80% up to ₹5 lakh, 75% above",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-10-21",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/funding-options-comparison.md": [
        "lenders may lend 85% of the value on consumption loans up to ₹2.5 lakh in all, 80% up to ₹5 lakh and 75% above",
      ],
    },
  },
  {
    id: "chit",
    what: "Most a chit’s foreman may take",
    value: "7%",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-10-21",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/funding-options-comparison.md": [
        "The foreman’s commission is capped at 7%",
      ],
    },
  },
  {
    id: "kfs",
    what: "Key Facts Statement for term loans, since",
    value: "October 2024",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": ["since 1 October 2024"],
      "packages/content/guides/funding-options-comparison.md": ["since October 2024"],
    },
  },
  {
    id: "prepayment",
    what: "No charge for prepaying floating loans sanctioned or renewed from; small lenders up to",
    value: "1 January 2026, ₹50 lakh",
    source: pages.prepay,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": [
        "sanctioned or renewed from 1 January 2026, banks may not charge for prepayment",
        "this holds up to ₹50 lakh",
      ],
      "packages/content/guides/funding-options-comparison.md": [
        "sanctioned or renewed from 1 January 2026, banks may not charge for prepayment",
        "this holds up to ₹50 lakh",
      ],
    },
  },
  {
    id: "reset",
    what: "Floating loans are reset at least every",
    value: "three months",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": ["are reset at least every three months"],
    },
  },
  {
    id: "ombudsman",
    what: "RBI Ombudsman: unanswered for, and then open for",
    value: "30 days, 90 days",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-07-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": [
        "If it is unanswered for 30 days or badly answered, the Ombudsman takes it free of charge within the next 90 days",
      ],
    },
  },
  {
    id: "credit-report",
    what: "Free credit reports a year",
    value: "one",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": [
        "owes an individual one full report a year free",
      ],
    },
  },
  {
    id: "loan-penal",
    what: "Penal charges",
    value: "may not earn interest",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": [
        "Penal charges must be reasonable and may not earn interest",
      ],
    },
  },
  {
    id: "loan-app",
    what: "Time to change one’s mind about a loan by app",
    value: "at least a day",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": ["at least a day to change your mind"],
    },
  },
  {
    id: "loan-bank-in",
    what: "Ending of banks’ websites",
    value: ".bank.in",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": ["Banks’ websites should end in .bank.in"],
    },
  },
];
