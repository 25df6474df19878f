import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Limited liability partnerships. */
export const llpsFacts: readonly Fact[] = [
  {
    id: "llp-fee",
    what: "Incorporation fee of an LLP up to ₹1 lakh and ₹5 lakh of contribution",
    value: "₹500 up to ₹1 lakh and ₹2,000 up to ₹5 lakh",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "₹500 up to ₹1 lakh and ₹2,000 up to ₹5 lakh",
      ],
    },
  },
  {
    id: "llp-form-3-fee",
    what: "Fee of the agreement form of an LLP",
    value: "₹50 or ₹100",
    source: pages.llp,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "the agreement form cost ₹50 or ₹100",
      ],
    },
  },
  {
    id: "llp-form-3",
    what: "Days to file the LLP agreement",
    value: "30 days",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "the agreement within 30 days in Form 3",
      ],
      "packages/content/guides/legal-structure-guide.md": [
        "The agreement is filed in Form 3 within 30 days",
      ],
    },
  },
  {
    id: "llp-audit",
    what: "Turnover or contribution above which an LLP is audited",
    value: "₹40 lakh or ₹25 lakh",
    source: pages.llp,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "Above ₹40 lakh turnover or ₹25 lakh contribution",
      ],
    },
  },
  {
    id: "llp-resident",
    what: "Days a designated partner stayed in India",
    value: "120 days",
    source: authorities.mca,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": ["stayed in India for at least 120 days"],
    },
  },
  {
    id: "due-llp-11",
    what: "LLP annual return",
    value: "30 May",
    source: pages.llp,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "the annual return in Form 11 by 30 May",
      ],
      "packages/content/guides/business-registration-checklist.md": ["| 30 May, 30 October"],
    },
    due: { rule: "llp-11", dates: [{ months: [5], day: 30 }] },
  },
  {
    id: "due-llp-8",
    what: "LLP accounts",
    value: "30 October",
    source: pages.llp,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-08-31",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": ["the accounts in Form 8 by 30 October"],
      "packages/content/guides/business-registration-checklist.md": ["| 30 May, 30 October"],
    },
    due: { rule: "llp-8", dates: [{ months: [10], day: 30 }] },
  },
];
