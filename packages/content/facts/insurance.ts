import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Insurance. */
export const insuranceFacts: readonly Fact[] = [
  {
    id: "insurance-surveyor",
    what: "Surveyor, report, decision",
    value: "24 hours, 15 days, seven days",
    source: pages.insuranceClaims,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-insurance-guide.md": [
        "a surveyor within 24 hours of the claim being reported, the report within 15 days, and the insurer’s decision within seven days",
      ],
    },
  },
  {
    id: "insurance-small",
    what: "Losses settled without a licensed surveyor",
    value: "₹1,00,000",
    source: pages.insuranceCircular,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-insurance-guide.md": [
        "losses up to ₹1,00,000 may be settled without a licensed surveyor",
      ],
    },
  },
  {
    id: "insurance-standard",
    what: "Bharat Sookshma Udyam Suraksha: assets, shortfall ignored",
    value: "₹5 crore, 15%",
    source: authorities.irdai,
    isSourceRead: false,
    checkedOn: "2026-07-03",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-insurance-guide.md": [
        "up to ₹5 crore of insurable assets",
        "a shortfall of up to 15% is ignored",
      ],
    },
  },
  {
    id: "insurance-ombudsman",
    what: "Highest award of the Ombudsman",
    value: "₹50 lakh",
    source: authorities.insuranceOmbudsmen,
    isSourceRead: false,
    checkedOn: "2026-07-03",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/business-insurance-guide.md": ["an award can go up to ₹50 lakh"],
    },
  },
  {
    id: "insurance-schemes",
    what: "PMJJBY and PMSBY, yearly, and cover",
    value: "₹436, ₹20, ₹2 lakh",
    source: authorities.janSuraksha,
    isSourceRead: false,
    checkedOn: "2026-07-03",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-insurance-guide.md": [
        "costs ₹436 a year for ₹2 lakh of life cover",
        "costs ₹20 a year for ₹2 lakh of accident cover",
      ],
    },
  },
  {
    id: "insurance-motor",
    what: "Third-party cover of vehicles",
    value: "the Motor Vehicles Act, 1988",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-07-03",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/business-insurance-guide.md": ["under the Motor Vehicles Act, 1988"],
    },
  },
  {
    id: "insurance-hazard",
    what: "Policy for dangerous goods",
    value: "the Public Liability Insurance Act, 1991",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-07-03",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/business-insurance-guide.md": [
        "the Public Liability Insurance Act, 1991",
      ],
    },
  },
  {
    id: "insurance-premium",
    what: "No cover before the premium is paid",
    value: "section 64VB of the Insurance Act, 1938",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-07-03",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/business-insurance-guide.md": [
        "section 64VB of the Insurance Act, 1938",
      ],
    },
  },
];
