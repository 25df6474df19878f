import type { Prices } from "../plans.ts";
import { listStoriesWithSavings } from "../stories.ts";

const copy = (prices: Prices) => ({
  bill: {
    heading: "Savings",
    note: "before GST",
    before: (tool: string) => `Before: ${tool}`,
    now: (plan: string) => `After: ${plan}`,
    saved: "Saved",
    perMonth: "/month",
    time: (hours: number) => `Saved, of ${hours} hours`,
    hours: (hours: number) => `${hours} h`,
    perWeek: "/week",
  },
  stories: listStoriesWithSavings(prices),
});

export const customerStoriesSections = (prices: Prices) => ({
  heading: "What changed, in rupees and hours.",
  lede: "Three example businesses, in rupees a month and hours a week.",
  art: "/art/pages/bill-spike.svg",
  stories: copy(prices),
  closing: {
    heading: "Your story next? Get your website.",
    text: "Free to start. 14-day free trial. No credit card.",
    button: "Generate Website",
  },
});
