/** Names of the icons on guide cards (apps/site/sections/guide-cards). */
type Icon =
  | "apron"
  | "badge"
  | "bank"
  | "calendar"
  | "cart"
  | "customers"
  | "forecast"
  | "gear"
  | "keys"
  | "ledger"
  | "letter"
  | "licence"
  | "lock"
  | "megaphone"
  | "moneyPot"
  | "phone"
  | "plan"
  | "priceTag"
  | "search"
  | "signpost"
  | "stamp"
  | "steps"
  | "tap"
  | "umbrella"
  | "website";

/** A guide in its category. */
interface GuideEntry {
  slug: string;
  icon: Icon;
  /** Additional search terms. */
  terms?: string;
  /** The card's copy for an unwritten guide: its link leads to Guide Not Found. */
  unwritten?: { title: string; description: string; cta: string };
}

interface GuideCategory {
  id: string;
  name: string;
  /** Title of the category's page; the default category's page is the index. */
  title: string;
  /** One sentence, for the page and for search engines. */
  text: string;
  guides: readonly GuideEntry[];
}

export const guidesCopy = {
  meta: {
    title: "Business starter guide",
    description:
      "Practical guides for starting and running a small business in India, from registration to cash flow.",
  },
  heading: "Business starter guide",
  lede: "Ten calculators and twenty guides for opening a shop and keeping it open. All in rupees, and made to be printed.",
  categories: "Categories",
  search: {
    label: "Search the guides",
    placeholder: "Loan, GST …",
    button: "Search",
    categories: "Categories",
    all: "All",
    countResults: (count: number) => (count === 1 ? "1 guide found" : `${count} guides found`),
    heading: "Matching guides",
    noMatch: "No guide is about that. Try one of these:",
    blogLink: (q: string) => `Look for “${q}” in the blog`,
  },
  count: (total: number) => `${total} guides`,
  countRead: (readCount: number, total: number) => `${readCount} of ${total} read`,
  card: { readBadge: "Read", unwrittenBadge: "Not written yet" },
  closing: {
    heading: "Open your website when you are ready.",
    text: "Free to start. 14-day free trial. No credit card.",
    button: "Generate Website",
  },
};

/** The category shown if none is requested. */
export const defaultCategory = "online";

/** The categories in order, with the guides in each. */
export const guideCategories: readonly GuideCategory[] = [
  {
    id: "planning",
    name: "Planning & Setup",
    title: "Guides to planning and setting up a business",
    text: "Before the first rupee comes in: the plan, the papers, what it costs and who pays for it.",
    guides: [
      { slug: "business-plan-template", icon: "plan", terms: "template laundry tuition word" },
      {
        slug: "legal-structure-guide",
        icon: "signpost",
        terms: "company llp partnership proprietor opc",
      },
      {
        slug: "startup-budget-calculator",
        icon: "cart",
        terms: "start-up cost money opening expense",
      },
      {
        slug: "business-registration-checklist",
        icon: "keys",
        terms: "register gst udyam licence pan shop act",
      },
      {
        slug: "funding-options-comparison",
        icon: "moneyPot",
        terms: "fund mudra scheme investor money",
      },
    ],
  },
  {
    id: "online",
    name: "Online Presence",
    title: "Guides to your business online",
    text: "A website, people who find it, and how to keep them coming back.",
    guides: [
      { slug: "website-setup-checklist", icon: "website", terms: "domain hosting launch site" },
      { slug: "seo-beginners-guide", icon: "search", terms: "google search maps found" },
      { slug: "social-media-strategy", icon: "phone", terms: "instagram facebook whatsapp post" },
      { slug: "email-marketing-fundamentals", icon: "letter", terms: "newsletter mail list" },
      { slug: "online-advertising-guide", icon: "megaphone", terms: "ads google meta advertise" },
    ],
  },
  {
    id: "growth",
    name: "Growth & Scaling",
    title: "Guides to growing a business",
    text: "More customers, steadier sales, and the first people you pay. These five are not written yet: each card leads to three that are.",
    guides: [
      {
        slug: "customer-acquisition-plan",
        icon: "customers",
        unwritten: {
          title: "A plan for winning customers",
          description:
            "Where the next fifty customers could come from, what each may cost you, and which sources to stop paying for.",
          cta: "See guides on being found",
        },
      },
      {
        slug: "financial-forecasting",
        icon: "forecast",
        unwritten: {
          title: "Forecast a year of sales and costs",
          description:
            "Twelve months of sales, costs and cash on one sheet, with a good and a bad year beside the likely one.",
          cta: "See guides on cash and budgets",
        },
      },
      {
        slug: "automation-playbook",
        icon: "gear",
        unwritten: {
          title: "What to automate, and in which order",
          description:
            "Bills, reminders, reorders: the jobs that eat your evenings, by the hours they take, and what to leave to people.",
          cta: "See guides on books and email",
        },
      },
      {
        slug: "sales-process-framework",
        icon: "steps",
        unwritten: {
          title: "A sales process from enquiry to order",
          description:
            "The steps every enquiry goes through, who does each, and where orders get lost between WhatsApp and the bill.",
          cta: "See guides on prices and email",
        },
      },
      {
        slug: "hiring-first-employees",
        icon: "badge",
        unwritten: {
          title: "Hire your first employees",
          description:
            "When a second pair of hands pays for itself, how to choose them, and what to settle before the first day.",
          cta: "See guides on staff and costs",
        },
      },
    ],
  },
  {
    id: "financial",
    name: "Financial Management",
    title: "Guides to the money in a business",
    text: "Books, taxes, prices, cash and loans, with every sum shown.",
    guides: [
      { slug: "accounting-basics", icon: "ledger", terms: "books gst invoice bill ledger balance" },
      {
        slug: "tax-planning-strategies",
        icon: "calendar",
        terms: "income tax gst return date calendar",
      },
      {
        slug: "pricing-strategy-guide",
        icon: "priceTag",
        terms: "price margin discount mrp cost rate",
      },
      {
        slug: "cash-flow-management",
        icon: "tap",
        terms: "cash late payment msme credit forecast",
      },
      {
        slug: "business-loan-guide",
        icon: "bank",
        terms: "loan emi interest bank calculator instalment",
      },
    ],
  },
  {
    id: "compliance",
    name: "Legal & Compliance",
    title: "Guides to the law in a small business",
    text: "Insurance, customer data, staff, names and licences: what is asked of you, and from when.",
    guides: [
      {
        slug: "business-insurance-guide",
        icon: "umbrella",
        terms: "insure cover fire policy claim",
      },
      { slug: "data-privacy-compliance", icon: "lock", terms: "dpdp consent notice policy" },
      { slug: "hr-compliance-checklist", icon: "apron", terms: "staff salary esi pf labour hire" },
      {
        slug: "intellectual-property-protection",
        icon: "stamp",
        terms: "trademark brand logo copyright",
      },
      { slug: "industry-regulations", icon: "licence", terms: "fssai licence rule food packing" },
    ],
  },
];
