import { copy as page } from "../copy.ts";

/** Copy of the maker: the form, the preview next to it, and its tools. */
export const copy = {
  fields: {
    sentence: {
      label: "What do you do? One sentence is enough.",
      hint: "Add prices, hours and your town.",
      example: "e.g. We bake eggless cakes at ₹450 a kg in Nellore, open 9 to 9",
    },
    name: { label: "Name of the business", example: "e.g. Meera Cakes" },
    place: { label: "Place", example: "e.g. Trunk Road, Nellore" },
    whatsapp: {
      label: "WhatsApp number",
      hint: "The button on the page opens a chat with it.",
      example: "e.g. 98480 22338",
    },
  },
  optional: "Name and number (optional)",
  examples: {
    label: "Or start from an example:",
    shown: [
      {
        title: "A bakery",
        sentence: "Eggless cakes ₹450 a kg and brownies ₹60 each in Nellore, home delivery",
      },
      {
        title: "A tailor",
        sentence:
          "Blouse stitching ₹450, saree falls ₹80, in Warangal, open 10 to 8, closed Sunday",
      },
      {
        title: "A yoga class",
        sentence: "Yoga classes ₹1,200 a month in Mysuru, 6 to 8 am, online classes too",
      },
    ],
  },
  show: "Show my draft",
  takeAway: "Download or share: file, ZIP or link",
  files: { html: "Download website", zip: "Download ZIP" },
  filesHint:
    "The website is one file. The ZIP holds the page, its pictures and fonts, and says how to put it online.",
  link: {
    button: "Copy link",
    copied: "Copied. Your answers are in the link itself.",
    manualLabel: "Copy this link",
  },
  continueInApp: "Continue in the app",
  problems: {
    nothing: "Tell us in one sentence what you do.",
    "too-long": (limit: number) => `This is too long. Keep it under ${limit} characters.`,
    "not-a-number": "Check the number: ten digits, or + and the country code first.",
    "not-a-upi-id": "Check the UPI ID: it looks like name@bank.",
  },
  status: {
    making: "Making the file…",
    failed: "The file could not be made. Check your connection and try again.",
  },
  preview: {
    label: "Your draft",
    waits: "Your page appears here while you type.",
    failed: "The preview did not load. Check your connection and try again.",
    retry: "Try again",
    frame: "Preview of your page",
    whole: "See the whole page",
    part: "Show less",
    width: "Width",
    widths: { phone: "Phone", desktop: "Desktop" },
    layout: "Layout",
    another: "Try another look",
    colours: "Colours",
    letters: "Fonts",
    sample: "Aa",
    board: "Name board",
    noBoard: "None",
    palette: (at: number) => `Colours ${at + 1}`,
    pairing: (at: number) => `Fonts ${at + 1}`,
  },
  texts: {
    summary: "Change the words on the page",
    hint: "Clear a field to bring back the draft’s own words.",
    back: "Undo all changes",
    labels: {
      name: "Name",
      headline: "Headline",
      about: "About",
      place: "Address",
      fee: "Price of all",
      review: "First review",
      action: "Button",
    } as Readonly<Record<string, string>>,
    offer: (at: number) => `Offer ${at + 1}`,
    another: (at: number) => `Offer ${at + 1} (optional)`,
    price: (at: number) => `Price of offer ${at + 1}`,
    time: (at: number) => `Times ${at + 1}`,
    fact: (at: number) => `Good to know ${at + 1}`,
    title: (key: string) =>
      `Heading “${Object.hasOwn(page.titles, key) ? page.titles[key as keyof typeof page.titles] : key}”`,
  },
} as const;
