import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Income tax of firms and companies. */
export const businessTaxFacts: readonly Fact[] = [
  {
    id: "firm-rate",
    what: "Tax of a partnership firm or LLP, and cess",
    value: "30% plus 4%",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: { "packages/content/guides/tax-planning-strategies.md": ["pays 30% plus 4% cess"] },
  },
  {
    id: "firm-surcharge",
    what: "Income above which a firm or LLP pays surcharge",
    value: "₹1 crore",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "a surcharge above ₹1 crore of income",
      ],
      "packages/content/guides/legal-structure-guide.md": [
        "also pays a surcharge above ₹1 crore of income",
      ],
    },
  },
  {
    id: "company-rate",
    what: "Company tax under the option, with surcharge and cess",
    value: "22%, 25.168%",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "22% option, 25.168% in all",
        "25.168% of ₹9,00,000",
      ],
    },
  },
  {
    id: "msme-deduction",
    what: "A micro or small supplier’s bill paid late counts only in the year of payment",
    value: "section 37(2)(g)",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "Under section 37(2)(g), a sum owed to a **micro or small enterprise**",
      ],
    },
    due: { rule: "msme-payables", dates: [{ months: [3], day: 31 }] },
  },
  {
    id: "partner-pay",
    what: "Cap on working partners’ pay",
    value: "90% of the first ₹6,00,000 or ₹3,00,000; 60% of the rest",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "90% of the first ₹6,00,000 of book profit (or ₹3,00,000 if that is more), and 60% of the rest",
      ],
    },
  },
  {
    id: "partner-interest",
    what: "Highest interest to partners that income tax accepts",
    value: "12%",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "The 12% is the most that income tax accepts as interest to partners",
      ],
    },
  },
  {
    id: "directors-liability",
    what: "Directors answer for a private company’s unpaid tax",
    value: "section 323",
    source: pages.section323,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "(section 323 of the Income-tax Act, 2025)",
      ],
    },
  },
  {
    id: "partners-liability",
    what: "Partners answer for an LLP’s unpaid tax",
    value: "section 331",
    source: pages.section331,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/legal-structure-guide.md": [
        "That of an LLP can reach everyone who was a partner (section 331)",
      ],
    },
  },
];
