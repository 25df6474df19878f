import { type Prices, listPlansOnSale } from "./plans.ts";

/**
 * The people are those of testimonials.ts. Each pays the plan's price now, and at the default
 * prices saves less than the 70% that the site advertises; a test checks both.
 */
export const stories = [
  {
    id: "devikas-oven",
    layout: "scene",
    testimonial: { name: "Devika Nair", quote: "A name, a logo and a site in one evening." },
    title: "Four chats became one order page",
    company: "Devika’s Oven, home baker in Kochi",
    industry: "Food & Drink",
    plan: "AI Growth Engine",
    before: {
      hours: 9,
      tools: [
        { name: "a freelancer’s site", amount: 3000 },
        { name: "menu card design", amount: 2000 },
        { name: "a billing app", amount: 1200 },
      ],
    },
    timeReduction: 6,
    description:
      "Devika took cake orders in four chats, and looked for the address of Saturday’s cake in all of them. She told Angadi what she bakes, dragged her prices to the top of the page, and put the link on every box. Orders now come in through the site and stand in one list, with the next thing to do beside each.",
    imageUrl: "/art/stories/home-baker.svg",
    sample: true,
  },
  {
    id: "anita-rao-events",
    layout: "quote",
    testimonial: {
      name: "Anita Rao",
      quote: "Our invoices look like they come from a company ten times our size.",
    },
    title: "The bill goes out before the flowers wilt",
    company: "Anita Rao Events, Hyderabad",
    industry: "Events",
    plan: "AI Growth Engine",
    before: {
      hours: 7,
      tools: [
        { name: "a website", amount: 2000 },
        { name: "a customer list", amount: 2400 },
        { name: "a billing app", amount: 1500 },
      ],
    },
    timeReduction: 5,
    description:
      "In the wedding season Anita had no free evening, so her bills waited for the monsoon. She set up one invoice in her own colours. Reminders go to those who are late, and the hotels that book her every month get the same bill again without her.",
    imageUrl: "/art/stories/event-planner.svg",
    sample: true,
  },
  {
    id: "mathew-studio",
    layout: "figures",
    testimonial: {
      name: "Joel Mathew",
      quote:
        "We moved our site in a morning. The drag-and-drop editor is the first one my team didn’t fight.",
    },
    title: "Six logins became one",
    company: "Mathew Studio, agency in Bengaluru",
    industry: "Agencies",
    plan: "AI Powerhouse",
    before: { hours: 20, tools: [{ name: "six tools", amount: 15_800 }] },
    timeReduction: 12,
    description:
      "Joel’s team of nine kept its own website, blog, enquiries and bills in six tools, each with its own login and its own moods. They described the agency once, corrected the draft in the drag-and-drop editor, put six of their best works on it, connected the domain and published. On Monday there was one place to look.",
    imageUrl: "/art/stories/agency.svg",
    sample: true,
  },
] as const;

/** Adds what the business saves per month at those prices; not above 0 if it saves nothing. */
function addSavings(story: (typeof stories)[number], prices: Prices) {
  const previousCost = story.before.tools.reduce((sum, { amount }) => sum + amount, 0);
  const plan = listPlansOnSale(prices).find(({ name }) => name === story.plan);
  return { ...story, savingsAmount: previousCost - (plan?.monthlyPrice ?? 0) };
}

export const listStoriesWithSavings = (prices: Prices) =>
  stories.map((story) => addSavings(story, prices));
