/**
 * The four plans. Names, prices, users, visits, blog posts and what is said of the domain are the
 * specification's (section 9); the API may override prices and taglines.
 */

/** Rows that the specification leaves open. What they say of the plans is to be settled. */
export const openRows = [
  { feature: "themes", sample: true },
  { feature: "seoTools", sample: true },
  { feature: "ecommerce", sample: true },
  { feature: "smm", sample: true },
  { feature: "crm", sample: true },
  { feature: "staffManagement", sample: true },
] as const;

export const plans = [
  {
    name: "AI Jumpstart",
    tagline: "A site of your own, free.",
    monthlyPrice: 0,
    yearlyPrice: 0,
    description: "Put one real page of your business online and see who calls.",
    buttonText: "Start Free",
    isPopular: false,
    onAgreement: false,
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
    onAgreement: false,
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
    tagline: "For a team with customers to keep.",
    monthlyPrice: 4999,
    yearlyPrice: 49_999,
    description: "Ten people on one account, and no limit on visits.",
    buttonText: "Choose Powerhouse",
    isPopular: false,
    onAgreement: false,
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
      staffManagement: "Roles and rights",
    },
  },
  {
    name: "AI Growth Partner",
    tagline: "For agencies and chains, on terms we agree.",
    monthlyPrice: 0,
    yearlyPrice: 0,
    description: "Many sites or many branches? Tell us how many, and we work out a price.",
    buttonText: "Contact Sales",
    isPopular: false,
    onAgreement: true,
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
      crm: "One for each client",
      staffManagement: "Roles and rights",
    },
  },
] as const;

/** What a plan costs: whole rupees before GST. 0 is free, or on agreement. */
export interface PlanPrice {
  planName: string;
  monthlyPrice: number;
  yearlyPrice: number;
  tagline?: string | undefined;
  /** Of a plan that is not among these four: the name of the one whose features it has. */
  basedOn?: string | undefined;
  /** Not sold any more. */
  isRetired?: boolean | undefined;
}

/** The prices in force, by the names of the plans. A plan that is not among them has its default. */
export type Prices = readonly PlanPrice[];

/**
 * The plans on sale at those prices: the four that are not retired, and those that were added. In the
 * order of `prices` if all of them are in it.
 */
export function plansAt(prices: Prices) {
  const order = prices.map(({ planName }) => planName);
  const onSale = [
    ...plans.flatMap((plan) => knownPlan(plan, prices)),
    ...prices.flatMap(addedPlan),
  ];
  if (!onSale.every(({ name }) => order.includes(name))) return onSale;
  return onSale.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
}

function knownPlan(plan: (typeof plans)[number], prices: Prices) {
  const price = prices.find(({ planName }) => planName === plan.name);
  if (price?.isRetired) return [];
  const { monthlyPrice, yearlyPrice } = price ?? plan;
  return [{ ...plan, monthlyPrice, yearlyPrice }];
}

/** A plan that is not one of the four, with the features of one of them. */
function addedPlan({
  planName,
  monthlyPrice,
  yearlyPrice,
  tagline,
  basedOn,
  isRetired,
}: PlanPrice) {
  const base = plans.find(({ name }) => name === basedOn);
  if (!base || isRetired || plans.some(({ name }) => name === planName)) return [];
  const texts = { description: tagline ?? base.description, buttonText: `Choose ${planName}` };
  const added = { name: planName, tagline: tagline ?? "", monthlyPrice, yearlyPrice };
  return [{ ...base, ...added, ...texts, isPopular: false, onAgreement: false }];
}

/** The plan on which one user starts, and whether it costs nothing at those prices. */
export const isStartFree = (prices: Prices): boolean => {
  const start = plansAt(prices).find(({ name }) => name === plans[0].name);
  return start?.monthlyPrice === 0 && start.yearlyPrice === 0;
};

const paidPlans = (prices: Prices) =>
  plansAt(prices)
    .filter(({ monthlyPrice }) => monthlyPrice > 0)
    .toSorted((one, other) => one.monthlyPrice - other.monthlyPrice);

/** The cheapest plan with a monthly price; the free one if none has any. */
export const cheapestPlan = (prices: Prices) => paidPlans(prices)[0] ?? plans[0];

/** The dearest plan with a monthly price that needs no agreement; the free one if none has any. */
export const dearestPlan = (prices: Prices) =>
  paidPlans(prices).findLast(({ onAgreement }) => !onAgreement) ?? plans[0];

/** What the cheapest paid plan costs a month, before GST: "₹1,999". Undefined if none costs anything. */
export function paidFrom(prices: Prices): string | undefined {
  const { monthlyPrice } = cheapestPlan(prices);
  return monthlyPrice > 0 ? `₹${monthlyPrice.toLocaleString("en-IN")}` : undefined;
}

/** Whether every paid plan costs less by the year. */
export const isYearCheaper = (prices: Prices): boolean =>
  paidPlans(prices).every(({ monthlyPrice, yearlyPrice }) => yearlyPrice < 12 * monthlyPrice);

/**
 * The badge text: the largest saving of paying by the year. The specification's "Save 20%" stands
 * with the prices it gives; undefined if nothing is saved.
 */
export function yearlyBadge(prices: Prices): string | undefined {
  const isDefault = plansAt(prices).every(({ name, monthlyPrice, yearlyPrice }) =>
    plans.some(
      (plan) =>
        plan.name === name &&
        plan.monthlyPrice === monthlyPrice &&
        plan.yearlyPrice === yearlyPrice,
    ),
  );
  if (isDefault) return "Save 20%";
  const savings = paidPlans(prices)
    .filter(({ yearlyPrice }) => yearlyPrice > 0)
    .map(({ monthlyPrice, yearlyPrice }) => 1 - yearlyPrice / (12 * monthlyPrice));
  const percent = Math.floor(100 * Math.max(0, ...savings));
  return percent > 0 ? `Save up to ${percent}%` : undefined;
}

/** Joins the sentences that hold; those that do not are undefined or false. */
export const sentences = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(" ");
