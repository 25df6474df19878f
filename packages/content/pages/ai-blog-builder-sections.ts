/**
 * The blog writer's page. From the client's specification: a blog in under a minute, AI blog
 * writing, SEO and analytics, one-click publishing, blogs a month by plan
 * (packages/content/plans.ts), the parts of a post; free to start, 14-day free trial, no credit
 * card, cancel anytime. Sharma Paints and both its posts are invented.
 */
import { promises } from "./shared-promises.ts";

export const blogHero = {
  eyebrow: "AI blog writer",
  button: "Write my first post",
  heading: ["A blog post", "in under a minute."],
  lede: "Give Angadi a question your customers ask. It plans the post and writes the draft. You correct it, add what only you know, and publish.",
  secondaryLink: { title: "See Examples", href: "/blog" },
  promises,
};

/** A section of the draft; `removed` is crossed out, `added` is inserted. */
interface DraftSection {
  heading?: string;
  pieces: { text?: string; removed?: string; added?: string }[];
}

/** The draft on the desk. */
export const blogDraft = {
  label:
    "A draft on a sheet: Paint a damp wall so that it stays painted. Beside it lies the outline. With a blue pencil the owner has crossed out a stiff phrase, put in a plain one, and added a line about Indore.",
  outline: {
    title: "Outline",
    points: ["Find the water", "Let it dry", "Primer, putty, paint", "What it costs"],
    /** Number of points already written. */
    writtenCount: 2,
  },
  shop: "Sharma Paints, Indore",
  title: "Paint a damp wall so that it stays painted",
  sections: [
    {
      pieces: [
        { text: "Before you buy paint, find the water. Look at " },
        { removed: "all relevant sources of moisture" },
        { added: "the tap behind the wall" },
        { text: " first." },
      ],
    },
    {
      heading: "Let it dry",
      pieces: [
        { text: "Scrape off what is loose and let the wall dry out. " },
        { added: "In Indore, not before October." },
      ],
    },
    {
      heading: "Primer, putty, paint",
      pieces: [{ text: "Primer goes on first, all over. Then putty, only where" }],
    },
  ] as DraftSection[],
  note: "photo of our wall here",
};

export const blogSteps = {
  eyebrow: "How it works",
  heading: "From a topic to a post, in three steps",
  steps: [
    {
      title: "Give it a topic",
      text: "Take a question that customers ask you. Say who asks it, and where you are.",
    },
    {
      title: "It writes the draft",
      text: "In under a minute: first the outline, then the paragraphs, with a title that people would type into a search.",
    },
    {
      title: "You correct and publish",
      text: "Cross out what is wrong, add your prices and your own photograph, then publish it on your site with one click.",
    },
  ],
};

export const blogFeatures = {
  eyebrow: "What you get",
  heading: "What is in every post",
  features: [
    {
      icon: "gallery",
      title: "Your picture on top",
      text: "The first picture in the post becomes its cover, in the list and at the head of the page.",
    },
    {
      icon: "seo",
      title: "A title people search for",
      text: "In the words a customer types, so that search engines know what it is about.",
    },
    {
      icon: "clock",
      title: "Date and read time",
      text: "Readers see how long the post takes to read, and when you published it.",
    },
    {
      icon: "voice",
      title: "Your own voice",
      text: "The post sounds like you. If you say “have these at home first”, so does the post.",
    },
    {
      icon: "list",
      title: "Lists where they help",
      text: "What to buy, what to bring, what comes next: listed line by line, easy to read on a phone.",
    },
    {
      icon: "tag",
      title: "Tags",
      text: "They say what the post is about, and group related posts.",
    },
  ],
} as const;

/** A finished post, next to the features. */
export const finishedPost = {
  label:
    "A finished post: cover, title, Oct 18, 2026, 5 min read, a paragraph, a list of three, and tags.",
  title: "What to buy before the painter comes",
  meta: "Sharma Paints · Oct 18, 2026 · 5 min read",
  text: "The painter is paid by the day. Each trip to the shop costs you an hour. Have these at home first:",
  list: ["Sandpaper, coarse and fine", "Two brushes and a roller", "Old sheets for the floor"],
  tags: ["Painting", "Before Diwali"],
};

export const blogResponsibilities = {
  intro: {
    eyebrow: "Before you publish",
    heading: "Angadi drafts. You check and publish.",
    lede: "A post is quick to write, so read it twice before it goes out.",
  },
  angadi: "Angadi does",
  owner: "You still do",
  rows: [
    { angadi: "Plans the post", owner: "Pick a question worth answering" },
    { angadi: "Writes the draft in under a minute", owner: "Check each fact, name and price" },
    { angadi: "Finds a title people search for", owner: "Cross out what you would never say" },
    { angadi: "Adds lists, reading time and tags", owner: "Add a photograph of your own" },
    { angadi: "Publishes when you click", owner: "Decide whether it goes out at all" },
  ],
};

export const blogClosing = {
  heading: "Write your first post today.",
  text: "Free to start. 14-day free trial. No credit card.",
  button: blogHero.button,
};
