import { glossary } from "./glossary.ts";

export const numbersCopy = {
  title: "Numbers",
  explanation:
    "Daily totals, in Indian time. A visit begins when somebody comes to the site; the same person can visit several times. Bots, and visitors whose browsers ask not to be counted, are left out.",
  period: "Period",
  periods: [
    { days: 7, label: "7 days" },
    { days: 28, label: "28 days" },
    { days: 91, label: "13 weeks" },
    { days: 364, label: "52 weeks" },
  ],
  show: glossary.apply,
  range: { to: "to", compared: ", compared with the same number of days before." },
  export: glossary.exportCsv,
  none: "No data for this period. Choose a longer one above.",
  unknown: glossary.unknown,
  direct: "No referrer",
  noPartner: "No partner",
  noCampaign: "No campaign",
  current: "This period",
  previous: "Previous",
  change: "Change",
  columns: { visit: "Visits", view: "Page views", handOff: "Clicks to the app", lead: "Leads" },
  step: "Step",
  item: "Item",
  count: "Count",
  tables: {
    funnel: "Funnel",
    week: "By week",
    page: "By page",
    source: "By campaign source",
    campaign: "By campaign",
    referrer: "By referrer",
    partner: "By partner",
    read: "Top posts and guides",
    handOff: "Clicks to the app by kind",
    lead: "Leads by form",
    tool: "Tools used",
    missing: "Pages not found",
    vital: "Page speed",
  },
  charts: {
    title: "Over time",
    current: "This period",
    previous: "Previous period",
    summary: (name: string, current: string, previous: string) =>
      `${name}: ${current} in this period, ${previous} in the previous one.`,
    point: (day: string, current: string, previous: string) =>
      `${day}: ${current}. Previous: ${previous}.`,
    weekOf: (day: string) => `Week of ${day}`,
    /** Shown only if JavaScript runs. */
    hint: "To see a day’s figures, point at a chart, or move to it with Tab and press the arrow keys.",
    table: "Show as table",
  },
  day: "Day",
  weekColumn: "Week of",
  pageNote: "A lead is counted for the page where the visit started.",
  readNote:
    "Shown by the last part of their address. Addresses without a post or guide are left out.",
  page: "Page",
  dimensions: {
    page: "Page",
    source: "Source",
    campaign: "Campaign",
    referrer: "Site",
    partner: glossary.partner,
  },
  /** Labels of what is counted; a detail without a label is shown as it is. */
  details: {
    lead: { message: "Contact form", application: "Affiliate application" },
    handOff: {
      login: "Sign in",
      start: "Start without a plan",
      plan: "Plan",
      name: "Business name",
      "business-type": "Business type",
      other: "Other",
    },
    tool: {
      "name-search": "Name searches",
      print: "Prints",
      file: "File downloads",
      draft: "Website drafts",
      "brand-kit": "Brand kits",
      posts: "Months of posts",
    },
  },
  vitals: {
    LCP: "Largest Contentful Paint: until the largest part of the page was shown",
    INP: "Interaction to Next Paint: until the page reacted to a tap, click or key",
    CLS: "Cumulative Layout Shift: how much the page jumped",
  },
  ratings: ["Good", "Needs work", "Poor"],
  ratingShares: ([good, needsWork, poor]: readonly number[], total: number) =>
    `${good} · ${needsWork} · ${poor} % of ${total}`,
  vitalNote:
    "Measured on one in ten page loads. Good is an LCP up to 2.5 s, an INP up to 0.2 s, a CLS up to 0.1; poor is above 4 s, 0.5 s, 0.25.",
};
