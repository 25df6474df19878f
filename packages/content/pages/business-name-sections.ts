/**
 * The page of the business name generator, apart from the generator. From the client's
 * specification: the hero's title and button; what makes a good name (memorable, simple, durable,
 * legal); Level up your business with AI (website builder and automated blog design); the six items
 * of the checklist. All names on boards are made up, and shown as examples.
 */
import type { Prices } from "../plans.ts";
import { getPriceStrip } from "./price-strip.ts";
import { questionsHead } from "./shared-questions.ts";

export const nameGeneratorHero = {
  eyebrow: "Free, without an account",
  heading: "AI Business Name Generator",
  lede: "Say what you sell, and where. Get names people can say, spell and remember, each with reasons for and against.",
  about: { label: "What does the business do?", placeholder: "e.g. Sweet shop" },
  button: "Generate Business Name",
  promises: ["24 names at a time", "Four scores, with reasons", "Domains checked when you ask"],
  shortlist: (count: number) => `Your shortlist (${count})`,
  facadeNote: "Names on these boards are examples. Yours will come from what you sell.",
};

/** The boards on the building, in the order of their positions. */
export const facade = [
  { text: "Biscuit Bus", lettering: "enamel" },
  { text: "Loomora", lettering: "studio" },
  { text: "Apna Abacus", lettering: "chalk" },
  { text: "Neem Lane", lettering: "ledger" },
  { text: "Mehta & Daughters", lettering: "enamel" },
  { text: "Kaapi Katte", lettering: "lorry" },
] as const;

export const goodName = {
  eyebrow: "Four tests",
  heading: "What makes a good business name",
  lede: "People say it on the phone, read it on a board, type it into a search box and write it on a form. A good name works in all four places.",
  goodLabel: "Good name",
  badLabel: "Weak name",
  note: "All eight names are made up for this page.",
  criteria: [
    {
      title: "Memorable",
      text: "People remember a picture, a rhyme, or a sound that comes back.",
      good: {
        text: "Biscuit Bus",
        lettering: "enamel",
        reason: "You see the bus. Two Bs make it stick.",
      },
      bad: {
        text: "Quality Enterprises",
        lettering: "studio",
        reason: "Nothing to picture, and there is one on every road.",
      },
    },
    {
      title: "Simple",
      text: "Say it once on the phone, and people spell it right. Two or three syllables are enough.",
      good: {
        text: "Tara Threads",
        lettering: "chalk",
        reason: "Three syllables, spelt as it sounds.",
      },
      bad: {
        text: "Phreshly Kneadd",
        lettering: "lorry",
        reason: "You will have to spell it out on every call.",
      },
    },
    {
      title: "Durable",
      text: "It still fits when you sell more things, in other places, to other people.",
      good: {
        text: "Neem Lane",
        lettering: "ledger",
        reason: "Soap today, tea or cloth tomorrow.",
      },
      bad: {
        text: "4G Mobile Point",
        lettering: "enamel",
        reason: "Out of date the day 5G came.",
      },
    },
    {
      title: "Legal",
      text: "You can register it: it is not another brand, a god’s name or a government body.",
      good: {
        text: "Chikoo Classes",
        lettering: "lorry",
        reason: "Two plain words that only you have put together.",
      },
      bad: {
        text: "National Tuition Board",
        lettering: "ledger",
        reason: "“National” and “Board” need government approval.",
      },
    },
  ],
} as const;

export const levelUp = {
  eyebrow: "After the name",
  heading: "Level up your business with AI",
  lede: "You have a name. Now get a website for it, and a blog that brings people to it.",
  website: {
    title: "AI website builder",
    text: "Describe the business. Get a complete website in about 30 seconds, and drag it into shape.",
    href: "/ai-website-builder",
    linkText: "See the website builder",
  },
  blog: {
    title: "Automated blog design",
    text: "Give it a question your customers ask. A post is written in under a minute; you have the last word.",
    href: "/ai-blog-builder",
    linkText: "See the blog writer",
    shop: "Neem Lane",
    posts: [
      { title: "Why neem soap turns brown", readTime: "3 min read" },
      { title: "Five gifts under ₹300 for Rakhi", readTime: "4 min read" },
      { title: "How we dry leaves in the monsoon", readTime: "5 min read" },
    ],
  },
};

/** The six items are the specification's, word for word. */
export const checklist = {
  eyebrow: "Your website",
  heading: "Six things your website starts with",
  lede: "Choose a name, then a website for it. All six are in the website builder.",
  features: [
    {
      icon: "star",
      title: "Customer reviews",
      text: "What customers say about you, where new customers read it.",
    },
    { icon: "gallery", title: "Image gallery", text: "Pictures of the shop, the work, the food." },
    {
      icon: "pages",
      title: "Multiple pages",
      text: "Prices on one, the story on another, the map on a third.",
    },
    {
      icon: "drag",
      title: "Editing the website",
      text: "Change a price yourself, without asking anybody.",
    },
    {
      icon: "inbox",
      title: "Receiving contact from customers via the website",
      text: "They write a message on the site, and it reaches you.",
    },
    {
      icon: "styles",
      title: "Editing global styles (fonts, colors, buttons)",
      text: "Choose once. Every page follows.",
    },
  ],
  button: "Generate Website",
} as const;

/** The generator is part of this site and free. */
export const getNameGeneratorPriceStrip = (prices: Prices) =>
  getPriceStrip(prices, "Names are free. Your website starts at ₹0.", {
    label: "Names, scores and reasons",
    figure: "Free",
    text: "24 names, as often as you like, without an account.",
  });

export const nameGeneratorQuestions = {
  ...questionsHead,
  eyebrow: "Before you decide",
  heading: "What owners ask about names",
  questions: [
    {
      question: "How are the names made?",
      answer:
        "From word lists put together by people, and rules about how words sound. Your words are joined, blended and rhymed with words that belong to your trade, in English and in Indian languages, and each result is scored. Give the same answers and you get the same names, so a link to your names still works next week.",
    },
    {
      question: "Are there names in Hindi or Telugu?",
      answer:
        "Yes, in English letters: some names use words from Hindi, Telugu, Sanskrit or Urdu, and say what they mean.",
    },
    {
      question: "If a domain shows no record, can I have it?",
      answer:
        "Probably: the registry held no record of the domain when you asked. But the domain may be reserved, or sold an hour later. Only a registrar can say for sure, when you buy it. “Could not check” means that we could not ask.",
    },
    {
      question: "Who owns a name from here?",
      answer:
        "You, once you use and register it. Somebody may be using it already, so search the trade marks and the company names first; each name has links to both.",
    },
    {
      question: "What does the legal score look at?",
      answer:
        "Words that need permission, names of gods, well-known brands and words too plain to protect. It is a first check, not a search of the register: ask a lawyer before you spend money on the name.",
    },
    {
      question: "Where is my shortlist saved?",
      answer:
        "In this browser. Nobody else sees it until you share its link. If you clear the browser’s data it is gone, so copy it or download it.",
    },
  ],
} as const;

export const nameGeneratorClosing = {
  heading: "Find your business name.",
  text: "Say what you sell. You get 24 names at once, each with scores and reasons.",
  button: "Generate Business Name",
};
