/** Copy of the maker: the form, the preview and its tools. */
export const draftMakerCopy = {
  fields: {
    sentence: {
      label: "What do you do? One sentence is enough.",
      hint: "Add what you sell with prices, your hours and your town, separated by commas. We fill in the form from that.",
      example:
        "e.g. Home bakery in Nellore, eggless cakes ₹450 a kg, brownies ₹60 each, open 9 to 9",
    },
    name: { label: "Name of the business", example: "e.g. Meera Cakes" },
    place: { label: "Place", example: "e.g. Trunk Road, Nellore" },
    whatsapp: {
      label: "WhatsApp number",
      hint: "The button on your page opens a chat with this number.",
      example: "e.g. 98480 22338",
    },
    hours: { label: "Hours", example: "e.g. 9 to 9, closed Sunday" },
    delivery: {
      label: "Delivery",
      choices: {
        "": "Not mentioned",
        home: "Home delivery",
        free: "Free delivery",
        pickup: "Self pick-up",
      },
    },
  },
  pageLegend: "On the page (optional)",
  offers: {
    legend: "Goods and prices (optional)",
    name: { label: (number: number) => `Product or service ${number}`, example: "e.g. Brownies" },
    price: { label: (number: number) => `Price ${number}`, example: "e.g. ₹60 each" },
  },
  examples: {
    label: "Or start from an example:",
    items: [
      {
        title: "A bakery",
        sentence:
          "Home bakery in Nellore, eggless cakes ₹450 a kg, brownies ₹60 each, home delivery",
      },
      {
        title: "A tailor",
        sentence:
          "Ladies tailor in Warangal, blouses ₹350, school uniforms ₹600, mending ₹80, open 10 to 8, closed Sunday",
      },
      {
        title: "A yoga class",
        sentence: "Yoga for beginners in Mysuru, morning batch ₹1,200 a month, 6 to 8 am",
      },
    ],
  },
  showDraft: "Show my draft",
  exportSummary: "Download or share: file, ZIP or link",
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
    empty: "Tell us in one sentence what you do.",
    tooLong: (limit: number) => `This is too long. Keep it under ${limit} characters.`,
    invalidPhone: "Check the number: ten digits, or + and the country code first.",
  },
  status: {
    making: "Making the file…",
    failed: "The file could not be made. Check your connection and try again.",
  },
  preview: {
    label: "Your draft",
    empty: "Your page appears here while you type.",
    failed: "The preview did not load. Check your connection and try again.",
    retry: "Try again",
    frameTitle: "Preview of your page",
    showAll: "See the whole page",
    showLess: "Show less",
    width: "Width",
    widths: { phone: "Phone", desktop: "Desktop" },
    layout: "Layout",
    nextLook: "Try another look",
    colours: "Colours",
    fonts: "Fonts",
    fontSample: "Aa",
    board: "Name board",
    noBoard: "None",
    paletteLabel: (index: number) => `Colours ${index + 1}`,
    pairingLabel: (index: number) => `Fonts ${index + 1}`,
  },
} as const;
