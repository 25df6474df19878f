import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";

/** Registrations that every business needs, and partnership law. */
export const registrationFacts: readonly Fact[] = [
  {
    id: "partners-most",
    what: "Most partners of a firm, and members of a private company",
    value: "50 and 200",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-11-22",
    usedIn: { "packages/content/guides/legal-structure-guide.md": ["| 2 to 50", "| 2 to 200"] },
  },
  {
    id: "firm-unregistered",
    what: "An unregistered firm can’t sue a customer",
    value: "section 69",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "section 69 says that an unregistered firm can’t sue",
      ],
    },
  },
  {
    id: "director-loans",
    what: "Lending to directors is restricted",
    value: "section 185",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "section 185 of the Companies Act, 2013",
      ],
    },
  },
  {
    id: "shares-public",
    what: "A private company may not invite the public",
    value: "section 2(68)",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-10-21",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/funding-options-comparison.md": [
        "says section 2(68) of the Companies Act, 2013",
      ],
    },
  },
  {
    id: "startup-recognition",
    what: "Recognition as a startup: turnover and age",
    value: "₹200 crore, ten years",
    source: authorities.startupIndia,
    isSourceRead: false,
    checkedOn: "2026-10-21",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/funding-options-comparison.md": [
        "turnover up to ₹200 crore, ten years from incorporation",
      ],
    },
  },
  {
    id: "iec",
    what: "Fee of the importer-exporter code, confirmed April to June",
    value: "₹500",
    source: authorities.dgft,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": ["| ₹500, as of June 2026"],
    },
  },
  {
    id: "profession-tax-cap",
    what: "Most that a state may take from one person in a year",
    value: "₹2,500 and article 276",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-10-14",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "at most ₹2,500 a person a year under article 276",
      ],
      "packages/content/guides/hr-compliance-checklist.md": [
        "No state may take more than ₹2,500 a year from one person, says article 276",
      ],
    },
  },
  {
    id: "udyam-free",
    what: "Udyam registration costs nothing",
    value: "free",
    source: authorities.udyam,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "Fifteen minutes, free, with Aadhaar and PAN",
      ],
      "packages/content/guides/startup-budget-calculator.md": ["Udyam registration is free"],
    },
  },
  {
    id: "iec-yearly",
    what: "The importers’ code is confirmed once a year",
    value: "between April and June",
    source: authorities.dgft,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "must be confirmed once a year between April and June",
      ],
    },
  },
  {
    id: "bank-one-proof",
    what: "A bank may accept one proof of a proprietor’s business",
    value: "one after visiting you",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "the bank may accept one after visiting you",
      ],
    },
  },
];
