import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** GST: registration, composition, rates. */
export const gstFacts: readonly Fact[] = [
  {
    id: "gst-limit-goods",
    what: "Turnover of the year above which those who sell nothing but goods register",
    value: "₹40 lakh",
    where: "most states",
    source: pages.gstLimits,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "Registration is needed above ₹40 lakh of turnover for goods",
      ],
      "packages/content/guides/business-registration-checklist.md": [
        "**₹40 lakh if you sell only goods**",
      ],
      "packages/content/guides/industry-regulations.md": [
        "it begins at ₹40 lakh of goods in most states",
      ],
      "packages/content/posts/your-first-gst-invoice.md": [
        "a yearly turnover of ₹40 lakh for goods",
      ],
    },
  },
  {
    id: "gst-limit-services",
    what: "Turnover above which those who also sell services register",
    value: "₹20 lakh",
    where: "most states",
    source: pages.gstLimits,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "and ₹20 lakh for services in most states",
      ],
      "packages/content/guides/business-registration-checklist.md": [
        "**₹20 lakh once services come in**",
      ],
      "packages/content/guides/business-plan-template.md": [
        "under the ₹20 lakh at which services register for GST in most states",
      ],
      "packages/content/posts/your-first-gst-invoice.md": ["and ₹20 lakh for services"],
    },
  },
  {
    id: "gst-limit-low",
    what: "The lowest limit of registration",
    value: "₹10 lakh",
    where: "Manipur, Mizoram, Nagaland, Tripura",
    source: pages.gstLimits,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "in four north-eastern states the limit is ₹10 lakh",
      ],
    },
  },
  {
    id: "gst-limit-goods-states",
    what: "States without the higher limit for goods",
    value: "Telangana, Puducherry, Uttarakhand and much of the north-east",
    where: "those states",
    source: pages.gstLimits,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "In Telangana, Puducherry, Uttarakhand and much of the north-east goods never got the higher limit",
      ],
    },
  },
  {
    id: "gst-simple-registration",
    what: "Tax on sales to registered buyers up to which the simpler registration is open",
    value: "₹2.5 lakh a month",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "your tax on sales to registered buyers stays within ₹2.5 lakh a month",
      ],
    },
  },
  {
    id: "gst-registration-days",
    what: "Days to apply after passing the limit, and longest wait with a visit",
    value: "30 days",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-07-29",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "Apply within 30 days.",
        "allow up to 30 days",
      ],
    },
  },
  {
    id: "gst-rates",
    what: "Rates of GST on most goods since 22 September 2025",
    value: "5%, 18%, 40%",
    source: pages.gstRates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/accounting-basics.md": [
        "Since 22 September 2025 most goods carry 5%, 18% or, for a few, 40%",
      ],
      "packages/content/guides/pricing-strategy-guide.md": [
        "From 22 September 2025 most goods carry 5%, 18% or, for a few, 40%",
      ],
      "packages/owner-tools/bill/slabs.ts": ['["18", "5", "0", "40", "3", "0.25"]'],
    },
  },
  {
    id: "gst-notebooks",
    what: "GST on notebooks, pencils and erasers",
    value: "none",
    source: pages.gstRates,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/accounting-basics.md": [
        "while notebooks, pencils and erasers carry none",
      ],
    },
  },
  {
    id: "gst-pickles",
    what: "GST on pickles, before and since 22 September 2025",
    value: "12% and 5%",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-08-17",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/pricing-strategy-guide.md": ["pickles came down from 12% to 5%"],
    },
  },
  {
    id: "gst-kitchenware",
    what: "GST on steel utensils and mixer grinders",
    value: "5% and 18%",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-03-25",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/posts/your-first-gst-invoice.md": [
        "Utensils are at 5% and mixer grinders at 18%",
      ],
    },
  },
  {
    id: "gst-services",
    what: "GST on most services: shop rent, advertising, insurance, lenders’ fees",
    value: "18%",
    source: pages.gstRatesByItem,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/startup-budget-calculator.md": ["Shop rent carries 18%."],
      "packages/content/guides/online-advertising-guide.md": ["GST on online advertising is 18%"],
      "packages/content/guides/business-insurance-guide.md": ["GST, 18% on such policies"],
      "packages/content/guides/business-loan-guide.md": ["plus 18% GST"],
      "packages/owner-tools/loan/example.ts": ['feeGst: "18"'],
    },
  },
  {
    id: "gst-rent-reverse",
    what: "Tenants registered in the regular way pay GST on an unregistered owner’s rent, since",
    value: "10 October 2024",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-06-25",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/startup-budget-calculator.md": [
        "since 10 October 2024, as notified in that month by CBIC",
      ],
    },
  },
  {
    id: "gst-health-life",
    what: "GST on individual health and life premiums",
    value: "free of GST",
    source: pages.gstRatesByItem,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/business-insurance-guide.md": [
        "individual and family health and life premiums are free of GST",
      ],
    },
  },
  {
    id: "gst-pickles-tool",
    what: "The rate in the pricing tool’s example",
    value: "5",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-02-28",
    usedIn: { "packages/owner-tools/pricing/example.ts": ['gst: "5"'] },
  },
  {
    id: "gst-insurance-premium",
    what: "GST on insurance for a business, in the worked premium",
    value: "18%",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-07-03",
    recheckBy: "2027-02-28",
    usedIn: { "packages/content/guides/business-insurance-guide.md": ["and with 18% GST"] },
  },
  {
    id: "gst-accessories",
    what: "GST on phone accessories",
    value: "18%",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-06-25",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/startup-budget-calculator.md": [
        "Most accessories stayed at 18% after 22 September 2025",
      ],
    },
  },
];
