import type { Fact } from "./fact.ts";
import { statePages } from "./state-pages.ts";

/** Professional tax by state. */
export const professionalTaxFacts: readonly Fact[] = [
  {
    id: "pt-andhra",
    what: "Professional tax, Andhra Pradesh",
    value: "₹15,000; ₹150; ₹200 above ₹20,000",
    where: "Andhra Pradesh",
    source: statePages.professionTax,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "Above ₹15,000 a month",
        "₹150 a month; ₹200 above ₹20,000",
      ],
    },
  },
  {
    id: "pt-bihar",
    what: "Professional tax, Bihar, a year",
    value: "₹3,00,000; ₹1,000; ₹2,000 above ₹5,00,000; ₹2,500 above ₹10,00,000",
    where: "Bihar",
    source: statePages.professionTax,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "Above ₹3,00,000 a year",
        "₹1,000 a year; ₹2,000 above ₹5,00,000; ₹2,500 above ₹10,00,000",
      ],
    },
  },
  {
    id: "pt-gujarat",
    what: "Professional tax, Gujarat",
    value: "₹12,000; ₹200",
    where: "Gujarat",
    source: statePages.professionTax,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "From ₹12,000 a month",
        "₹200 a month",
      ],
    },
  },
  {
    id: "pt-jharkhand",
    what: "Professional tax, Jharkhand",
    value: "₹3,00,000; ₹100 to ₹208",
    where: "Jharkhand",
    source: statePages.professionTax,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "Above ₹3,00,000 a year",
        "₹100 to ₹208 a month",
      ],
    },
  },
  {
    id: "pt-karnataka",
    what: "Professional tax, Karnataka",
    value: "₹25,000; ₹200, ₹300 in February",
    where: "Karnataka",
    source: statePages.professionTaxKarnataka,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "From ₹25,000 a month",
        "₹200 a month, ₹300 in February",
      ],
    },
  },
  {
    id: "pt-kerala",
    what: "Profession tax, Kerala, half a year",
    value: "₹12,000; ₹320 to ₹1,250",
    where: "Kerala",
    source: statePages.professionTaxKerala,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "From ₹12,000 in half a year",
        "₹320 to ₹1,250 a half-year, to the local body",
      ],
    },
  },
  {
    id: "pt-madhya-pradesh",
    what: "Professional tax, Madhya Pradesh, a year",
    value: "₹2,25,000; ₹1,500; ₹2,000 above ₹3,00,000; ₹2,500 above ₹4,00,000",
    where: "Madhya Pradesh",
    source: statePages.professionTaxMadhya,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "From ₹2,25,000 a year",
        "₹1,500 a year; ₹2,000 above ₹3,00,000; ₹2,500 above ₹4,00,000",
      ],
    },
  },
  {
    id: "pt-maharashtra",
    what: "Professional tax, Maharashtra",
    value: "men ₹7,500, women ₹25,000; ₹175 up to ₹10,000; ₹200, ₹300 in February",
    where: "Maharashtra",
    source: statePages.professionTaxMaharashtra,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "Men above ₹7,500, women above ₹25,000 a month",
        "Men ₹175 up to ₹10,000; otherwise ₹200 a month, ₹300 in February",
      ],
    },
  },
  {
    id: "pt-odisha",
    what: "Professional tax, Odisha",
    value: "₹13,304; ₹125; above ₹25,000 ₹200, ₹300 in March",
    where: "Odisha",
    source: statePages.professionTaxRates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "Above ₹13,304 a month",
        "₹125 a month; above ₹25,000 ₹200, ₹300 in March",
      ],
    },
  },
  {
    id: "pt-punjab",
    what: "Professional tax, Punjab",
    value: "₹20,833; ₹200",
    where: "Punjab",
    source: statePages.professionTaxRates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": [
        "From ₹20,833 a month",
        "₹200 a month",
      ],
    },
  },
  {
    id: "pt-west-bengal",
    what: "Professional tax, West Bengal",
    value: "₹10,000",
    where: "West Bengal",
    source: statePages.professionTaxBengal,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: { "packages/content/guides/hr-compliance-checklist.md": ["above ₹10,000 a month"] },
  },
  {
    id: "pt-none",
    what: "No professional tax found",
    value: "None",
    where: "Delhi, Haryana, Himachal Pradesh, Rajasthan, Uttar Pradesh, Uttarakhand",
    source: statePages.professionTaxStates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-03-31",
    usedIn: {
      "packages/content/guides/hr-compliance-checklist.md": ["| No professional tax found"],
    },
  },
];
