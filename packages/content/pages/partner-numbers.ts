/** A partner's private page (docs/partners.md). What is counted: docs/counting.md. */
export const partnerNumbersCopy = {
  title: "Your numbers",
  eyebrow: "Affiliate programme",
  heading: "Your numbers",
  lede: "What your link has brought, day by day.",
  asOf: (time: string, day: string) => `As of ${time} on ${day}, in India.`,
  neverUpdated: "There are no totals yet.",
  updateNote: "Totals are updated every 10 seconds. Load the page again to see the newest.",
  reload: "Load again",
  empty:
    "Nobody has used your link in the last 90 days. Send it to one person: their visit shows here seconds after they open it.",
  link: {
    label: "Your link",
    hint: "Share this link. You can also put ?partnerId= and your id after the address of any other page of the site.",
  },
  metrics: {
    visits: "Visits",
    handOffs: "Went on to the app",
    messages: "Messages",
    applications: "Applications",
  },
  periods: {
    heading: "Total",
    days: (days: number) => `Last ${days} days`,
  },
  chart: {
    heading: "The last 30 days",
    current: "these 30 days",
    previous: "the 30 days before",
    summary: (name: string, current: string, previous: string) =>
      `${name}: ${current} in the last 30 days, ${previous} in the 30 days before.`,
    point: (day: string, current: string, previous: string) =>
      `${day}: ${current}. 30 days before: ${previous}.`,
  },
  table: {
    heading: "Day by day",
    day: "Day",
    older: "The 60 days before",
    fileLink: "All 90 days as a file (CSV)",
    fileName: "numbers.csv",
  },
  countingNotes: {
    heading: "What is counted, and what is not",
    items: [
      "A visit is a page opened from elsewhere by somebody who came by your link in the last 60 days. It is not a person: someone who comes three times counts as three visits.",
      "“Went on to the app” counts each click on Login, on a plan or on a button that starts a website.",
      "Messages and applications are forms that your visitors sent us from this site.",
      "Visitors who ask not to be counted, block it or run no JavaScript are not in the first two. Automatic programs are left out if they say what they are. So the figures run low.",
      "What is bought in the app is not counted here.",
    ],
    purpose:
      "Use these figures to see what works. They are not what you are paid by: commission follows the plans that are paid for in the app.",
    privacy: {
      before: "The page shows totals only and says nothing about any visitor. ",
      link: "What we count, and what we do not",
      href: "/privacy#use-of-website-information",
    },
  },
  secrecyNote:
    "Whoever has this page’s address can read it. Keep it to yourself. If somebody else gets it, ask us for a new one, and the old one stops working.",
} as const;
