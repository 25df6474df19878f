import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Tax deducted at source. */
export const tdsFacts: readonly Fact[] = [
  {
    id: "tds-proprietor",
    what: "Turnover of last year above which a proprietor deducts on ordinary bills; for a profession",
    value: "₹1 crore, ₹50 lakh",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-10-28",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "only if last year’s turnover was above ₹1 crore (₹50 lakh for a profession)",
      ],
      "packages/content/guides/business-registration-checklist.md": [
        "only if last year’s turnover was above ₹1 crore (₹50 lakh for a profession)",
      ],
      "packages/content/guides/online-advertising-guide.md": [
        "A proprietor whose turnover last year was within ₹1 crore, or ₹50 lakh in a profession",
      ],
    },
  },
  {
    id: "tds-large-payments",
    what: "Contractors, professionals and agents paid by any individual: rate and limit",
    value: "2% above ₹50 lakh",
    source: pages.section393,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "whom you pay more than ₹50 lakh in the year: 2%",
      ],
      "packages/content/guides/business-registration-checklist.md": [
        "2% from one contractor, professional or agent paid more than ₹50 lakh in the year",
      ],
    },
  },
  {
    id: "tds-property",
    what: "Land or a building: rate and value",
    value: "1% from ₹50 lakh",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": ["bought for ₹50 lakh or more: 1%"],
      "packages/content/guides/business-registration-checklist.md": [
        "1% from property of ₹50 lakh or more",
      ],
    },
  },
  {
    id: "tds-rent-individual",
    what: "Rent paid by any individual: rate and limit",
    value: "2% above ₹50,000 a month",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": ["**Rent** above ₹50,000 a month: 2%"],
      "packages/content/guides/business-registration-checklist.md": [
        "2% from rent above ₹50,000 a month",
      ],
    },
  },
  {
    id: "tds-crypto",
    what: "Crypto and other virtual digital assets",
    value: "1%",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "and other virtual digital assets: 1%",
      ],
    },
  },
  {
    id: "tds-contract",
    what: "Contractors: rates and limits",
    value: "1% and 2%; ₹30,000 and ₹1,00,000",
    source: pages.section393,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "contractors 1% if an individual or Hindu undivided family and 2% otherwise, above ₹30,000 a bill or ₹1,00,000 a year",
      ],
      "packages/content/guides/online-advertising-guide.md": [
        "2% when a company is paid and 1% for an individual, once a single bill is above ₹30,000 or the year’s total above ₹1,00,000",
      ],
    },
  },
  {
    id: "tds-professional",
    what: "Professional fees",
    value: "10% above ₹50,000",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "professional fees 10% above ₹50,000 a year",
      ],
    },
  },
  {
    id: "tds-rent",
    what: "Rent of premises paid by others than small proprietors",
    value: "10% above ₹50,000 a month",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "rent of premises 10% above ₹50,000 a month",
      ],
    },
  },
  {
    id: "tds-partner",
    what: "A partner’s salary, commission and interest",
    value: "10% above ₹20,000",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "commission or interest from the firm 10% above ₹20,000 a year",
      ],
      "packages/content/guides/legal-structure-guide.md": [
        "they deduct 10% TDS on a partner’s salary, commission, bonus and interest once these pass ₹20,000 a year",
      ],
    },
  },
  {
    id: "tds-rules",
    what: "TDS dates stand in",
    value: "rules 218 and 219",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: { "packages/content/guides/tax-planning-strategies.md": ["rules 218 and 219"] },
  },
];
