import { site } from "./site.ts";

const products = [
  {
    icon: "website",
    title: "AI website builder",
    description: "Describe your business, get a site.",
    href: "/ai-website-builder",
  },
  {
    icon: "blog",
    title: "AI blog writer",
    description: "A blog post in under a minute.",
    href: "/ai-blog-builder",
  },
  {
    icon: "brand",
    title: "AI brand builder",
    description: "Name, logo, colours and fonts.",
    href: "/ai-brand-builder",
  },
  {
    icon: "social",
    title: "AI social media manager",
    description: "A month of posts, written and scheduled.",
    href: "/social-media",
  },
  {
    icon: "crm",
    title: "CRM",
    description: "AI-powered lead and customer tools.",
    href: "/ai-crm-builder",
  },
  {
    icon: "invoicing",
    title: "Invoicing",
    description: "GST invoices and polite reminders.",
    href: "/ai-invoice-builder",
  },
] as const;

const resources = [
  { icon: "book", title: "Blog", description: "Short reads for shop owners.", href: "/blog" },
  {
    icon: "quote",
    title: "Customer stories",
    description: "What changed, in rupees and hours.",
    href: "/customer-stories",
  },
  {
    icon: "layout",
    title: "Website inspiration",
    description: "Six little sites to start from.",
    href: "/website-inspiration",
  },
  {
    icon: "signpost",
    title: "Business starter guide",
    description: "From first licence to first hire.",
    href: "/business-starter-guide",
  },
] as const;

/** The header's two menus. */
export const headerMenus = [
  { title: "Products", entries: products, columns: 2 },
  { title: "Resources", entries: resources, columns: 1 },
] as const;

export const headerLinks = [
  { title: "Pricing", href: "/pricing" },
  { title: "Contact", href: "/contact" },
] as const;

const calculators = {
  title: "Calculators",
  href: "/business-starter-guide#calculators",
} as const;

/** Mobile menu, under "Prices and help": links that are in no menu. */
export const mobileLinks = [
  { title: "Business name generator", href: "/business-name-generator" },
  calculators,
  { title: "Affiliates", href: "/affiliate" },
  { title: "Saved", href: "/saved" },
] as const;

export const headerCopy = {
  skipLink: "Skip to the content",
  navigation: "Main",
  login: "Login",
  start: "Generate Website",
  mobileMenu: {
    title: "Menu",
    open: "Open menu",
    close: "Close menu",
    more: "Prices and help",
  },
} as const;

export const footerGroups = [
  {
    title: "Products",
    links: [...products, { title: "Business name generator", href: "/business-name-generator" }],
  },
  {
    title: "Resources",
    links: [...resources, calculators, { title: "How it works", href: "/how-it-works" }],
  },
  {
    title: "Company",
    links: [
      { title: "About", href: "/about" },
      { title: "Pricing", href: "/pricing" },
      { title: "Apps", href: "/apps" },
      { title: "Affiliates", href: "/affiliate" },
      { title: "Contact", href: "/contact" },
    ],
  },
  {
    title: "Legal",
    links: [
      { title: "Privacy", href: "/privacy" },
      { title: "Terms", href: "/terms" },
      { title: "Refunds", href: "/return-policy" },
      { title: "Accessibility", href: "/accessibility" },
    ],
  },
] as const;

export const footerCopy = {
  tagline: "Angadi means shop in Telugu. We make the tools behind the counter.",
  fact: `Founded in ${site.founded} in Hyderabad, India. A private limited company.`,
  navigation: "Footer",
  social: "Angadi elsewhere",
  ...site.contact.chat,
} as const;
