import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Schemes and guarantees. */
export const schemesFacts: readonly Fact[] = [
  {
    id: "cgtmse",
    what: "Loan up to which CGTMSE guarantees",
    value: "₹10 crore",
    source: authorities.cgtmse,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": ["Part of a loan up to **₹10 crore**"],
      "packages/content/guides/funding-options-comparison.md": [
        "part of a bank’s loan up to ₹10 crore",
      ],
    },
  },
  {
    id: "cgtmse-fee",
    what: "Yearly fee quoted for small loans",
    value: "0.37%",
    source: authorities.cgtmse,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-04-30",
    usedIn: { "packages/content/guides/business-loan-guide.md": ["at 0.37% on ₹8,00,000"] },
  },
  {
    id: "mudra",
    what: "Mudra: Shishu, Kishor, Tarun, Tarun Plus",
    value: "₹50,000, ₹5 lakh, ₹10 lakh, ₹20 lakh",
    source: pages.mudraCategories,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": [
        "₹50,000 (Shishu), ₹5 lakh (Kishor), ₹10 lakh (Tarun)",
        "**₹20 lakh** (Tarun Plus)",
      ],
      "packages/content/guides/funding-options-comparison.md": [
        "Up to ₹50,000, ₹5 lakh, ₹10 lakh, and ₹20 lakh for those who have repaid the last",
      ],
    },
  },
  {
    id: "svanidhi",
    what: "PM SVANidhi: loans, open until",
    value: "₹15,000, ₹25,000, ₹50,000; March 2030",
    source: authorities.myScheme,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-08-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": [
        "₹15,000, then ₹25,000, then **₹50,000**",
        "Street vendors, until March 2030",
      ],
      "packages/content/guides/funding-options-comparison.md": [
        "Loans of ₹15,000, then ₹25,000, then ₹50,000",
        "Open to March 2030",
      ],
    },
  },
  {
    id: "pmegp",
    what: "PMEGP: approved until",
    value: "March 2026",
    source: authorities.kvic,
    isSourceRead: false,
    checkedOn: "2026-11-05",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/content/guides/business-loan-guide.md": ["approved for the years to March 2026"],
      "packages/content/guides/funding-options-comparison.md": ["Approved to March 2026"],
    },
  },
  {
    id: "pmegp-amounts",
    what: "PMEGP: subsidy, and projects of making and service",
    value: "15 to 35%, ₹50 lakh, ₹20 lakh",
    source: authorities.kvic,
    isSourceRead: false,
    checkedOn: "2026-10-21",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/content/guides/funding-options-comparison.md": [
        "Subsidy of 15 to 35% of cost, on projects up to ₹50 lakh (making) or ₹20 lakh (service)",
      ],
    },
  },
  {
    id: "vishwakarma",
    what: "PM Vishwakarma: loans, tools",
    value: "₹1 lakh, ₹2 lakh at 5%; ₹15,000; 18 trades",
    source: authorities.myScheme,
    isSourceRead: false,
    checkedOn: "2026-10-21",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/funding-options-comparison.md": [
        "₹1 lakh, then ₹2 lakh at 5%; tools worth ₹15,000",
        "Artisans in 18 trades",
      ],
    },
  },
  {
    id: "pmfme",
    what: "PMFME: subsidy, at most, until",
    value: "35%, ₹10 lakh, March 2026",
    source: authorities.myScheme,
    isSourceRead: false,
    checkedOn: "2026-10-21",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/content/guides/funding-options-comparison.md": [
        "35% of cost, at most ₹10 lakh",
        "To March 2026",
      ],
    },
  },
  {
    id: "standup",
    what: "Stand-Up India: loans; successor awaited",
    value: "₹10 lakh to ₹1 crore; ₹2 crore",
    source: authorities.myScheme,
    isSourceRead: false,
    checkedOn: "2026-10-21",
    recheckBy: "2027-01-31",
    usedIn: {
      "packages/content/guides/funding-options-comparison.md": [
        "Loans of ₹10 lakh to ₹1 crore",
        "a successor up to ₹2 crore was awaited",
      ],
    },
  },
  {
    id: "card-limit",
    what: "Credit card for micro enterprises",
    value: "₹5 lakh",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-10-21",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/funding-options-comparison.md": ["with a limit of ₹5 lakh"],
    },
  },
];
