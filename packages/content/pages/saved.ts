/** "Saved": everything a visitor has saved on this site. It never leaves their browser. */

/** Pluralises a count. */
const formatCount = (amount: number, singular: string, plural: string) =>
  `${amount} ${amount === 1 ? singular : plural}`;

export const savedCopy = {
  title: "Saved",
  lede: "What you save on this site stays in this browser. It is not sent to us.",
  empty:
    "Nothing saved yet. Save a design, shortlist a name or fill in a guide’s sheet, and it appears here.",
  noScript: "Saving and this list need JavaScript, which is off in this browser.",
  names: { title: "Name shortlist", more: (count: number) => `and ${count} more` },
  kits: { title: "Brand kit" },
  plans: { title: "Month of posts" },
  designs: {
    title: "Saved designs",
    count: (total: number) => formatCount(total, "design", "designs"),
  },
  read: {
    title: "Guides read to the end",
    count: (total: number) => formatCount(total, "guide", "guides"),
  },
  ticks: {
    title: (guide: string) => `${guide}: checklist`,
    count: (total: number) => formatCount(total, "box ticked", "boxes ticked"),
  },
  bills: {
    title: "Bills",
    href: "/ai-invoice-builder#make",
    count: (total: number) => formatCount(total, "bill", "bills"),
  },
  figures: "With what you entered",
  delete: "Delete",
  deleted: (title: string) => `Deleted: ${title}.`,
  confirm: {
    one: (title: string) => `Delete “${title}”?`,
    all: "Delete everything you have saved here? Download a copy first if you may need it.",
    yes: "Yes, delete",
    no: "Cancel",
  },
  deleteAll: "Delete all",
  deletedAll: "Everything is deleted.",
  file: {
    heading: "Keep a copy",
    text: "Clearing the browser clears this list, too. A copy brings it back, here or on another device.",
    save: "Download a copy",
    restore: "Restore",
    restored: (itemCount: number) =>
      `${formatCount(itemCount, "item", "items")} restored, in place of what had the same name.`,
    problems: {
      "too-large":
        "This file is too large to be one of ours, so nothing was changed. Choose another file.",
      "unknown-format":
        "This is not a copy that was downloaded here, so nothing was changed. Choose another file.",
      "newer-version":
        "This copy comes from a newer version of this page. Reload this page and try again.",
      empty:
        "This copy has nothing that this page knows, so nothing was changed. Choose another file.",
      blocked:
        "This browser does not allow saving, so nothing was changed. Allow it for this site, then try again.",
    },
  },
} as const;

interface SavedTool {
  title: string;
  slug: string;
  /** The tool's hash in the page, unless it is the guide's main tool. */
  hash?: string;
}

/** The page of each tool, and the title of what it produces. */
export const toolPages: Readonly<Record<string, SavedTool>> = {
  "start-up-budget": { title: "Start-up budget", slug: "startup-budget-calculator" },
  "cash-flow": { title: "Thirteen weeks of cash", slug: "cash-flow-management" },
  pricing: { title: "Price sheet", slug: "pricing-strategy-guide" },
  loan: { title: "Loan sheet", slug: "business-loan-guide" },
  funding: { title: "Offers side by side", slug: "funding-options-comparison" },
  "business-plan": { title: "Business plan", slug: "business-plan-template" },
  calendar: { title: "Calendar of due dates", slug: "tax-planning-strategies" },
  "privacy-notice": { title: "Privacy notice", slug: "data-privacy-compliance" },
  "late-payment": {
    title: "What a late payer owes",
    slug: "cash-flow-management",
    hash: "late-payment",
  },
  "gst-split": { title: "GST in and out", slug: "accounting-basics", hash: "gst-split" },
};

/** Slugs of the designs that can be saved. */
export const designSlugs: readonly string[] = [
  "bakery",
  "yoga",
  "law-office",
  "photographer",
  "hardware-shop",
  "tutor",
];

/** Short names of the guides. */
export const guideShortNames: Readonly<Record<string, string>> = {
  "business-plan-template": "Business plan",
  "legal-structure-guide": "Legal structure",
  "startup-budget-calculator": "Start-up budget",
  "business-registration-checklist": "Registration",
  "funding-options-comparison": "Funding",
  "website-setup-checklist": "Website set-up",
  "seo-beginners-guide": "SEO",
  "social-media-strategy": "Social media",
  "email-marketing-fundamentals": "E-mail marketing",
  "online-advertising-guide": "Online advertising",
  "accounting-basics": "Accounting",
  "tax-planning-strategies": "Tax planning",
  "pricing-strategy-guide": "Pricing",
  "cash-flow-management": "Cash flow",
  "business-loan-guide": "Business loan",
  "business-insurance-guide": "Insurance",
  "data-privacy-compliance": "Data privacy",
  "hr-compliance-checklist": "Staff rules",
  "intellectual-property-protection": "Brand and ideas",
  "industry-regulations": "Trade rules",
};
