import { shareCopy } from "../share.ts";

export const guideCopy = {
  back: "All starter guides",
  contents: "In this guide",
  readTime: (minutes: number) => `${minutes} min read`,
  inShort: { heading: "In short", doFirst: "Do this first:" },
  disclaimer:
    "General information for small businesses, not legal or tax advice. Rules and rates change: check a figure with the authority named beside it, or with your accountant or lawyer, before you act on it.",
  share: shareCopy,
  related: "Read next",
  breadcrumb: { home: "Home", guides: "Business starter guide" },
};

export const guideNotFoundCopy = {
  title: "Guide Not Found",
  description: "The guide you're looking for doesn't exist or has been moved",
  back: "Back to the guides",
  related: "Read these instead",
};

/** Alternatives to a guide that is not written yet, and to any other missing guide. */
export const replacementGuides: Readonly<Record<string, readonly string[]>> = {
  "customer-acquisition-plan": [
    "social-media-strategy",
    "online-advertising-guide",
    "seo-beginners-guide",
  ],
  "financial-forecasting": [
    "cash-flow-management",
    "startup-budget-calculator",
    "business-plan-template",
  ],
  "automation-playbook": [
    "accounting-basics",
    "email-marketing-fundamentals",
    "website-setup-checklist",
  ],
  "sales-process-framework": [
    "pricing-strategy-guide",
    "email-marketing-fundamentals",
    "cash-flow-management",
  ],
  "hiring-first-employees": [
    "hr-compliance-checklist",
    "business-insurance-guide",
    "startup-budget-calculator",
  ],
};
export const fallbackGuides: readonly string[] = [
  "business-plan-template",
  "website-setup-checklist",
  "cash-flow-management",
];
