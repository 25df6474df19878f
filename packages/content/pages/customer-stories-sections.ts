import { sampleLines } from "../samples.ts";
import type { Prices } from "../plans.ts";
import { listStoriesWithSavings } from "../stories.ts";

const copy = (prices: Prices) => ({
  bill: {
    heading: "What it comes to",
    note: "before GST",
    before: (tool: string) => `Was: ${tool}`,
    now: (plan: string) => `Now: ${plan}`,
    saved: "Saved",
    perMonth: "/month",
    time: (hours: number) => `Time back, of ${hours} hours`,
    hours: (hours: number) => `${hours} h`,
    perWeek: "/week",
  },
  stories: listStoriesWithSavings(prices),
});

export const customerStoriesSections = (prices: Prices) => ({
  heading: "What changed, in rupees and hours.",
  lede: "Three example businesses, reckoned in rupees a month and hours a week.",
  /** Shown below the lede while any story is a sample. */
  sampleLine: sampleLines.stories,
  art: "/art/pages/bill-spike.svg",
  stories: copy(prices),
  closing: {
    heading: "Your story next? Get your website.",
    text: "Free to start. 14-day free trial. No credit card.",
    button: "Generate Website",
  },
});
