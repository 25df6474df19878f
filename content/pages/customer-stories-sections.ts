import { sampleLines } from "../samples.ts";
import { stories } from "../stories.ts";

const words = {
  filter: "Stories from",
  all: "All",
  status: (count: number, industry: string | undefined) =>
    `${count} ${count === 1 ? "story" : "stories"}${industry ? ` from ${industry}` : ""}`,
  bill: {
    heading: "What it comes to",
    note: "before GST",
    before: "Tools before, a month",
    saved: "Saved",
    perMonth: "/month",
    time: (hours: number) => `Time back, of ${hours} hours`,
    hours: (hours: number) => `${hours} h`,
    perWeek: "/week",
  },
  sampleLine: sampleLines.stories,
  stories,
} as const;

export const customerStoriesSections = {
  heading: "What changed, in rupees and hours.",
  lede: "Three businesses. What each paid before, what it pays now, and what became of the evenings.",
  art: "/art/pages/bill-spike.svg",
  stories: words,
  closing: {
    heading: "Your story next? Get your website.",
    text: "Free to start. 14-day free trial. No credit card.",
    button: "Generate Website",
  },
};
