/**
 * The home page's sections below the hero. From the specification: the nine tools; conversation,
 * about 30 seconds, drag-and-drop editor, one-click publishing, own domain, blog in under a
 * minute; $299/mo for the old way and saving up to 70%; free to start, 14-day free trial, no
 * credit card.
 */
import { sampleLines } from "../samples.ts";

export const featureTilesWords = {
  eyebrow: "One counter, nine tools",
  heading: "Everything behind the counter, in one place",
  lede: "Stop stitching together apps that don’t know each other.",
  tiles: [
    {
      icon: "website",
      title: "AI website builder",
      text: "Describe your business. Get a complete site you can edit by dragging.",
      href: "/ai-website-builder",
    },
    {
      icon: "blog",
      title: "AI blog writer",
      text: "Give it a topic. Have an article to read through in under a minute.",
      href: "/ai-blog-builder",
    },
    {
      icon: "brand",
      title: "AI brand kit",
      text: "Name, logo, colours and fonts that agree with each other.",
      href: "/ai-brand-builder",
    },
    {
      icon: "crm",
      title: "CRM",
      text: "Every enquiry in one list, with the next thing to do beside it.",
      href: "/ai-crm-builder",
    },
    {
      icon: "invoicing",
      title: "Invoicing",
      text: "GST invoices, online payments, and reminders that stay polite.",
      href: "/ai-invoice-builder",
    },
    {
      icon: "social",
      title: "Social media",
      text: "Posts for the month on a calendar you can drag around.",
      href: "/social-media",
    },
    {
      icon: "analytics",
      title: "Analytics",
      text: "See how many people came, and what they looked at.",
      href: "/ai-website-builder",
    },
    {
      icon: "seo",
      title: "SEO",
      text: "Pages that search engines can read, in words your customers type.",
      href: "/ai-website-builder",
    },
    {
      icon: "domains",
      title: "Domains",
      text: "Connect your own address and publish with one click.",
      href: "/ai-website-builder",
    },
  ],
} as const;

const included = "included";

export const billComparisonWords = {
  eyebrow: "The bill, before and after",
  heading: "Six subscriptions, or one",
  lede: "What a small business pays each month to stay online.",
  sampleLine: sampleLines.prices,
  oldWay: {
    sample: true,
    heading: "The old way",
    note: "6 bills",
    lines: [
      { label: "Website builder", amount: "$49" },
      { label: "Blog writer", amount: "$59" },
      { label: "Logo & brand kit", amount: "$35" },
      { label: "Social scheduler", amount: "$49" },
      { label: "CRM", amount: "$69" },
      { label: "Invoicing", amount: "$38" },
    ],
    total: { label: "All together", amount: "$299", per: "/mo" },
  },
  newWay: {
    heading: "The Angadi way",
    note: "1 bill",
    lines: [
      { label: "Website builder", amount: included },
      { label: "Blog writer", amount: included },
      { label: "Logo & brand kit", amount: included },
      { label: "Social scheduler", amount: included },
      { label: "CRM", amount: included },
      { label: "Invoicing", amount: included },
    ],
    total: { label: "To start", amount: "₹0" },
  },
  saving: { text: "Saving up to", figure: "70%" },
} as const;

/** The button's address is the app's, so the page adds it. */
export const closingCallWords = {
  heading: "Open your shop tonight.",
  text: "Free to start. 14-day free trial. No credit card.",
  button: "Generate Website",
} as const;
