/** The products offered at the end of posts and guides. */
const offers = {
  invoicing: {
    heading: "GST invoices, and polite reminders",
    text: "Write the bill, send it, and see who has paid. Free to start, no credit card.",
    link: "See invoicing",
    href: "/ai-invoice-builder",
  },
  customers: {
    heading: "Every enquiry in one list",
    text: "Who asked, what for, and what to do next. Free to start, no credit card.",
    link: "See the CRM",
    href: "/ai-crm-builder",
  },
  brand: {
    heading: "A logo, colours and fonts that match",
    text: "A brand kit for your business. Free to start, no credit card.",
    link: "See the brand builder",
    href: "/ai-brand-builder",
  },
  website: {
    heading: "Your website in about 30 seconds",
    text: "Free to start, no credit card.",
    link: "See the website builder",
    href: "/ai-website-builder",
  },
} as const;

/** Keys of `offers` by category; all other categories get the website builder. */
const offersByCategory: ReadonlyMap<string | null, keyof typeof offers> = new Map([
  ["Money", "invoicing"],
  ["Customers", "customers"],
  ["Brand", "brand"],
  ["Financial Management", "invoicing"],
]);

/** Returns the offer for the end of a post or guide of that category. */
export const chooseOffer = (category: string | null) =>
  offers[offersByCategory.get(category) ?? "website"];
