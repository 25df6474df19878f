import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Food and other trades, premises. */
export const tradesFacts: readonly Fact[] = [
  {
    id: "fssai-tiers",
    what: "Food: registration and state licence up to",
    value: "₹1.5 crore and ₹50 crore",
    source: authorities.fssaiOffice,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/industry-regulations.md": [
        "| Up to ₹1.5 crore",
        "| Above that, up to ₹50 crore",
      ],
    },
  },
  {
    id: "fssai-registration",
    what: "Turnover above which a licence is due",
    value: "₹1.5 crore",
    source: pages.fssai,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "licence above ₹1.5 crore turnover",
      ],
    },
  },
  {
    id: "fssai-valid",
    what: "Registrations do not run out; the fee stays",
    value: "yearly fee",
    source: pages.fssai,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/industry-regulations.md": [
        "Registrations and licences now stay valid until suspended",
      ],
      "packages/owner-tools/calendar/copy.ts": [
        "Since April 2026 registrations and licences do not run out, but the yearly fee is still due",
      ],
    },
  },
  {
    id: "fssai-fee",
    what: "Fee of a food registration",
    value: "₹100",
    source: authorities.foscos,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "| ₹100 a year for registration",
      ],
      "packages/content/guides/industry-regulations.md": [
        "| FSSAI registration | yearly fee | ₹100",
      ],
    },
  },
  {
    id: "due-fssai-d1",
    what: "Annual return of licensed makers",
    value: "31 May",
    source: authorities.foscos,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-04-30",
    usedIn: {},
    due: { rule: "fssai-d1", dates: [{ months: [5], day: 31 }] },
  },
  {
    id: "cosmetics",
    what: "Licence for cosmetics: application and licence",
    value: "Form COS-5 and Form COS-8",
    source: authorities.cdsco,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/industry-regulations.md": [
        "the application is Form COS-5",
        "the licence is Form COS-8",
      ],
    },
  },
  {
    id: "plastic",
    what: "Single-use items and thin bags banned from; thickness",
    value: "1 July 2022, 120 microns, 31 December 2022",
    source: authorities.cpcb,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/industry-regulations.md": [
        "from 1 July 2022, and carry bags thinner than 120 microns from 31 December 2022",
      ],
    },
  },
  {
    id: "loudspeakers",
    what: "Night limit for loudspeakers",
    value: "10 pm to 6 am",
    source: authorities.cpcb,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/industry-regulations.md": ["night limit from 10 pm to 6 am"],
    },
  },
  {
    id: "tenancy",
    what: "Deposit cap of the Model Tenancy Act for business premises",
    value: "six months",
    source: authorities.mohua,
    isSourceRead: false,
    checkedOn: "2026-06-25",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/startup-budget-calculator.md": [
        "caps them at six months for business premises",
      ],
    },
  },
  {
    id: "food-act",
    what: "Law of food businesses",
    value: "the Food Safety and Standards Act, 2006",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/industry-regulations.md": [
        "under the Food Safety and Standards Act, 2006",
      ],
    },
  },
  {
    id: "fssai-home",
    what: "A home kitchen that sells needs the registration",
    value: "basic registration",
    source: authorities.fssaiOffice,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-04-30",
    usedIn: {
      "packages/content/posts/instagram-for-a-home-bakery.md": [
        "needs at least the basic registration",
      ],
      "packages/content/guides/industry-regulations.md": [
        "A home kitchen needs the registration too.",
      ],
    },
  },
];
