import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Companies. */
export const companiesFacts: readonly Fact[] = [
  {
    id: "company-resident",
    what: "Days a director stayed in India",
    value: "182 days",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": ["must have stayed 182 days in India"],
    },
  },
  {
    id: "inc-20a",
    what: "Days to declare the start of business",
    value: "180 days",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": ["files Form INC-20A, within 180 days"],
      "packages/content/guides/business-registration-checklist.md": ["in INC-20A within 180 days"],
    },
  },
  {
    id: "company-late-fee",
    what: "Late fee of a company’s form",
    value: "₹100 a day",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "Late filing costs ₹100 a day for each form without any upper limit",
        "Late filing costs ₹100 a day for each form.",
      ],
    },
  },
  {
    id: "due-agm",
    what: "Last day of the annual general meeting",
    value: "30 September",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-08-31",
    usedIn: {},
    due: { rule: "company-agm", dates: [{ months: [9], day: 30 }] },
  },
  {
    id: "due-aoc-4",
    what: "Company accounts, thirty days after a meeting on 30 September",
    value: "30 days",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-08-31",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "accounts in AOC-4, within 30 days of the annual meeting",
      ],
    },
    due: { rule: "company-aoc-4", dates: [{ months: [10], day: 30 }] },
  },
  {
    id: "due-mgt-7a",
    what: "Company annual return, sixty days after a meeting on 30 September",
    value: "60",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-08-31",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": ["an annual return in MGT-7A, within 60"],
    },
    due: { rule: "company-mgt-7a", dates: [{ months: [11], day: 29 }] },
  },
  {
    id: "due-opc-aoc-4",
    what: "Accounts of a one person company, days from 31 March",
    value: "180 days",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-08-31",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "gives it 180 days from the end of the year for AOC-4",
      ],
    },
    due: { rule: "opc-aoc-4", dates: [{ months: [9], day: 27 }] },
  },
  {
    id: "due-dpt-3",
    what: "Return of deposits and loans",
    value: "30 June",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-05-31",
    usedIn: {},
    due: { rule: "dpt-3", dates: [{ months: [6], day: 30 }] },
  },
  {
    id: "due-msme-1",
    what: "Dues to small suppliers, half-yearly",
    value: "30 April and 31 October",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-03-31",
    usedIn: {},
    due: {
      rule: "msme-1",
      dates: [
        { months: [4], day: 30 },
        { months: [10], day: 31 },
      ],
    },
  },
  {
    id: "due-director-kyc",
    what: "KYC of directors, every third year",
    value: "30 June",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": ["it is due every third year by 30 June"],
    },
    due: { rule: "director-kyc", dates: [{ months: [6], day: 30 }] },
  },
  {
    id: "small-company",
    what: "Small company: paid-up capital and turnover",
    value: "₹10 crore and ₹100 crore",
    source: pages.smallCompany,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "With paid-up capital up to ₹10 crore and turnover up to ₹100 crore you are a “small company”",
      ],
    },
  },
  {
    id: "company-free",
    what: "Authorised capital up to which incorporation has no fee",
    value: "₹15 lakh",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-06-25",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": ["authorised capital up to ₹15 lakh"],
      "packages/content/guides/startup-budget-calculator.md": ["authorised capital up to ₹15 lakh"],
    },
  },
  {
    id: "company-books",
    what: "Years a company keeps its books",
    value: "eight financial years",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-07-09",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/accounting-basics.md": ["**Companies:** eight financial years"],
    },
  },
  {
    id: "company-edit-log",
    what: "Edit log of companies’ software, since",
    value: "April 2023",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-07-09",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/accounting-basics.md": [
        "as of April 2023, when the edit-log rule began",
      ],
    },
  },
  {
    id: "msme-1",
    what: "Form in which a company reports dues to small suppliers",
    value: "MSME-1",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-10-15",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/cash-flow-management.md": ["each half-year in form MSME-1"],
    },
  },
];
