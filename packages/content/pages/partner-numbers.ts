/** A partner's private page (docs/partners.md). What is counted: docs/counting.md. */
export const partnerNumbersCopy = {
  title: "Your numbers",
  eyebrow: "Affiliate programme",
  heading: "Your numbers",
  lede: "What your link has brought, day by day.",
  asOf: (time: string, day: string) => `As of ${time} on ${day}, in India.`,
  never: "Nothing has been written yet.",
  fresh: "Totals are written every 10 seconds. Load the page again to see the newest.",
  again: "Load again",
  empty:
    "Nobody has used your link in the last 90 days. Send it to one person: their visit shows here seconds after they open it.",
  link: {
    label: "Your link",
    hint: "Pass this one on. You can put ?partnerId= and your id behind any other page of the site as well.",
  },
  parts: {
    visits: "Visits",
    handOffs: "Went on to the app",
    messages: "Messages",
    applications: "Applications",
  },
  periods: {
    heading: "In all",
    days: (days: number) => `Last ${days} days`,
  },
  chart: {
    heading: "The last 30 days",
    now: "these 30 days",
    before: "the 30 days before",
    summary: (name: string, now: string, before: string) =>
      `${name}: ${now} in the last 30 days, ${before} in the 30 days before.`,
    point: (day: string, now: string, before: string) =>
      `${day}: ${now}. 30 days before: ${before}.`,
  },
  table: {
    heading: "Day by day",
    day: "Day",
    older: "The 60 days before",
    file: "All 90 days as a file (CSV)",
    fileName: "numbers.csv",
  },
  counted: {
    heading: "What is counted, and what is not",
    items: [
      "A visit is a page opened from elsewhere by somebody who came by your link in the last 60 days. It is not a person: who comes three times is three visits.",
      "“Went on to the app” counts each click on Login, on a plan or on a button that starts a website.",
      "Messages and applications are forms of this site that we received from your visitors.",
      "Visitors who ask not to be counted, block it or run no JavaScript are not in the first two. Machines are left out as far as they say what they are. So the figures run low.",
      "What is bought in the app is not counted here.",
    ],
    use: "Use these figures to see what works. They are not what you are paid by: commission follows the plans that are paid for in the app.",
    privacy: {
      before: "The page shows totals only and says nothing about any visitor. ",
      link: "What we count, and what we do not",
      href: "/privacy#use-of-website-information",
    },
  },
  secret:
    "Whoever has this page’s address can read it. Keep it to yourself; if it got about, ask us for a new one and the old one ends.",
} as const;
