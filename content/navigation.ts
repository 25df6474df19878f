export interface NavigationLink {
  title: string;
  href: string;
}

/** The header's two menus; the line below a title says what the page is for. */
export interface MenuEntry extends NavigationLink {
  description: string;
}

export const products: readonly MenuEntry[] = [
  {
    title: "AI website builder",
    description: "Say what you do. Get a site you can edit.",
    href: "/ai-website-builder",
  },
  {
    title: "AI blog writer",
    description: "A useful article in under a minute.",
    href: "/ai-blog-builder",
  },
  {
    title: "AI brand builder",
    description: "Name, logo, colours and fonts that agree.",
    href: "/ai-brand-builder",
  },
  {
    title: "AI social media manager",
    description: "A month of posts on one calendar.",
    href: "/social-media",
  },
  {
    title: "CRM",
    description: "AI-powered lead and customer tools.",
    href: "/ai-crm-builder",
  },
  {
    title: "Invoicing",
    description: "GST invoices and polite reminders.",
    href: "/ai-invoice-builder",
  },
];

export const resources: readonly MenuEntry[] = [
  { title: "Blog", description: "Short reads for shop owners.", href: "/blog" },
  {
    title: "Customer stories",
    description: "What changed, in rupees and hours.",
    href: "/customer-stories",
  },
  {
    title: "Website inspiration",
    description: "Six little sites to start from.",
    href: "/website-inspiration",
  },
  {
    title: "Business starter guide",
    description: "From first licence to first hire.",
    href: "/business-starter-guide",
  },
];

export const directLinks: readonly NavigationLink[] = [
  { title: "Pricing", href: "/pricing" },
  { title: "Contact", href: "/contact" },
];

export const footerLinks: readonly NavigationLink[] = [
  { title: "Apps", href: "/apps" },
  { title: "Contact", href: "/contact" },
  { title: "About", href: "/about" },
  { title: "Affiliates", href: "/affiliate" },
  { title: "Privacy", href: "/privacy" },
  { title: "Terms", href: "/terms" },
  { title: "Refunds", href: "/return-policy" },
];

export const shellWords = {
  skip: "Skip to the content",
  start: "Generate Website",
  footerLine:
    "Angadi means shop in Telugu. We make the tools behind the counter. Made in Hyderabad.",
};
