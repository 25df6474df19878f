import { gstPercent } from "../plan-gst.ts";
import {
  type Prices,
  isStarterPlanFree,
  isYearlyCheaper,
  joinSentences,
  formatLowestPrice,
  formatYearlyBadge,
} from "../plans.ts";
import { site } from "../site.ts";

const getComparison = (prices: Prices) => ({
  caption: "The four plans and what each of them includes",
  featuresHeader: "What a plan includes",
  price: "Price",
  offer: "How to begin",
  billing: "Billing period",
  monthly: "Monthly",
  yearly: "Yearly",
  badge: formatYearlyBadge(prices),
  withGst: `Show prices with ${gstPercent}% GST`,
  applyGst: "Apply",
  status: ({ isYearly, includesGst }: { isYearly: boolean; includesGst: boolean }) =>
    `${isYearly ? "Yearly" : "Monthly"} prices ${includesGst ? "with" : "without"} GST.`,
  trial: joinSentences(
    "You try it free for 14 days, without a card, before you choose a plan.",
    isStarterPlanFree(prices) && "AI Jumpstart stays free after that.",
  ),
  free: "Free",
  staysFree: "Free forever",
  customPricing: "Contact Us",
  perMonth: "a month",
  perYear: "a year",
  includingGst: (per: string) => `${per}, with GST`,
  yearlyEquivalent: (amount: string) => `Yearly: ${amount}`,
  monthlyEquivalent: (amount: string) => `That is ${amount} a month`,
  saving: (amount: string) => `You save ${amount} a year`,
  popular: "Most popular",
  more: "See everything in this plan",
  included: "Included",
  notIncluded: "Not included",
  users: "Users",
  features: {
    websiteBuilder: "AI website builder",
    monthlyVisits: "Visits a month",
    blogs: "Blog posts a month",
    customDomain: "Custom domain",
    themes: "Themes",
    seoTools: "SEO tools",
    ecommerce: "E-commerce",
    smm: "Social media",
    crm: "CRM",
    staffManagement: "Staff management",
  },
});

const bill = {
  choice: "Plan on the bill",
  heading: {
    month: (plan: string) => `A month of ${plan}`,
    year: (plan: string) => `A year of ${plan}`,
  },
  month: "One month",
  months: (amount: string) => `12 months at ${amount}`,
  saving: "Paid at once, you save",
  includedFeatures: ({ users, visits, blogs }: Record<"users" | "visits" | "blogs", string>) => [
    users === "1" ? "1 user" : `${users} users`,
    `${visits} visits and ${blogs} blog posts a month`,
  ],
  included: "included",
  gstIncluded: (amount: string) => `${amount} of it is ${gstPercent}% GST`,
  withGst: (amount: string) => `${amount} with ${gstPercent}% GST`,
  total: { month: "You pay for the month", year: "You pay for the year" },
  totalBeforeGst: { month: "For the month, before GST", year: "For the year, before GST" },
} as const;

const getQuestions = (prices: Prices) => ({
  eyebrow: "Before you pay",
  heading: "Questions about plans and payment",
  contact: {
    text: `Another question? We answer ${site.contact.hours}.`,
    link: { title: "Ask us", href: "/contact" },
  },
  questions: [
    {
      question: "Do I need a card to try it?",
      answer: joinSentences(
        "You start free, with a 14-day free trial, and need no credit card.",
        isStarterPlanFree(prices) &&
          "If the trial ends and you have not chosen a plan, AI Jumpstart is still free.",
      ),
    },
    {
      question: "Monthly or yearly?",
      answer: isYearlyCheaper(prices)
        ? "The plan is the same. With yearly billing you pay once a year, and it costs less. The switch above shows the yearly price, the price per month and how much you save."
        : "The plan is the same. With yearly billing you pay once a year. The switch above shows the yearly price and the price per month.",
    },
    {
      question: "Do prices include GST?",
      answer: `The prices you see first are without GST. Turn on the GST switch and ${gstPercent}% is added to every figure, so you see the full amount you pay.`,
    },
    {
      question: "Which plan fits my shop?",
      answer:
        "Count two things: the people who work on the site, and the visits you expect in a month. One person and up to 100 visits is AI Jumpstart. Three people and 2,000 visits is AI Growth Engine. Ten people, or more visits than that, is AI Powerhouse.",
    },
    {
      question: "What happens when I cancel?",
      answer:
        "You keep your access to the end of the month or year you have paid for. Then the plan stops, and nothing more is charged.",
      link: { title: "Refund policy", href: "/return-policy" },
    },
    {
      question: "Do I keep my data if I leave?",
      answer:
        "The words, pictures and customers’ details you put in stay yours. Copy what you need before you leave. You can ask us what we hold about you, and have it deleted.",
      link: { title: "Your rights", href: "/privacy#business-profile-data-collected" },
    },
    {
      question: "Does the plan come with a domain?",
      answer:
        "AI Powerhouse comes with a free custom domain. On AI Jumpstart a custom domain is paid. Whatever the plan, you connect it from your account.",
    },
    {
      question: "Is there a plan for agencies?",
      answer:
        "Yes, AI Growth Partner: unlimited users, visits and blog posts, at a price we agree. Tell us how many clients you have and what they need.",
      link: { title: "Contact sales", href: "/contact" },
    },
  ],
});

function formatHeading(prices: Prices): string {
  const lowestPrice = formatLowestPrice(prices);
  return joinSentences("Start at ₹0.", lowestPrice && `Paid plans from ${lowestPrice} a month.`);
}

export const getPricingSections = (prices: Prices) => ({
  heading: formatHeading(prices),
  lede: "Four plans in rupees, before GST. Start free, and pay when you need more.",
  start: "Start Free",
  promises: ["Free to start", "14-day free trial", "No credit card", "Cancel anytime"],
  plans: { heading: "Plans and prices" },
  comparison: getComparison(prices),
  bill,
  terms: {
    heading: "How plans renew, and how you cancel",
    points: [
      {
        title: "It renews until you cancel",
        text: "A plan renews at the end of each month or year that you pay for.",
      },
      {
        title: "You can cancel anytime",
        text: "You do it in your account settings. You keep your access to the end of the period you have paid for.",
      },
      {
        title: "No refunds",
        text: "Payments are not refunded. That is why the trial is free and asks for no card.",
      },
    ],
    link: { title: "Read the refund policy", href: "/return-policy" },
  },
  questions: getQuestions(prices),
  closing: {
    heading: "Start free today.",
    text: "Free to start. 14-day free trial. No credit card.",
    button: "Generate Website",
  },
});
