/** The affiliate page's hero and closing; its other sections: affiliate-sections.ts. */
export const affiliateCopy = {
  meta: {
    title: "Affiliate programme",
    description:
      "Earn up to 30% lifetime commission on every business you bring. A 60-day cookie window. Open to partners worldwide.",
  },
  heading: ["Recommend Angadi.", "Earn up to 30% for life."],
  lede: "People ask you how to get a website. Answer with a link of your own. When they pay, you earn.",
  join: "Join the programme",
  promises: ["60-day cookie window", "A dedicated manager", "Open worldwide"],
  closing: {
    heading: "Join the affiliate programme.",
    text: "Join, share your link, and see in the dashboard what it brings.",
  },
} as const;
