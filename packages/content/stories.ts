import { designs } from "./designs.ts";
import { type Prices, listPlansOnSale } from "./plans.ts";

/**
 * The people are those of testimonials.ts, the websites those of designs.ts. Each pays the plan's
 * price now and, at the default prices, saves at most the 70% that the site advertises; tests check
 * both.
 */
export const stories = [
  {
    id: "dona-ana",
    testimonial: { name: "Devika Nair", quote: "A name, a logo and a site in one evening." },
    title: "Four chats became one order page",
    company: "Dona Ana, home bakery in Margao",
    design: "bakery",
    industry: "Food & Drink",
    plan: "AI Growth Engine",
    previous: {
      hours: 9,
      tools: [
        { name: "a freelancer for the site", amount: 3000 },
        { name: "a new menu card each month", amount: 2000 },
        { name: "a billing app", amount: 1200 },
      ],
    },
    hoursSaved: 6,
    description:
      "Devika took bread orders in four chats. She told Angadi what she bakes, and printed the website’s address on every box. Orders now come in through the site, each with the next step beside it.",
    isSample: true,
  },
  {
    id: "udaya",
    testimonial: {
      name: "Swathi K.",
      quote: "I say what the class is about, it writes the page, I fix two words. Done.",
    },
    title: "A new class is online before breakfast",
    company: "udaya, yoga studio in Mysuru",
    design: "yoga",
    industry: "Yoga & Fitness",
    plan: "AI Growth Engine",
    previous: {
      hours: 7,
      tools: [
        { name: "a website", amount: 2000 },
        { name: "a customer list", amount: 2400 },
        { name: "a billing app", amount: 1500 },
      ],
    },
    hoursSaved: 5,
    description:
      "Swathi waited days for each change to her timetable. Now she describes a new class in a sentence, checks the page and publishes it with one click. Students are billed automatically every month.",
    isSample: true,
  },
  {
    id: "mathew-studio",
    testimonial: {
      name: "Joel Mathew",
      quote:
        "We moved our site in a morning. The drag-and-drop editor is the first one my team didn’t fight.",
    },
    title: "Six logins became one",
    company: "Mathew Studio, agency in Bengaluru",
    design: "law-office",
    industry: "Agencies",
    plan: "AI Powerhouse",
    previous: { hours: 20, tools: [{ name: "six tools", amount: 15_800 }] },
    hoursSaved: 12,
    description:
      "Joel’s team of nine ran its website, blog, enquiries and bills in six tools. Now it has one. The first client site it built with Angadi is for a law office in Kochi.",
    isSample: true,
  },
] as const;

/** Adds the design, and what the business saves per month; not positive if it saves nothing. */
function addDesignAndSavings(story: (typeof stories)[number], prices: Prices) {
  const design = designs.find(({ slug }) => slug === story.design);
  if (!design) throw new Error(`There is no design called ${story.design}.`);
  const previousCost = story.previous.tools.reduce((sum, { amount }) => sum + amount, 0);
  const plan = listPlansOnSale(prices).find(({ name }) => name === story.plan);
  return { ...story, design, moneySaved: previousCost - (plan?.monthlyPrice ?? 0) };
}

export const listStories = (prices: Prices) =>
  stories.map((story) => addDesignAndSavings(story, prices));
