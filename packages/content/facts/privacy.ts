import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Personal data. */
export const privacyFacts: readonly Fact[] = [
  {
    id: "dpdp-start",
    what: "Steps of the DPDP Rules",
    value: "mid-November 2025, mid-November 2026, mid-May 2027",
    source: pages.dpdpPhases,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": [
        "| Mid-November 2025, past",
        "| Mid-November 2026, past",
        "| Mid-May 2027",
      ],
    },
  },
  {
    id: "dpdp-may",
    what: "Month in which most duties begin",
    value: "May 2027",
    source: pages.dpdpDuties,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": ["its main duties begin in May 2027"],
      "packages/content/guides/website-setup-checklist.md": ["most duties begin in May 2027"],
      "packages/content/guides/email-marketing-fundamentals.md": ["begin in May 2027"],
      "packages/content/guides/online-advertising-guide.md": ["starts most duties in May 2027"],
      "packages/content/posts/a-customer-list-in-one-sheet.md": ["in May 2027"],
      "packages/owner-tools/privacy-notice/copy.ts": [
        "Notice and consent become duties in mid-May 2027",
      ],
    },
  },
  {
    id: "dpdp-proposal",
    what: "Proposal to bring some dates forward",
    value: "January 2026",
    source: pages.dpdpProposal,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": [
        "In January 2026 the ministry had proposed shorter times for some rules",
      ],
      "packages/content/posts/a-customer-list-in-one-sheet.md": [
        "In January 2026 the ministry proposed to bring some dates forward",
      ],
    },
  },
  {
    id: "dpdp-breach",
    what: "Hours in which the Board has a breach’s details",
    value: "72 hours",
    source: pages.dpdpDuties,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": ["within 72 hours of learning of it"],
    },
  },
  {
    id: "dpdp-penalty",
    what: "Highest penalties: security, breach or children, others",
    value: "₹250 crore, ₹200 crore, ₹50 crore",
    source: pages.dpdpPenalties,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": [
        "up to ₹250 crore for failing",
        "up to ₹200 crore for not reporting",
        "up to ₹50 crore for most other failures",
      ],
    },
  },
  {
    id: "dpdp-answer",
    what: "Longest time to answer a complaint",
    value: "90 days",
    source: authorities.meity,
    isSourceRead: false,
    checkedOn: "2026-09-03",
    recheckBy: "2027-05-31",
    usedIn: { "packages/content/guides/data-privacy-compliance.md": ["at most 90 days"] },
  },
  {
    id: "dpdp-child",
    what: "Age below which one is a child",
    value: "18",
    source: pages.dpdpPenalties,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": [
        "Anyone under 18 is a child under the Act.",
      ],
    },
  },
  {
    id: "dpdp-logs",
    what: "How long data and logs are kept",
    value: "at least a year",
    source: authorities.meity,
    isSourceRead: false,
    checkedOn: "2026-09-03",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": [
        "for at least a year, so that authorities can ask",
      ],
    },
  },
  {
    id: "cert-in",
    what: "Hours to report an incident",
    value: "six hours",
    source: authorities.certIn,
    isSourceRead: false,
    checkedOn: "2026-09-03",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": ["**CERT-In within six hours**"],
      "packages/content/guides/website-setup-checklist.md": ["within 6 hours"],
    },
  },
  {
    id: "it-act",
    what: "Older law on sensitive data",
    value: "section 43A",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-09-03",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": [
        "Under section 43A of the Information Technology Act, 2000",
      ],
    },
  },
  {
    id: "dpdp-notified",
    what: "The DPDP Rules were notified in",
    value: "November 2025",
    source: pages.dpdpPhases,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": [
        "MeitY notified the Digital Personal Data Protection Rules, 2025 in mid-November 2025.",
      ],
      "packages/content/posts/a-customer-list-in-one-sheet.md": [
        "Rules that were notified in November 2025",
      ],
    },
  },
  {
    id: "dpdp-section-7",
    what: "Uses without consent",
    value: "section 7",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-09-03",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": [
        "Some uses need no consent under section 7 of the Act.",
      ],
    },
  },
  {
    id: "dpdp-sms",
    what: "Commercial SMS and calls follow TRAI’s rules",
    value: "registered sender, registered template",
    source: authorities.trai,
    isSourceRead: false,
    checkedOn: "2026-09-03",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": [
        "registered sender, registered template",
      ],
    },
  },
];
