import type { MarkKind } from "../kit.ts";

/** Copy of the kit maker. */
export const kitCopy = {
  label: "Kit maker",
  fields: {
    name: { label: "Name of the business", example: "e.g. Mogra" },
    trade: { label: "What do you sell or do?", example: "e.g. Flower shop" },
    localName: {
      label: "The name in another script (optional)",
      hint: "For the signboard: Telugu, Tamil, Kannada, Hindi or another script of India.",
      example: "e.g. మోగ్రా",
    },
    state: { label: "State of the shop", none: "Not chosen" },
    sentence: {
      label: "One sentence about it (optional)",
      example: "e.g. Fresh flowers for temples and weddings",
    },
  },
  submit: "Make my kit",
  empty: "Type the name: three kits appear here.",
  directions: "Choose a direction",
  direction: (index: number) => `Direction ${index + 1}`,
  inUse: "Your kit in use",
  tools: {
    colours: "Colours",
    fonts: "Fonts",
    mark: "Mark",
    palette: (index: number) => `Colours ${index + 1}`,
    pairing: (family: string) => `Fonts with ${family}`,
    markKinds: { picture: "Picture", letter: "Letter" } satisfies Record<MarkKind, string>,
    nextMark: "Next mark",
  },
  pictures: {
    signboard: "Signboard",
    card: "Visiting card",
    chat: "WhatsApp picture",
    billHead: "Bill head",
    website: "Website header",
    logo: "Logo",
    onDark: "Logo on a dark ground",
    small: "At 16, 32 and 64 pixels",
  },
  colours: {
    heading: "Five colours",
    rgb: (rgb: string) => `RGB ${rgb}`,
    pairs: "Pairs for text",
    pair: (text: string, background: string, contrast: string) =>
      `${text} on ${background}: ${contrast} : 1`,
    note: "Text needs at least 4.5 : 1. Show the painter and the printer the names with the numbers; a printer’s colours are never quite those of a screen.",
  },
  fonts: {
    heading: "Fonts",
    text: (heading: string) => `${heading} for the name and headings, Figtree for the small print.`,
  },
  actions: {
    download: "Download ZIP",
    files:
      "The ZIP has the logo and the mark as PNG and SVG, favicons, the signboard 3,600 pixels wide, the WhatsApp picture, a PDF sheet, the colours as CSS, and the licences of the fonts.",
    withoutSheet: (characters: string) =>
      `The PDF sheet and the SVG logo cannot have ${characters}, so the ZIP comes without them. The PNG files have it.`,
    missingScript: (language: string) =>
      `The signboard is not ready for the painter: type the name in ${language} first.`,
    making: "Making the files…",
    failed: "The files could not be made. Check your connection and try again.",
    save: "Save in this browser",
    saved: "Saved. New bills carry the mark and the colours.",
    link: {
      button: "Copy link",
      copied: "Copied. Your answers are in the link itself.",
      manualLabel: "Copy this link",
    },
    website: "Use it on a website draft",
    bill: "Use it on a bill",
  },
  privacy: "What you type stays in your browser.",
  honest: "These kits are made from templates. The app makes a whole brand with you, and keeps it.",
} as const;
