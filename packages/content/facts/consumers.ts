import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Consumers, packets, selling online. */
export const consumersFacts: readonly Fact[] = [
  {
    id: "e-commerce",
    what: "Complaint: acknowledged within, settled within",
    value: "48 hours and a month",
    source: pages.eCommerceRules,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/website-setup-checklist.md": [
        "must acknowledge a complaint within 48 hours and settle it within one month",
      ],
      "packages/content/guides/industry-regulations.md": [
        "acknowledges a complaint within 48 hours and settles it within a month",
      ],
      "packages/content/posts/a-complaint-on-whatsapp.md": [
        "give you 48 hours to acknowledge a complaint and a month to settle it",
      ],
      "packages/content/posts/the-week-before-you-open-online.md": [
        "to acknowledge a complaint within 48 hours and to settle it within a month",
      ],
      "packages/content/posts/a-returns-policy-you-can-stand-behind.md": [
        "We acknowledge a complaint within 48 hours and settle it within a month.",
      ],
    },
  },
  {
    id: "returns-days",
    what: "Days to refund a defective thing where no time is given",
    value: "30 days",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-07-08",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/posts/a-returns-policy-you-can-stand-behind.md": [
        "or within 30 days where no time is given",
      ],
    },
  },
  {
    id: "misleading-ads",
    what: "Penalties for misleading advertisements",
    value: "₹10 lakh and ₹50 lakh",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-08-27",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/social-media-strategy.md": [
        "of up to ₹10 lakh, and ₹50 lakh for a repeat",
      ],
    },
  },
  {
    id: "dark-patterns",
    what: "Guidelines on dark patterns",
    value: "November 2023",
    source: authorities.consumerAuthority,
    isSourceRead: false,
    checkedOn: "2026-10-28",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/pricing-strategy-guide.md": [
        "among dark patterns, as of November 2023",
      ],
      "packages/content/guides/email-marketing-fundamentals.md": [
        "As of November 2023, the Department of Consumer Affairs lists false urgency",
      ],
      "packages/content/guides/online-advertising-guide.md": [
        "As of November 2023, the Department of Consumer Affairs counts invented scarcity among dark patterns",
      ],
    },
  },
  {
    id: "mrp",
    what: "MRP contains all taxes",
    value: "the Legal Metrology (Packaged Commodities) Rules, 2011",
    source: pages.unitSalePrice,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/pricing-strategy-guide.md": [
        "under the Legal Metrology (Packaged Commodities) Rules, 2011",
      ],
    },
  },
  {
    id: "unit-price",
    what: "Unit sale price is compulsory",
    value: "October 2022",
    source: pages.unitSalePrice,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/industry-regulations.md": [
        "The unit sale price is compulsory, as of October 2022",
      ],
    },
  },
  {
    id: "small-packets",
    what: "Packets largely excused from labels",
    value: "10 g or 10 ml",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/industry-regulations.md": [
        "Very small packets, up to 10 g or 10 ml",
      ],
    },
  },
  {
    id: "packer",
    what: "Packer’s registration: within, fee",
    value: "90 days, ₹500",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/industry-regulations.md": [
        "within 90 days of beginning. Rule 27, as published in 2011, sets the fee at ₹500",
      ],
      "packages/content/guides/business-registration-checklist.md": [
        "within 90 days of starting",
        "₹500 once, under the rules of 2011",
      ],
    },
  },
  {
    id: "origin-filter",
    what: "Filter by country of origin, from",
    value: "1 July 2026",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/industry-regulations.md": [
        "must from 1 July 2026 offer a filter by country of origin",
      ],
    },
  },
  {
    id: "improvement-notice",
    what: "Improvement notices of Legal Metrology, since",
    value: "29 June 2026",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-05-31",
    usedIn: { "packages/content/guides/industry-regulations.md": ["Since 29 June 2026"] },
  },
  {
    id: "online-packets",
    what: "Label particulars also stand on the page, since",
    value: "January 2018",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-07-15",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/posts/the-week-before-you-open-online.md": ["since January 2018"],
    },
  },
  {
    id: "returns-rules",
    what: "What online sellers must show",
    value: "the Consumer Protection (E-Commerce) Rules, 2020",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-07-08",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/posts/a-returns-policy-you-can-stand-behind.md": [
        "The Consumer Protection (E-Commerce) Rules, 2020 cover goods sold over a digital network.",
        "Complaints go to a named person, within the two periods",
      ],
    },
  },
  {
    id: "metrology-act",
    what: "Law of weights and packets",
    value: "the Legal Metrology Act, 2009",
    source: authorities.indiaCode,
    isSourceRead: false,
    checkedOn: "2026-11-11",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/industry-regulations.md": ["The Legal Metrology Act, 2009"],
    },
  },
  {
    id: "ads-bait",
    what: "Bait offers and false “free”",
    value: "guidelines on misleading advertisements",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-10-28",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/online-advertising-guide.md": [
        "guidelines on misleading advertisements cover bait offers",
      ],
    },
  },
  {
    id: "lucky-draws",
    what: "Many prize draws are an unfair practice",
    value: "unfair practice",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-08-27",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/social-media-strategy.md": [
        "counts many draws and contests that promote sales as an unfair practice",
      ],
    },
  },
  {
    id: "online-label",
    what: "Label particulars repeated on the page",
    value: "apart from the month and year of packing",
    source: authorities.consumerAffairs,
    isSourceRead: false,
    checkedOn: "2026-07-22",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/website-setup-checklist.md": [
        "repeated on the page where the packet is sold online, apart from the month and year of packing",
      ],
    },
  },
  {
    id: "ai-pictures",
    what: "Pictures made by computer are declared",
    value: "February 2026",
    source: authorities.meity,
    isSourceRead: false,
    checkedOn: "2026-08-27",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/social-media-strategy.md": [
        "As of February 2026, the Ministry of Electronics and Information Technology’s amended IT rules",
      ],
    },
  },
];
