import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Books, audits, advance tax and fees. */
export const taxDutiesFacts: readonly Fact[] = [
  {
    id: "books-individual",
    what: "Income or turnover above which individuals keep books",
    value: "₹2,50,000 or ₹25,00,000",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-07-09",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/accounting-basics.md": [
        "once income passes ₹2,50,000 or turnover passes ₹25,00,000",
      ],
    },
  },
  {
    id: "books-firm",
    what: "The same for firms and LLPs",
    value: "₹1,20,000 or ₹10,00,000",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-07-09",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/accounting-basics.md": [
        "A partnership firm or LLP: ₹1,20,000 or ₹10,00,000",
      ],
    },
  },
  {
    id: "books-years",
    what: "How long books are kept",
    value: "seven tax years",
    source: pages.booksYears,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-11-22",
    usedIn: { "packages/content/guides/accounting-basics.md": ["**Income tax:** seven tax years"] },
  },
  {
    id: "books-server",
    what: "Books on a computer: daily copy on a server in India",
    value: "rule 46",
    source: pages.booksServer,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/accounting-basics.md": [
        "under rule 46 of the Income-tax Rules, 2026",
      ],
    },
  },
  {
    id: "audit",
    what: "Turnover from which a tax audit is due",
    value: "₹1 crore, ₹10 crore where cash is at most 5%; ₹50 lakh for a profession",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-07-09",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/accounting-basics.md": [
        "Tax audit starts at a turnover of ₹1 crore, or ₹10 crore where cash is no more than 5% of receipts and of payments, and at ₹50 lakh",
      ],
    },
  },
  {
    id: "audit-fee",
    what: "Fee for a late tax audit, and after a month",
    value: "₹75,000 and ₹1,50,000",
    source: pages.auditFee,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "fixed fees of ₹75,000, and ₹1,50,000 beyond a month",
      ],
    },
  },
  {
    id: "revision-fee",
    what: "Fee for revising a return after 31 December: income up to ₹5,00,000, and otherwise",
    value: "₹1,000 and ₹5,000",
    source: pages.revisedReturns,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "it costs ₹1,000 where total income is up to ₹5,00,000, and ₹5,000 otherwise",
      ],
      "packages/owner-tools/calendar/dates/tax.ts": [
        "After 31 December there is a fee of ₹1,000 or ₹5,000.",
      ],
    },
  },
  {
    id: "advance-tax-from",
    what: "Tax of the year from which advance tax is due",
    value: "₹10,000",
    source: pages.advanceTax,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "If tax after TDS is ₹10,000 or more for the year",
      ],
      "packages/owner-tools/calendar/dates/tax.ts": [
        "Due if the tax after TDS is ₹10,000 or more for the year.",
      ],
    },
  },
  {
    id: "advance-tax-interest",
    what: "Interest on a late instalment, and on a shortfall below 90%",
    value: "1%, 3%, 90%",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "Interest on a late instalment is 1% a month in effect, 3% for each of the first three",
        "If less than 90% is paid",
      ],
    },
  },
  {
    id: "pan-forms",
    what: "Forms for a firm’s and an individual’s PAN",
    value: "Form 94 and Form 93",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "a PAN in Form 94 (Form 93 is for individuals)",
      ],
    },
  },
  {
    id: "books-profession",
    what: "Books of listed professions",
    value: "section 62, and rule 46",
    source: pages.booksYears,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/accounting-basics.md": [
        "Income-tax Act, 2025, section 62, and rule 46 of the Income-tax Rules, 2026",
      ],
    },
  },
  {
    id: "advance-tax-dates",
    what: "Months of advance tax, as the cash sheet has them",
    value: "15",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-10-15",
    recheckBy: "2027-02-28",
    usedIn: { "packages/content/guides/cash-flow-management.md": ["| 15 Jun, Sep, Dec, Mar"] },
  },
  {
    id: "pan-aadhaar",
    what: "A PAN name must match Aadhaar, since",
    value: "1 April 2026",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "Since 1 April 2026 a PAN name must match Aadhaar",
      ],
    },
  },
];
