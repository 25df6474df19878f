import type { Fact } from "./fact.ts";
import { authorities } from "./authorities.ts";
import { pages } from "./pages.ts";

/** Small enterprises, late payment, UPI. */
export const smallEnterprisesFacts: readonly Fact[] = [
  {
    id: "msme-micro",
    what: "Micro enterprise: plant and equipment, and turnover",
    value: "₹2.5 crore and ₹10 crore",
    source: pages.msmeLimits,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "micro up to ₹2.5 crore of plant and equipment and ₹10 crore of turnover",
      ],
      "packages/content/guides/cash-flow-management.md": [
        "a micro enterprise has up to ₹2.5 crore of plant and equipment and ₹10 crore of turnover",
      ],
      "packages/content/guides/business-plan-template.md": [
        "A micro enterprise has up to ₹2.5 crore in plant and equipment and up to ₹10 crore of turnover",
      ],
    },
  },
  {
    id: "msme-small",
    what: "Small enterprise",
    value: "₹25 crore and ₹100 crore",
    source: pages.msmeLimits,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "small up to ₹25 crore and ₹100 crore",
      ],
      "packages/content/guides/cash-flow-management.md": [
        "a small one up to ₹25 crore and ₹100 crore",
      ],
    },
  },
  {
    id: "msme-medium",
    what: "Medium enterprise",
    value: "₹125 crore and ₹500 crore",
    source: pages.msmeLimits,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/business-registration-checklist.md": [
        "medium up to ₹125 crore and ₹500 crore",
      ],
    },
  },
  {
    id: "msmed-days",
    what: "Days a buyer of a micro or small enterprise has: agreed, and with nothing agreed",
    value: "45 days and 15 days",
    source: pages.msmed15,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/cash-flow-management.md": [
        "at most 45 days from acceptance; 15 days where nothing is agreed",
      ],
      "packages/content/guides/tax-planning-strategies.md": [
        "at most 45 days from acceptance, or 15 days if nothing was agreed",
      ],
      "packages/content/posts/get-paid-on-time.md": [
        "at most 45 days after accepting, or within 15 days if nothing was agreed",
      ],
      "packages/owner-tools/calendar/dates/tax.ts": [
        "past their 45 days (15 if nothing was agreed)",
      ],
      "packages/owner-tools/late-payment/input.ts": ["[DEFAULT_DAYS, MAX_DAYS] = [15, 45]"],
    },
  },
  {
    id: "msmed-interest",
    what: "Interest on a late payment, compound, with monthly rests",
    value: "three times the bank rate",
    source: pages.msmed16,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/cash-flow-management.md": ["at three times the bank rate"],
      "packages/content/posts/get-paid-on-time.md": ["three times the bank rate"],
      "packages/owner-tools/late-payment/copy.ts": ["at three times the bank rate"],
    },
  },
  {
    id: "bank-rate",
    what: "Bank rate, and three times of it",
    value: "5.50% and 16.5%",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-10-28",
    recheckBy: "2027-01-15",
    usedIn: {
      "packages/content/guides/cash-flow-management.md": [
        "The bank rate was 5.50% as of February 2026 (Reserve Bank of India), which makes 16.5% a year.",
      ],
      "packages/content/posts/get-paid-on-time.md": ["16.5% a year at a bank rate of 5.50%"],
    },
  },
  {
    id: "msme-odr",
    what: "New claims for late payment are filed there",
    value: "MSME Online Dispute Resolution portal",
    source: pages.msmeOdr,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/cash-flow-management.md": [
        "new cases go through the MSME Online Dispute Resolution portal",
      ],
      "packages/content/posts/get-paid-on-time.md": [
        "Claims are filed on the MSME Online Dispute Resolution portal",
      ],
      "packages/owner-tools/late-payment/copy.ts": [
        "New claims go through the MSME Online Dispute Resolution portal, odr.msme.gov.in, since 15 October 2025.",
        "A claim needs a Udyam registration that is older than the bill.",
      ],
    },
  },
  {
    id: "treds",
    what: "Turnover above which companies were told to join TReDS",
    value: "₹250 crore",
    source: authorities.msmeMinistry,
    isSourceRead: false,
    checkedOn: "2026-10-21",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/funding-options-comparison.md": [
        "Companies with turnover above ₹250 crore",
      ],
    },
  },
  {
    id: "upi-free",
    what: "Merchant charge on UPI from a bank account",
    value: "no",
    source: authorities.npci,
    isSourceRead: false,
    checkedOn: "2026-08-17",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/pricing-strategy-guide.md": ["carried no merchant charge"],
      "packages/content/guides/website-setup-checklist.md": [
        "UPI carries no merchant discount rate",
      ],
    },
  },
  {
    id: "upi-credit",
    what: "Credit cards on UPI: amount above which they cost",
    value: "₹2,000",
    source: authorities.npci,
    isSourceRead: false,
    checkedOn: "2026-08-17",
    recheckBy: "2027-02-28",
    usedIn: {
      "packages/content/guides/pricing-strategy-guide.md": ["credit cards on UPI above ₹2,000"],
    },
  },
  {
    id: "cyber-helpline",
    what: "Helpline for money fraud",
    value: "1930",
    source: authorities.cyber,
    isSourceRead: false,
    checkedOn: "2026-10-28",
    recheckBy: "2027-11-22",
    usedIn: {
      "packages/content/guides/data-privacy-compliance.md": ["call 1930"],
      "packages/content/guides/online-advertising-guide.md": ["ring 1930"],
      "packages/content/guides/social-media-strategy.md": ["ring 1930"],
      "packages/content/posts/upi-at-the-counter.md": ["ring 1930"],
    },
  },
  {
    id: "msmed-bill",
    what: "The line for the bill",
    value: "at most 45 days",
    source: pages.msmed15,
    isSourceRead: true,
    checkedOn: "2026-11-22",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/cash-flow-management.md": [
        "at most 45 days (MSMED Act, 2006, section 15)",
      ],
      "packages/content/guides/funding-options-comparison.md": [
        "a buyer may take at most 45 days from a maker like her",
      ],
    },
  },
  {
    id: "msme-traders",
    what: "Traders are left out of the payment law",
    value: "September 2021",
    source: authorities.msmeMinistry,
    isSourceRead: false,
    checkedOn: "2026-10-15",
    recheckBy: "2027-05-31",
    usedIn: {
      "packages/content/guides/cash-flow-management.md": [
        "The Ministry’s memorandum of September 2021",
      ],
      "packages/content/guides/tax-planning-strategies.md": [
        "The Ministry’s memorandum of September 2021",
      ],
      "packages/owner-tools/late-payment/copy.ts": ["The Ministry’s memorandum of September 2021"],
    },
  },
  {
    id: "upi-refused",
    what: "Time for a bank to answer, and the Ombudsman",
    value: "a month",
    source: authorities.rbi,
    isSourceRead: false,
    checkedOn: "2026-02-04",
    recheckBy: "2027-07-31",
    usedIn: {
      "packages/content/posts/upi-at-the-counter.md": ["leaves it a month without an answer"],
    },
  },
];
