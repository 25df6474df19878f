/** Paths with status 200, one of each kind. */
export const PAGES = [
  "/",
  "/pricing",
  "/blog",
  "/blog/get-paid-on-time",
  "/contact",
  "/about",
  "/privacy",
  "/terms",
  "/return-policy",
  "/accessibility",
  "/apps",
  "/affiliate",
  "/affiliate/apply",
  "/how-it-works",
  "/ai-website-builder",
  "/ai-blog-builder",
  "/ai-brand-builder",
  "/ai-crm-builder",
  "/business-name-generator",
  "/social-media",
  "/ai-invoice-builder",
  "/customer-stories",
  "/saved",
  "/website-inspiration",
  "/business-starter-guide",
  "/business-starter-guide/startup-budget-calculator",
] as const;

/** One of each layout, tested in every run; the others with `LONG`. */
export const SELECTED_PAGES: ReadonlySet<string> = new Set([
  "/",
  "/pricing",
  "/blog",
  "/blog/get-paid-on-time",
  "/ai-website-builder",
  "/business-name-generator",
  "/business-starter-guide/startup-budget-calculator",
]);

/** Guides with the other tools; the calendar's longest guide represents all four. */
export const TOOL_PAGES = [
  "/business-starter-guide/cash-flow-management",
  "/business-starter-guide/pricing-strategy-guide",
  "/business-starter-guide/business-loan-guide",
  "/business-starter-guide/funding-options-comparison",
  "/business-starter-guide/business-plan-template",
  "/business-starter-guide/accounting-basics",
  "/business-starter-guide/data-privacy-compliance",
] as const;

/** Paths with status 404 and a page. */
export const MISSING_PAGES = [
  "/no-such-page",
  "/blog/no-such-post",
  "/business-starter-guide/hiring-first-employees",
] as const;
