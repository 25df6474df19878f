import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Income tax dates. */
export const taxDatesFacts: readonly Fact[] = [
  {
    id: "due-advance-tax",
    what: "Days and shares of advance tax",
    value: "15 June 15%, 15 September 45%, 15 December 75%, 15 March 100%",
    source: pages.advanceTax,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "| 15 June | 15%",
        "| 15 September | 45%",
        "| 15 December | 75%",
        "| 15 March | 100%",
      ],
    },
    due: { rule: "advance-tax", dates: [{ months: [3, 6, 9, 12], day: 15 }] },
  },
  {
    id: "due-advance-tax-presumptive",
    what: "The whole advance tax of those who declare presumptive income",
    value: "15 March",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: { "packages/content/guides/tax-planning-strategies.md": ["pay the whole by 15 March"] },
    due: { rule: "advance-tax-presumptive", dates: [{ months: [3], day: 15 }] },
  },
  {
    id: "due-tds",
    what: "Deposit of TDS, and March’s",
    value: "7 and 30 April",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "(March’s by 30 April)",
        "| 7th of each month",
      ],
    },
    due: {
      rule: "tds-deposit",
      dates: [
        { months: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12], day: 7 },
        { months: [4], day: 30 },
      ],
    },
  },
  {
    id: "due-tds-statement",
    what: "Quarterly TDS statements",
    value: "31 July, 31 October, 31 January, 31 May",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "| 31 July, 31 October, 31 January, 31 May",
      ],
    },
    due: { rule: "tds-statement", dates: [{ months: [1, 5, 7, 10], day: 31 }] },
  },
  {
    id: "due-belated",
    what: "Last day for a forgotten return",
    value: "31 December",
    source: pages.revisedReturns,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "you can file it with a late fee until 31 December 2026",
      ],
    },
    due: { rule: "itr-belated", dates: [{ months: [12], day: 31 }] },
  },
  {
    id: "due-revised",
    what: "Last day to revise a return",
    value: "31 March",
    source: pages.revisedReturns,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "you can revise it until 31 March 2027",
      ],
    },
    due: { rule: "itr-revised", dates: [{ months: [3], day: 31 }] },
  },
  {
    id: "due-itr",
    what: "Return of a business without audit",
    value: "31 August",
    source: pages.returnDates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "due by 31 August 2027 for a business without audit",
      ],
    },
    due: { rule: "itr", dates: [{ months: [8], day: 31 }] },
  },
  {
    id: "due-itr-audited",
    what: "Return of companies and audit cases",
    value: "31 October",
    source: pages.returnDates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "by 31 October 2027 for companies and audit cases",
      ],
    },
    due: { rule: "itr-audited", dates: [{ months: [10], day: 31 }] },
  },
  {
    id: "due-audit-report",
    what: "Tax audit report, carried on from the Act of 1961",
    value: "30 September",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-02-28",
    usedIn: {},
    due: { rule: "tax-audit-report", dates: [{ months: [9], day: 30 }] },
  },
];
