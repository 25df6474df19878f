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

/** The sample's kit in use, made by the kit maker. */
export const brandSample = {
  label:
    "A sample brand, Mogra, a flower shop in Madurai: a green signboard with a white jasmine, the name in Tamil first, a visiting card, a bill and a WhatsApp picture.",
  note: "Sample: Mogra, a made-up flower shop. The kit maker on this page made it.",
};

/** The kit maker before it is opened. */
export const kitSectionCopy = {
  intro: {
    eyebrow: "No account needed",
    heading: "Make a brand kit now",
    lede: "Type the name: you get three logos with colours and fonts, and the signboard in the language your state asks for.",
  },
  points: [
    "A signboard in Telugu, Tamil, Kannada, Hindi and other scripts",
    "Five colours with names and numbers, for the painter and the printer",
    "A ZIP with logo, favicon, WhatsApp picture and a PDF sheet",
  ],
  open: "Open the kit maker",
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

export const brandPictures = {
  description: "“Flowers for temples and weddings. Quiet, and always fresh.”",
};

export const brandClosing = {
  heading: "Create your brand free.",
  text: "Free to start. 14-day free trial. No credit card.",
  button: brandHero.button,
};
