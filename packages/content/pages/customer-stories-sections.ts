import type { Prices } from "../plans.ts";
import { listStories } from "../stories.ts";

const getStoriesCopy = (prices: Prices) => ({
  websiteCaption: ({ title, kind }: { title: string; kind: string }) =>
    `See the site: ${title}, ${kind.toLowerCase()}`,
  bill: {
    heading: "Savings",
    note: "before GST",
    previousTool: (tool: string) => `Before: ${tool}`,
    currentPlan: (plan: string) => `After: ${plan}`,
    moneySaved: "Money saved",
    hoursSaved: "Hours saved",
    perMonth: "/month",
    hours: (hoursSaved: number, previousHours: number) => `${hoursSaved} of ${previousHours}`,
    perWeek: " a week",
  },
  stories: listStories(prices),
});

export const getCustomerStoriesSections = (prices: Prices) => ({
  heading: "What changed, in rupees and hours.",
  lede: "Three example businesses: what each paid before, what it pays now, and the hours it saves.",
  stories: getStoriesCopy(prices),
  closing: {
    heading: "Your story next? Get your website.",
    text: "Free to start. 14-day free trial. No credit card.",
    button: "Generate Website",
  },
});
