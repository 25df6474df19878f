/**
 * The brand builder's page. From the client's specification: AI brand kits, global styles (fonts,
 * colours, buttons), what makes a good name (memorable, simple, durable, legal); free to start,
 * 14-day free trial, no credit card, cancel anytime. Mogra, its bill and its customer are invented.
 */
import { promises } from "./shared-promises.ts";

export const brandHero = {
  eyebrow: "AI brand builder",
  button: "Create my brand kit",
  heading: ["A name, logo,", "colours and fonts", "that match."],
  lede: "Tell Angadi what you sell and who buys it. You get a brand kit: a name, a logo, colours and fonts, for your website, your signboard and your WhatsApp picture.",
  promises,
};

/** The sample brand in use: on a signboard, a bill and a phone. */
export const brandSample = {
  label:
    "A sample brand, Mogra, fresh flowers in Madurai: a green signboard with a white jasmine, a bill with the same flower, and a WhatsApp picture.",
  name: "Mogra",
  trade: "Fresh flowers, Madurai",
  bill: {
    number: "Bill 0217",
    lines: [
      { label: "Garland, 2 metres", rupees: 180 },
      { label: "Puja basket", rupees: 350 },
    ],
    total: "Total",
  },
  chat: {
    name: "Mogra Flowers",
    status: "Business account",
    question: "Two metres for Friday morning?",
    answer: "Done. Ready by six.",
  },
};

export const brandSteps = {
  eyebrow: "How it works",
  heading: "From your description to a brand, in three steps",
  steps: [
    {
      title: "Describe it",
      text: "Say what you sell, to whom, and how your shop should feel to people walking past.",
    },
    {
      title: "Choose",
      text: "Angadi makes several sets of name, logo, colours and fonts. Take the one you like best.",
    },
    {
      title: "Use it",
      text: "Your website uses the fonts, colours and buttons, on every page.",
    },
  ],
};

export const brandFeatures = {
  eyebrow: "The kit",
  heading: "What the brand kit includes",
  features: [
    {
      icon: "signboard",
      title: "A name",
      text: "Memorable, simple, and one you will still like in ten years.",
      link: { title: "Try the name generator", href: "/business-name-generator" },
    },
    {
      icon: "flower",
      title: "A logo",
      text: "Clear even as a small WhatsApp profile picture.",
    },
    {
      icon: "brand",
      title: "Colours",
      text: "Each with a name, so the painter and the printer mean the same green.",
    },
    {
      icon: "fonts",
      title: "Fonts",
      text: "One for the board and one for the small print, chosen to go together.",
    },
    {
      icon: "styles",
      title: "Global styles",
      text: "Fonts, colours and buttons are set once. Every page of the site follows.",
    },
    {
      icon: "pages",
      title: "Everywhere",
      text: "Website, posts and bills look alike, so people know that it is you.",
    },
  ],
} as const;

/** The sample brand's parts, shown with the steps and the features. */
export const brandPictures = {
  description: "“Flowers for temples and weddings. Quiet, and always fresh.”",
  name: "Mogra",
  otherNames: ["Phool Katta", "Daily Jasmine"],
  colours: ["Leaf", "Jasmine", "Marigold", "Night"],
  letters: "Aa",
  fonts: ["Eczar", "Figtree"],
  button: "Order",
  place: "Madurai",
  bill: "Bill 0217",
};

export const brandChange = {
  intro: {
    eyebrow: "An example",
    heading: "One shop, before and after",
    lede: "Before, nothing matched. After, the name, the flower and the green are the same everywhere.",
  },
  medium: "Where",
  before: "Before",
  after: "After",
  rows: [
    { medium: "Board", before: "MOGRA FLOWER STALL", after: "Mogra" },
    { medium: "Bill", before: "M/s. Mogra Flowers", after: "Mogra" },
    { medium: "WhatsApp", before: "mogra aunty new no", after: "Mogra Flowers" },
    { medium: "Website", before: "Welcome to our home page", after: "Mogra, Madurai" },
  ],
};

export const brandClosing = {
  heading: "Create your brand free.",
  text: "Free to start. 14-day free trial. No credit card.",
  button: brandHero.button,
};
