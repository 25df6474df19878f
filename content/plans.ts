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

const priced = plans.flatMap(({ monthlyPrice }) => (monthlyPrice > 0 ? [monthlyPrice] : []));

/** What the cheapest paid plan costs a month, before GST. */
export const paidFrom = `₹${Math.min(...priced).toLocaleString("en-IN")}`;
