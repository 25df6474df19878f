/**
 * The affiliate page's sections. From the client's specification: up to 30% lifetime commission, a
 * 60-day cookie window, a real-time dashboard, marketing resources, a dedicated manager, open
 * worldwide; influencers, freelancers, entrepreneurs and agencies; sign up, share, earn.
 * docs/partners.md defines which clicks count.
 */
import { rupeesPerDollar } from "../rupees-per-dollar.ts";
import { site } from "../site.ts";

/** $100,000 at N rupees a dollar is N lakh rupees, as a lakh is 100,000. */
const LAKHS_PAID = rupeesPerDollar;

/** Copy of the sample dashboard; the commission is calculated from `payingShops` on rendering. */
export const dashboardPictureCopy = {
  isSample: true,
  label: (monthlyCommission: string) =>
    `A sample of the dashboard: 1,284 clicks, 25 shops that pay and ${monthlyCommission} commission this month, clicks by week, and the newest shops.`,
  title: "Asha’s dashboard",
  status: "Live",
  figures: [
    { label: "Clicks, 9 weeks", value: "1,284" },
    { label: "Shops that pay", value: "25" },
  ],
  chart: {
    title: "Clicks by week",
    clicks: [96, 118, 104, 141, 133, 158, 149, 187, 198],
    scale: [200, 100, 0],
    firstWeek: "8 weeks ago",
    lastWeek: "This week",
  },
  newestShops: {
    title: "Newest shops, and your share a month",
    shops: [
      { name: "Shop 25", plan: "AI Powerhouse" },
      { name: "Shop 24", plan: "AI Growth Engine" },
      { name: "Shop 23", plan: "AI Growth Engine" },
    ],
  },
  monthlyCommissionLabel: "Yours this month",
  /** The 25 shops, by plan. */
  payingShops: [
    { plan: "AI Growth Engine", shopCount: 22 },
    { plan: "AI Powerhouse", shopCount: 3 },
  ],
  link: {
    label: "Your link",
    address: [`${new URL(site.url).host.replace("www.", "")}/`, "?via=asha"],
  },
  toast: { text: "New sign-up", when: "Just now" },
} as const;

export const statsCopy = {
  heading: "The programme in figures",
  stats: [
    { figure: "10,000+", text: "users", isSample: true },
    {
      figure: "$100K+",
      rupees: `₹${LAKHS_PAID} lakh+`,
      text: "commissions paid",
      isSample: true,
    },
    { figure: "20+", text: "countries", isSample: true },
    { figure: "4.8/5", text: "rating", isSample: true },
  ],
} as const;

export const stepsCopy = {
  eyebrow: "How it works",
  heading: "Sign up, share, earn",
  steps: [
    {
      title: "Sign up",
      text: "Tell us who you are and what your company does. Two short steps, and you have applied.",
    },
    {
      title: "Share",
      text: "Put your link where people already ask you: a WhatsApp group, a video, a client call. A click counts for 60 days.",
    },
    {
      title: "Earn",
      text: "When someone you sent pays for a plan, you get your share. Every month, for as long as they pay.",
    },
  ],
} as const;

/** The calculator's choices and the resulting earnings, as announced. */
interface CalculatorStatus {
  shopCount: number;
  plan: string;
  isYearly: boolean;
  earnings: string;
}

