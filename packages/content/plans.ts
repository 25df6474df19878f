/**
 * The four plans. Names, prices, users, visits, blog posts and domains are from the client's
 * specification; the API may override prices and taglines.
 */

/**
 * Rows that the client's specification leaves open, for `npm run launch`: their values are to be
 * confirmed.
 * @public
 */
export const unconfirmedRows = [
  { feature: "themes", isSample: true },
  { feature: "seoTools", isSample: true },
  { feature: "ecommerce", isSample: true },
  { feature: "smm", isSample: true },
  { feature: "crm", isSample: true },
  { feature: "staffManagement", isSample: true },
] as const;

export const plans = [
  {
    name: "AI Jumpstart",
    tagline: "A site of your own, free.",
    monthlyPrice: 0,
    yearlyPrice: 0,
    description: "Get your first page online and see who calls.",
    buttonText: "Start Free",
    isPopular: false,
    hasCustomPricing: false,
    users: "1",
    features: {
      websiteBuilder: true,
      monthlyVisits: "100",
      blogs: "3",
      customDomain: "At extra cost",
      themes: "Starter set",
      seoTools: "Titles and descriptions",
      ecommerce: false,
      smm: "10 free posts",
      crm: "List of enquiries",
      staffManagement: false,
    },
  },
  {
    name: "AI Growth Engine",
    tagline: "For a business that wants to be found.",
    monthlyPrice: 1999,
    yearlyPrice: 19_599,
    description: "Room for you and two others, and 20 posts a month.",
    buttonText: "Choose Growth Engine",
    isPopular: true,
    hasCustomPricing: false,
    users: "3",
    features: {
      websiteBuilder: true,
      monthlyVisits: "2,000",
      blogs: "20",
      customDomain: "Connect your own",
      themes: "All",
      seoTools: "All",
      ecommerce: "Catalogue and orders",
      smm: "Calendar and drafts",
      crm: "Leads and reminders",
      staffManagement: "Simple roles",
    },
  },
  {
    name: "AI Powerhouse",
    tagline: "For a growing team.",
    monthlyPrice: 4999,
    yearlyPrice: 49_999,
    description: "Ten people on one account, and no limit on visits.",
    buttonText: "Choose Powerhouse",
    isPopular: false,
    hasCustomPricing: false,
    users: "10",
    features: {
      websiteBuilder: true,
      monthlyVisits: "Unlimited",
      blogs: "50",
      customDomain: "One, free",
      themes: "All",
      seoTools: "All, with reports",
      ecommerce: "Catalogue, orders, stock",
      smm: "Auto-scheduling",
      crm: "Leads, reminders, reports",
      staffManagement: "Roles and permissions",
    },
  },
  {
    name: "AI Growth Partner",
    tagline: "For agencies and chains, on terms agreed with you.",
    monthlyPrice: 0,
    yearlyPrice: 0,
    description: "Many sites or many branches? Tell us how many, and we work out a price.",
    buttonText: "Contact Sales",
    isPopular: false,
    hasCustomPricing: true,
    users: "Unlimited",
    features: {
      websiteBuilder: true,
      monthlyVisits: "Unlimited",
      blogs: "Unlimited",
      customDomain: "As agreed",
      themes: "All, and your own",
      seoTools: "All, with reports",
      ecommerce: "Catalogue, orders, stock",
      smm: "Auto-scheduling",
      crm: "One CRM per client",
      staffManagement: "Roles and permissions",
    },
  },
] as const;

/** The prices of a plan: whole rupees before GST. 0 is free, or a price by agreement. */
export interface PlanPrice {
  planName: string;
  monthlyPrice: number;
  yearlyPrice: number;
  tagline?: string | undefined;
  /** For a plan other than these four: the name of the plan whose features it has. */
  basedOn?: string | undefined;
  /** No longer sold. */
  isRetired?: boolean | undefined;
}

/** The current prices by plan name. Plans that are not listed have their default prices. */
export type Prices = readonly PlanPrice[];

/**
 * Returns the plans on sale at those prices: the four unless retired, and any added plans. They are
 * in the order of `prices` if it includes all of them.
 */
