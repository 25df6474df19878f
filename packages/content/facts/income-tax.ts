import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Income tax: slabs, presumptive income, deductible expenses. */
export const incomeTaxFacts: readonly Fact[] = [
  {
    id: "act-2025",
    what: "The Income-tax Act, 2025 replaced the Act of 1961 on",
    value: "1 April 2026",
    source: pages.slabs,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "The Income-tax Act, 2025 replaced the Act of 1961 on 1 April 2026.",
      ],
    },
  },
  {
    id: "slabs-new",
    what: "Slabs of the new regime",
    value:
      "₹4,00,000 nil, ₹8,00,000 5%, ₹12,00,000 10%, ₹16,00,000 15%, ₹20,00,000 20%, ₹24,00,000 25%, above 30%",
    source: pages.slabs,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "| Up to ₹4,00,000",
        "to ₹8,00,000 | 5%",
        "to ₹12,00,000 | 10%",
        "to ₹16,00,000 | 15%",
        "to ₹20,00,000 | 20%",
        "to ₹24,00,000 | 25%",
        "| Above ₹24,00,000 | 30%",
      ],
    },
  },
  {
    id: "rebate",
    what: "Total income up to which the new regime’s rebate takes the tax to nil, and the rebate",
    value: "₹12,00,000 and ₹60,000",
    source: pages.slabs,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "total income is up to ₹12,00,000 gets a rebate of up to ₹60,000",
      ],
    },
  },
  {
    id: "slabs-old",
    what: "Slabs of the old regime under sixty",
    value: "₹2,50,000, 5% to ₹5,00,000, 20% to ₹10,00,000, 30% beyond",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "the slabs bite from ₹2,50,000: 5% to ₹5,00,000, 20% to ₹10,00,000, 30% beyond",
      ],
    },
  },
  {
    id: "presumptive-business",
    what: "Presumptive income of a business, limits and shares",
    value: "₹2 crore, ₹3 crore if cash is 5% or less; 6% and 8%",
    source: pages.section58,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "₹2 crore; ₹3 crore if cash is 5% or less",
        "6% of what comes by bank or UPI, 8% of the rest",
      ],
    },
  },
  {
    id: "presumptive-profession",
    what: "Presumptive income of a listed profession",
    value: "₹50 lakh, ₹75 lakh if cash is 5% or less; 50%",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "₹50 lakh; ₹75 lakh if cash is 5% or less",
        "50% of receipts",
      ],
    },
  },
  {
    id: "presumptive-lock",
    what: "Years for which leaving the presumptive scheme shuts one out",
    value: "five years",
    source: pages.section58Lock,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "if you leave within five years you can be shut out of the scheme for the next five",
      ],
    },
  },
  {
    id: "half-depreciation",
    what: "Days of use below which an asset earns half the depreciation",
    value: "180 days",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "under 180 days of the year earns half the rate",
      ],
    },
  },
  {
    id: "cash-expense",
    what: "Cash to one person in a day above which an expense is disallowed; for hired goods vehicles",
    value: "₹10,000, ₹35,000",
    source: pages.cashExpenses,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "**Cash to one person above ₹10,000 in a day**",
        "For hired goods vehicles the figure is ₹35,000",
      ],
    },
  },
  {
    id: "cash-receipt",
    what: "Cash from one person in a day, for one sale or occasion, that is prohibited",
    value: "₹2,00,000",
    source: pages.section186,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "**Cash of ₹2,00,000 or more received**",
      ],
    },
  },
  {
    id: "cash-loan",
    what: "Loans and deposits that may not be taken or repaid in cash",
    value: "₹20,000",
    source: pages.section185,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "**Loans and deposits of ₹20,000 or more**",
      ],
      "packages/content/guides/funding-options-comparison.md": [
        "Loans of ₹20,000 or more must not be taken or repaid in cash",
      ],
    },
  },
  {
    id: "regime-option",
    what: "Leaving the new regime with business income",
    value: "section 202(4)",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: { "packages/content/guides/tax-planning-strategies.md": ["(section 202(4)"] },
  },
  {
    id: "regime-default",
    what: "The new regime is the default",
    value: "section 202",
    source: pages.slabs,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "The new regime (section 202) is the default.",
      ],
    },
  },
  {
    id: "presumptive-section",
    what: "Presumptive income stands in",
    value: "section 58",
    source: pages.section58Old,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "Section 58 lets small residents declare a fixed share of turnover",
        "As of February 2026 (Income-tax Act, 2025, Income Tax Department):",
      ],
    },
  },
  {
    id: "expense-sections",
    what: "Expenses and cash stand in",
    value: "sections 36, 185, 186 and 188",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": ["sections 36, 185, 186 and 188"],
    },
  },
  {
    id: "act-years",
    what: "Year from which the 2025 Act applies",
    value: "1 April 2026",
    source: authorities.incomeTax,
    isSourceRead: false,
    checkedOn: "2026-09-24",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "Income from 1 April 2026 follows the 2025 Act",
        "It speaks of one **tax year**",
      ],
    },
  },
];
