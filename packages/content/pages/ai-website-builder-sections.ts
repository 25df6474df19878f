/**
 * The website builder's page. From the specification: conversation without coding, about 30
 * seconds, drag-and-drop editor, one-click publishing, domain connection, global styles, pages,
 * gallery, reviews, messages from customers, CRM, SEO, analytics; free to start, 14-day free trial,
 * no credit card, cancel anytime. Lakshmi Tailors is invented.
 */
import { otherTools, startCopy } from "./shared-tool-copy.ts";

export const websiteHero = {
  ...startCopy,
  eyebrow: "AI website builder",
  start: "Build my website",
  try: { title: "Try it here", href: "#try" },
  heading: ["Your website", "in about 30 seconds."],
  lede: "Talk to Angadi in plain words: what you do, and where. You see your site in about 30 seconds, ready to change and publish. There is no coding, now or later.",
};

/** The conversation and the resulting page: messages have the number of the part they became. */
export const websiteConversation = {
  angadi: "Angadi",
  owner: "Lakshmi",
  ask: "What do you do?",
  messageParts: [
    { text: "I’m " },
    { text: "Lakshmi", place: 1 },
    { text: ", I stitch " },
    { text: "blouses and kurtas in Warangal", place: 2 },
    { text: ", let people " },
    { text: "ask for a fitting", place: 3 },
    { text: " and show " },
    { text: "my prices", place: 4 },
    { text: ": cotton ₹450, silk ₹900, kurta ₹650." },
  ],
  answer: "Here it is. Everything you told me is on the page. Change what you like.",
  seal: { text: "in about", figure: "30", unit: "seconds" },
} satisfies {
  messageParts: { text: string; place?: number }[];
  [other: string]: unknown;
};

export const websiteResult = {
  label:
    "The page made of it: Lakshmi Tailors. Blouses and kurtas, Warangal. Stitched to your measure. A button, Ask for a fitting. Cotton blouse, ₹450. Silk blouse, ₹900. Kurta, ₹650.",
  sign: "Lakshmi Tailors",
  nav: ["Prices", "Gallery", "Visit"],
  trade: "Blouses and kurtas, Warangal",
  headline: "Stitched to your measure.",
  button: "Ask for a fitting",
  offers: [
    { name: "Cotton blouse", rupees: 450, picture: "cottonblouse" },
    { name: "Silk blouse", rupees: 900, picture: "blouse" },
    { name: "Kurta", rupees: 650, picture: "kurta" },
  ],
} as const;

/** Copy of the draft maker on the page itself. */
export const draftMakerCopy = {
  eyebrow: "Try it",
  heading: "Say what you do. See your first page.",
  lede: "Write one sentence, and a page is drawn from it while you type. We use only the details you type; fill in the rest later.",
  note: "A first draft from our templates. You finish it in the app.",
};

export const websiteSteps = {
  eyebrow: "How it works",
  heading: "From your description to a website, in three steps",
  steps: [
    {
      title: "Describe your business",
      text: "Tell Angadi what you do, where you are, and what people should be able to do on your site. Plain words will do.",
    },
    {
      title: "Check and change it",
      text: "About 30 seconds later you see your site. Drag a block to where you want it, type over a line, put in your own photographs.",
    },
    {
      title: "Publish",
      text: "Connect your domain and publish with one click. From then on people can write to you through the site.",
    },
  ],
  more: { title: "How it works, step by step", href: "/how-it-works" },
};

export const websiteFeatures = {
  eyebrow: "After the 30 seconds",
  heading: "Change anything, without coding",
  lede: "The first version is a start. This is what you can do with it afterwards.",
  drag: {
    title: "Drag-and-drop editor",
    text: "Move any block by dragging it. The page makes room.",
    blocks: ["Welcome", "Reviews", "Visit us"],
    held: "Prices",
  },
  styles: {
    title: "Global styles",
    text: "Change a font, a colour or a button once. Every page follows.",
    fonts: "Fonts",
    sample: "Aa",
    colours: "Colours",
    buttons: "Buttons",
    button: "Book",
  },
  pages: {
    title: "Multiple pages",
    text: "One for prices, one for your best work, one for directions.",
    tabs: ["Home", "Prices", "Gallery", "Visit"],
    lines: [
      { name: "Cotton blouse", rupees: 450 },
      { name: "Silk blouse", rupees: 900 },
      { name: "Kurta", rupees: 650 },
    ],
  },
  gallery: {
    title: "Image gallery",
    text: "Show your best work in pictures.",
  },
  reviews: {
    sample: true,
    title: "Customer reviews",
    text: "Show what your customers say of you, in their own words.",
    quote: "The blouse sat right at the first fitting.",
    by: "Sujatha, Hanamkonda",
  },
  found: {
    title: "SEO",
    text: "Pages that search engines can read, in the words people type.",
    search: "blouse stitching warangal",
    result: "Lakshmi Tailors, Warangal",
    snippet: "Blouses and kurtas stitched to your measure. See prices, ask for a fitting.",
  },
  counted: {
    sample: true,
    title: "Analytics",
    text: "See how many people came, and on which day.",
    caption: "Visits this week",
    days: [
      { day: "M", visits: 12 },
      { day: "T", visits: 9 },
      { day: "W", visits: 15 },
      { day: "T", visits: 14 },
      { day: "F", visits: 22 },
      { day: "S", visits: 38 },
      { day: "S", visits: 31 },
    ],
  },
  domain: {
    title: "Domain and one-\u2060click publishing",
    text: "Connect your own domain, then publish. Changed something? Publish again.",
    address: "lakshmitailors.example",
    connected: "Connected",
    publish: "Publish",
  },
  contact: {
    title: "Messages, kept in a CRM",
    text: "Customers write to you through the website. The built-in CRM keeps who asked, for what, and when.",
    message: "Can you stitch four blouses before Sankranti?",
    from: "Padma, through the website",
    card: { list: "New enquiry", name: "Padma", need: "Four blouses", next: "Call back today" },
  },
};

export const websiteResponsibilities = {
  eyebrow: "Who does what",
  heading: "Angadi builds. You check and publish.",
  angadi: {
    title: "Angadi does",
    points: [
      "The first version of the whole site",
      "Layout, fonts and colours to begin with",
      "Pages that search engines can read",
      "Counting the visits",
      "Putting each message into the CRM",
    ],
  },
  owner: {
    title: "You still do",
    points: [
      "Say what you do, and what you don’t",
      "Put in photographs of your own work",
      "Check the prices, timings and names",
      "Answer the people who write",
      "Decide when it goes online",
    ],
  },
};

export const websiteOtherTools = otherTools(
  "website",
  "They know your business from the website, and work with it.",
);

export const websiteClosing = {
  heading: "Get your website today.",
  text: "One sentence is enough to begin. Free to start. 14-day free trial. No credit card.",
  button: websiteHero.start,
};