export function listPlansOnSale(prices: Prices) {
  const order = prices.map(({ planName }) => planName);
  const available = [
    ...plans.flatMap((plan) => applyPrices(plan, prices)),
    ...prices.flatMap(createAddedPlan),
  ];
  if (!available.every(({ name }) => order.includes(name))) return available;
  return available.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

function applyPrices(plan: (typeof plans)[number], prices: Prices) {
  const price = prices.find(({ planName }) => planName === plan.name);
  if (price?.isRetired) return [];
  const { monthlyPrice, yearlyPrice } = price ?? plan;
  return [{ ...plan, monthlyPrice, yearlyPrice }];
}

/** Builds an added plan, with the features of one of the four. */
function createAddedPlan({
  planName,
  monthlyPrice,
  yearlyPrice,
  tagline,
  basedOn,
  isRetired,
}: PlanPrice) {
  const basePlan = plans.find(({ name }) => name === basedOn);
  if (!basePlan || isRetired || plans.some(({ name }) => name === planName)) return [];
  const texts = { description: tagline ?? basePlan.description, buttonText: `Choose ${planName}` };
  const ownFields = { name: planName, tagline: tagline ?? "", monthlyPrice, yearlyPrice };
  return [{ ...basePlan, ...ownFields, ...texts, isPopular: false, hasCustomPricing: false }];
}

/** Whether the plan for one user is free at those prices. */
export const isStarterPlanFree = (prices: Prices): boolean => {
  const starterPlan = listPlansOnSale(prices).find(({ name }) => name === plans[0].name);
  return starterPlan?.monthlyPrice === 0 && starterPlan.yearlyPrice === 0;
};

const listPaidPlans = (prices: Prices) =>
  listPlansOnSale(prices)
    .filter(({ monthlyPrice }) => monthlyPrice > 0)
    .toSorted((a, b) => a.monthlyPrice - b.monthlyPrice);

/** The cheapest plan with a monthly price, otherwise the free one. */
export const getCheapestPlan = (prices: Prices) => listPaidPlans(prices)[0] ?? plans[0];

/** The most expensive plan with a fixed monthly price, otherwise the free one. */
export const getMostExpensivePlan = (prices: Prices) =>
  listPaidPlans(prices).findLast(({ hasCustomPricing }) => !hasCustomPricing) ?? plans[0];

/**
 * Returns the monthly price of the cheapest paid plan, before GST: "₹1,999"; undefined if all plans
 * are free.
 */
export function formatLowestPrice(prices: Prices): string | undefined {
  const { monthlyPrice } = getCheapestPlan(prices);
  return monthlyPrice > 0 ? `₹${monthlyPrice.toLocaleString("en-IN")}` : undefined;
}

/** Whether every paid plan is cheaper if paid yearly. */
export const isYearlyCheaper = (prices: Prices): boolean =>
  listPaidPlans(prices).every(({ monthlyPrice, yearlyPrice }) => yearlyPrice < 12 * monthlyPrice);

/**
 * Returns the badge text: the largest saving of paying yearly; undefined if nothing is saved. At
 * the default prices it is "Save 20%", as the client's specification requires.
 */
export function formatYearlyBadge(prices: Prices): string | undefined {
  const isDefault = listPlansOnSale(prices).every(({ name, monthlyPrice, yearlyPrice }) =>
    plans.some(
      (plan) =>
        plan.name === name &&
        plan.monthlyPrice === monthlyPrice &&
        plan.yearlyPrice === yearlyPrice,
    ),
  );
  if (isDefault) return "Save 20%";
  const savings = listPaidPlans(prices)
    .filter(({ yearlyPrice }) => yearlyPrice > 0)
    .map(({ monthlyPrice, yearlyPrice }) => 1 - yearlyPrice / (12 * monthlyPrice));
  const percent = Math.floor(100 * Math.max(0, ...savings));
  return percent > 0 ? `Save up to ${percent}%` : undefined;
}

/** Joins the sentences that are neither undefined nor false. */
export const joinSentences = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(" ");
