import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** GST: composition, bills, books and credit. */
export const gstBillsFacts: readonly Fact[] = [
  {
    id: "composition-rates",
    what: "Composition: rates for traders and makers, restaurants, other services",
    value: "1%, 5% and 6%",
    source: pages.composition,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "1% of turnover for traders and makers and 5% for restaurants",
        "and 6% for other services",
      ],
      "packages/owner-tools/gst-split/input.ts": ['COMPOSITION_RATES = ["1", "5", "6"]'],
    },
  },
  {
    id: "composition-limits",
    what: "Composition: limits of turnover",
    value: "₹1.5 crore, ₹75 lakh in some states, ₹50 lakh for services",
    source: pages.composition,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "up to ₹1.5 crore (₹75 lakh in some states)",
        "other services up to ₹50 lakh",
      ],
    },
  },
  {
    id: "composition-marketplaces",
    what: "Composition dealers may sell goods through marketplaces within the state, since",
    value: "1 October 2023",
    source: pages.compositionMarketplaces,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/tax-planning-strategies.md": [
        "Since 1 October 2023 a dealer may sell goods through an online marketplace, but only within the state",
      ],
    },
  },
  {
    id: "gst-nil-late-fee",
    what: "Late fee of a nil return: a day, at most",
    value: "₹20 a day up to ₹500",
    source: pages.gstLateFees,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": ["costs ₹20 a day up to ₹500"],
    },
  },
  {
    id: "gst-records",
    what: "How long GST records are kept, from the due date of the annual return",
    value: "72 months",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-11-21",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/accounting-basics.md": [
        "until 72 months after the due date of the year’s annual return",
      ],
      "packages/content/guides/data-privacy-compliance.md": [
        "to keep records for 72 months from the due date",
      ],
      "packages/owner-tools/privacy-notice/copy.ts": [
        "72 months after the year’s GST annual return is due",
      ],
    },
  },
  {
    id: "gst-rule-37",
    what: "Days after which credit on an unpaid supplier’s bill is reversed",
    value: "180 days",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-07-09",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/accounting-basics.md": [
        "if the supplier is unpaid 180 days after the invoice",
      ],
    },
  },
  {
    id: "gst-tcs",
    what: "Tax that marketplaces collect for GST and deduct for income tax",
    value: "0.5% and 0.1%",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-08-17",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/pricing-strategy-guide.md": [
        "0.5% for GST (CBIC) and 0.1% for income tax",
      ],
    },
  },
  {
    id: "gst-e-invoice",
    what: "Turnover in any year since 2017–18 above which bills to businesses are e-invoices",
    value: "₹5 crore",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-03-25",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/posts/your-first-gst-invoice.md": [
        "Turnover above ₹5 crore in any year since 2017-18",
      ],
    },
  },
  {
    id: "gst-invoice-unregistered",
    what: "Value from which an unregistered buyer is named on the invoice",
    value: "₹50,000",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-03-25",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/posts/your-first-gst-invoice.md": ["from a taxable value of ₹50,000"],
    },
  },
  {
    id: "gst-hsn",
    what: "Digits of the HSN code up to ₹5 crore of turnover and above",
    value: "four and six digits",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-03-25",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/posts/your-first-gst-invoice.md": [
        "Four digits up to ₹5 crore of turnover last year, six above",
      ],
    },
  },
  {
    id: "gst-signboard",
    what: "The GSTIN stands on the name board",
    value: "rule 18 of the CGST Rules",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-08-19",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/posts/a-signboard-people-can-read.md": [
        "rule 18 of the CGST Rules wants your GSTIN on the name board",
      ],
    },
  },
  {
    id: "gst-other-state",
    what: "Goods to another state need registration from the first sale, as a rule",
    value: "first sale",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-07-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/website-setup-checklist.md": [
        "generally needs GST registration from the first sale",
      ],
      "packages/content/posts/your-first-gst-invoice.md": [
        "normally need registration from the first sale",
      ],
    },
  },
  {
    id: "gst-itc-02",
    what: "Form that moves unused credit to a new form of business",
    value: "Form GST ITC-02",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-06-11",
    recheckBy: "2027-11-22",
    usedIn: { "packages/content/guides/legal-structure-guide.md": ["Form GST ITC-02"] },
  },
  {
    id: "gst-books",
    what: "Records of a registered business",
    value: "CGST Act, section 35",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-07-09",
    recheckBy: "2027-11-22",
    usedIn: { "packages/content/guides/accounting-basics.md": ["CGST Act, section 35"] },
  },
  {
    id: "gst-discount",
    what: "A discount on the invoice stays out of the value",
    value: "CGST Act, section 15",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-08-17",
    recheckBy: "2027-02-28",
    usedIn: { "packages/content/guides/pricing-strategy-guide.md": ["(CGST Act, section 15"] },
  },
  {
    id: "gst-delivery",
    what: "Goods to another state need registration, as the post on delivery has it",
    value: "whatever your turnover",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-05-27",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/posts/what-delivery-really-costs.md": [
        "normally need GST registration whatever your turnover",
      ],
    },
  },
  {
    id: "gst-no-credit",
    what: "No input credit for composition dealers",
    value: "no such credit",
    source: authorities.cbic,
    isSourceRead: false,
    checkedOn: "2026-10-28",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/online-advertising-guide.md": [
        "a composition dealer gets no such credit",
      ],
    },
  },
];
