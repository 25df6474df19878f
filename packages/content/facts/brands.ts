import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Trade marks, designs, copyright. */
export const brandsFacts: readonly Fact[] = [
  {
    id: "tm-fee",
    what: "Trade mark, online, a class: small applicants and others",
    value: "₹4,500 and ₹9,000",
    source: pages.tradeMarks,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "cost ₹4,500 for each class for an individual, startup or small enterprise, and ₹9,000 for others",
      ],
      "packages/content/guides/business-registration-checklist.md": [
        "₹4,500 a class online for an individual, startup or small enterprise, ₹9,000 for others",
      ],
    },
  },
  {
    id: "tm-paper",
    what: "The same on paper",
    value: "₹5,000 and ₹10,000",
    source: pages.tradeMarks,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "On paper it is ₹5,000 and ₹10,000.",
      ],
    },
  },
  {
    id: "tm-renewal",
    what: "Renewal after ten years",
    value: "₹9,000",
    source: pages.tradeMarks,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "renewal after ten years is ₹9,000 for each class",
      ],
    },
  },
  {
    id: "tm-opposition",
    what: "Opposition, online",
    value: "₹2,700",
    source: pages.opposition,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": ["is ₹2,700 for each class"],
    },
  },
  {
    id: "tm-days",
    what: "Days to answer an examination report; months to oppose; years unused",
    value: "30 days, four months, five years and three months",
    source: authorities.ipIndia,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "you have 30 days from receipt to reply",
        "published for four months",
        "not been used for five years and three months",
      ],
    },
  },
  {
    id: "tm-false",
    what: "Showing ® falsely is penalised",
    value: "section 107",
    source: authorities.ipIndia,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "penalised under section 107 of the Act",
      ],
    },
  },
  {
    id: "design-fee",
    what: "Design: small applicants and others",
    value: "₹1,000 and ₹4,000",
    source: authorities.ipIndia,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "charges ₹1,000 for each application by a natural person, startup or small entity and ₹4,000 by others",
      ],
    },
  },
  {
    id: "design-term",
    what: "Terms: trade mark, copyright, design, patent",
    value: "10 years; life and 60 years; 10 years, plus 5; 20 years",
    source: authorities.ipIndia,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "| 10 years, renewable for ever",
        "author’s life and 60 years",
        "| 10 years, plus 5",
        "| 20 years from filing",
      ],
    },
  },
  {
    id: "copyright-fee",
    what: "Copyright: literary or artistic work, label artwork",
    value: "₹500 and ₹2,000",
    source: authorities.copyrightOffice,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-06-30",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "is ₹500 for a literary or artistic work and ₹2,000 for artwork used on goods",
      ],
    },
  },
  {
    id: "copyright-assignment",
    what: "What an assignment must say",
    value: "section 19; five years",
    source: authorities.copyrightOffice,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "Section 19 tells you what the paper must say.",
        "five years are assumed",
      ],
    },
  },
  {
    id: "design-fifty",
    what: "Copies after which a drawing’s copyright ends",
    value: "fifty",
    source: authorities.copyrightOffice,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "more than fifty times by an industrial process",
      ],
    },
  },
  {
    id: "copyright-owner",
    what: "Who owns a work",
    value: "section 17 of the Copyright Act, 1957",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "Under section 17 of the Copyright Act, 1957",
      ],
    },
  },
  {
    id: "copyright-unused",
    what: "Rights not used within a year fall back",
    value: "section 19(4)",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "Section 19(4) of the Copyright Act does not apply",
      ],
    },
  },
  {
    id: "copyright-design",
    what: "When a drawing loses its copyright",
    value: "section 15 of the Copyright Act",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "Under section 15 of the Copyright Act",
      ],
    },
  },
  {
    id: "tm-describes",
    what: "Marks that only describe are refused",
    value: "section 9 of the Trade Marks Act, 1999",
    source: authorities.ipIndia,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "Section 9 of the Trade Marks Act, 1999",
      ],
    },
  },
  {
    id: "design-act",
    what: "Law of designs; a year’s grace is proposed",
    value: "the Designs Act, 2000",
    source: authorities.ipIndia,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "under the Designs Act, 2000",
        "proposes a year’s grace",
      ],
    },
  },
  {
    id: "tm-rival-ban",
    what: "Bans on working for a rival are mostly void",
    value: "section 27 of the Indian Contract Act, 1872",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-08-13",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/intellectual-property-protection.md": [
        "Section 27 of the Indian Contract Act, 1872",
      ],
    },
  },
];