export const calculatorCopy = {
  eyebrow: "Calculator",
  heading: "Work out what you could earn",
  lede: "Choose how many shops you refer, and their plan. The estimate uses the prices of our plans.",
  shops: "Shops you refer",
  share: "Your share",
  percent: (share: number) => `${share}%`,
  plan: "The plan they choose",
  period: "How they pay",
  monthly: "Monthly",
  yearly: "Yearly",
  bill: {
    heading: "Your earnings",
    note: "an estimate",
    payments: (shopCount: number, price: string) =>
      shopCount === 1 ? `1 shop at ${price}` : `${shopCount} shops at ${price}`,
    share: "Your share of it",
    years: (years: number) => (years === 1 ? "Over a year" : `Over ${years} years`),
    eachMonth: "You earn a month",
    eachYear: "You earn a year",
    dollars: (paise: number) =>
      `About $${Math.round(paise / 100 / rupeesPerDollar).toLocaleString("en-IN")}, at ₹${rupeesPerDollar} to a dollar`,
  },
  status: ({ shopCount, plan, isYearly, earnings }: CalculatorStatus) =>
    `${shopCount} ${shopCount === 1 ? "shop" : "shops"} on ${plan}: you earn ${earnings} a ${isYearly ? "year" : "month"}.`,
  note: "An example, not a promise: it assumes every shop stays. Prices are without GST, and 30% is the most the programme pays.",
  examples: {
    caption: "What you earn a month at 30%, if the shops pay monthly",
    shops: "Shops you refer",
    shopCounts: [1, 5, 10, 25],
  },
} as const;

export const benefitsCopy = {
  eyebrow: "What you get",
  heading: "Your commission, and help to earn it",
  commission: {
    upTo: "Up to",
    figure: "30%",
    title: "lifetime commission",
    text: "You get it each time someone you sent pays for a plan.",
  },
  cookieWindow: {
    title: "60-day cookie window",
    text: "They click today and sign up weeks later, after the wedding season. For 60 days it still counts as yours.",
  },
  otherBenefits: [
    {
      icon: "dashboard",
      title: "Real-time dashboard",
      text: "Check it at any hour. This morning’s clicks are already there.",
    },
    {
      icon: "resources",
      title: "Marketing resources",
      text: "Ready-made posts and messages, so you don’t begin with a blank page.",
    },
    {
      icon: "manager",
      title: "A dedicated manager",
      text: "One person who looks after you and answers your questions.",
    },
    {
      icon: "world",
      title: "Open worldwide",
      text: "Join from Hyderabad, Dubai or Leeds. The shops you refer can be anywhere, too.",
    },
  ],
} as const;

export const audienceCopy = {
  eyebrow: "Who it is for",
  heading: "For influencers, freelancers, entrepreneurs and agencies",
  people: [
    {
      icon: "influencer",
      title: "Influencers",
      question: "“What did you make your page with?”",
      text: "Your followers want to know. Answer once, under the video, with your link.",
    },
    {
      icon: "freelancer",
      title: "Freelancers",
      question: "“Can our website be ready by Monday?”",
      text: "Your month is full. Send the link, and keep the client.",
    },
    {
      icon: "entrepreneur",
      title: "Entrepreneurs",
      question: "“Who did the website for your shop?”",
      text: "Other owners ask you. Tell them, and send your link.",
    },
    {
      icon: "agency",
      title: "Agencies",
      question: "“Our budget is small. Can you help?”",
      text: "Too small a job for your team. Pass it on, and still earn.",
    },
  ],
} as const;

export const affiliateTermsCopy = {
  eyebrow: "The terms",
  heading: "Which customers count as yours",
  lede: "The rules of the programme, and how the site knows who sent whom.",
  columns: ["Point", "Rule"],
  rows: [
    { title: "Commission", text: "Up to 30% of what the people you sent pay, for life." },
    {
      title: "Cookie window",
      text: "60 days from the click. Anyone who signs up within that time counts as yours.",
    },
    {
      title: "Which click counts",
      text: "The last one. A later click on another affiliate’s link takes the place of yours; a later click on yours starts the 60 days again.",
    },
    {
      title: "How we know",
      text: "Your link carries your code, and it can point to any page of this site. The visitor’s browser remembers your code and passes it to the app.",
    },
    {
      title: "What we can’t know",
      text: "Private browsing loses the referral when the page is closed, and without JavaScript no referral is saved.",
    },
    {
      title: "Who can join",
      text: "Influencers, freelancers, entrepreneurs and agencies, anywhere in the world.",
    },
    {
      title: "What comes with it",
      text: "A real-time dashboard, marketing resources and a dedicated manager.",
    },
  ],
} as const;
