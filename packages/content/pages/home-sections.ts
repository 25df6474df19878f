/**
 * The home page's sections below the hero. From the client's specification: the nine tools;
 * conversation, about 30 seconds, drag-and-drop editor, one-click publishing, own domain, blog in
 * under a minute; $299/mo for the old way and saving up to 70%; free to start, 14-day free trial,
 * no credit card.
 */
import { rupeesPerDollar } from "../rupees-per-dollar.ts";
import { tailorSite } from "../tailor-site.ts";

export const featureTilesCopy = {
  eyebrow: "Nine tools",
  heading: "Website, billing, CRM and marketing in one place",
  lede: "Nine tools that use the same details and work together.",
  tiles: [
    {
      icon: "website",
      title: "AI website builder",
      text: "Describe your business. Get a complete website you can edit by dragging.",
      href: "/ai-website-builder",
    },
    {
      icon: "crm",
      title: "CRM",
      text: "Every enquiry in one place, with the next thing to do beside it.",
      href: "/ai-crm-builder",
    },
    {
      icon: "invoicing",
      title: "Invoicing",
      text: "GST invoices, online payments, and reminders that stay polite.",
      href: "/ai-invoice-builder",
    },
    {
      icon: "blog",
      title: "AI blog writer",
      text: "Give it a topic. Get a draft in under a minute.",
      href: "/ai-blog-builder",
    },
    {
      icon: "brand",
      title: "AI brand kit",
      text: "A name, a logo, colours and fonts that match.",
      href: "/ai-brand-builder",
    },
    {
      icon: "social",
      title: "Social media",
      text: "A month of posts on one calendar, sent out on time.",
      href: "/social-media",
    },
    {
      icon: "analytics",
      title: "Analytics",
      text: "See how many people came, and what they looked at.",
      href: "/ai-website-builder#analytics",
    },
    {
      icon: "seo",
      title: "SEO",
      text: "Pages that search engines can read, in the words your customers type.",
      href: "/ai-website-builder#seo",
    },
    {
      icon: "domains",
      title: "Domains",
      text: "Connect your own web address and publish with one click.",
      href: "/ai-website-builder#domains",
    },
  ],
  /** Copy of the pictures in the first three tiles. */
  miniatures: {
    website: {
      sentence: "“I stitch blouses and school uniforms in Warangal.”",
      site: tailorSite,
    },
    crm: [
      {
        title: "New",
        cards: [
          { need: "Lunch for 60", nextStep: "Quote" },
          { need: "Birthday cake", nextStep: "Reply" },
        ],
      },
      {
        title: "Quoted",
        cards: [
          { need: "Wedding dinner", nextStep: "Call" },
          { need: "Office tea", nextStep: "Sent" },
        ],
      },
      { title: "Won", cards: [{ need: "Diwali boxes", nextStep: "Paid" }] },
    ],
    invoicing: {
      heading: "Invoice 0042",
      lines: [
        { label: "Sent", amount: "10 Dec" },
        { label: "Reminder", amount: "26 Dec" },
      ],
      total: { label: "Paid online", amount: "₹12,400" },
    },
  },
} as const;

export const exampleWebsitesCopy = {
  heading: "Six businesses. No two alike.",
  lede: "Example websites for six kinds of business, each with its own look.",
  /** From packages/content/designs.ts, whose texts the home page does not need. */
  designs: [
    { slug: "bakery", kind: "Bakery" },
    { slug: "hardware-shop", kind: "Hardware shop" },
    { slug: "yoga", kind: "Yoga studio" },
    { slug: "law-office", kind: "Law office" },
    { slug: "photographer", kind: "Photographer" },
    { slug: "tutor", kind: "Tutor" },
  ],
  link: { title: "Look inside all six", href: "/website-inspiration" },
} as const;

const included = "included";
const ADVERTISED_SAVING_PERCENT = 70;

export const billComparisonCopy = {
  eyebrow: "The bill, before and after",
  heading: "One bill in place of six",
  lede: "What six separate tools cost a month, and what Angadi costs.",
  separateBills: {
    isSample: true,
    heading: "The old way",
    note: "6 bills",
    lines: [
      { label: "Website builder", dollars: 49 },
      { label: "Blog writer", dollars: 59 },
      { label: "Logo & brand kit", dollars: 35 },
      { label: "Social scheduler", dollars: 49 },
      { label: "CRM", dollars: 69 },
      { label: "Invoicing", dollars: 38 },
    ],
    total: "All together",
  },
  singlePlan: {
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
    withGst: (plan: string) => `${plan}, with GST`,
  },
  per: "/mo",
  /** Assumed rate, because the separate bills are in dollars. */
  rupeesPerDollar,
  saving: {
    text: "Saving up to",
    maxPercent: ADVERTISED_SAVING_PERCENT,
    formatPercent: (percent: number) => `${percent}%`,
  },
  calculation: ({ separateCost, plan, rate, percent }: SavingCalculation) => {
    const bill = `The six tools cost ${separateCost}, counted at ${rate} to a dollar.`;
    if (percent <= 0) return bill;
    const less = `${bill} ${plan} with GST costs ${percent}% less.`;
    return percent > ADVERTISED_SAVING_PERCENT
      ? `${less} We claim no more than ${ADVERTISED_SAVING_PERCENT}%, because not every business pays for all six.`
      : less;
  },
};

/** How the saving was calculated, as both bills show it; the amounts are formatted. */
interface SavingCalculation {
  /** In dollars, with `per`. */
  separateCost: string;
  plan: string;
  /** Rupees per dollar. */
  rate: string;
  /** The calculated saving, rounded down. */
  percent: number;
}

/** The page adds the button's URL, which is in the app. */
export const closingCallCopy = {
  heading: "Get your website tonight.",
  text: "Free to start. 14-day free trial. No credit card.",
  button: "Generate Website",
} as const;
