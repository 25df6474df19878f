/**
 * The website builder's page. From the specification: conversation without coding, about 30
 * seconds, drag-and-drop editor, one-click publishing, domain connection, global styles, pages,
 * gallery, reviews, messages from customers, CRM, SEO, analytics; free to start, 14-day free trial,
 * no credit card, cancel anytime. Lakshmi Tailors is invented.
 */
import { sampleLines } from "../samples.ts";
import { otherTools, startWords } from "./product-shelf.ts";

export const websiteHero = {
  ...startWords,
  eyebrow: "AI website builder",
  heading: ["Say what you do.", "There’s your website."],
  lede: "Talk to Angadi the way you would to a new helper. In about 30 seconds there is a site you can look at, change and publish. There is no coding, now or later.",
};

/** The conversation, and the page it becomes: what was said carries the number of its place. */
export const websiteTalk = {
  angadi: "Angadi",
  owner: "Lakshmi",
  ask: "What do you do?",
  said: [
    { text: "I’m " },
    { text: "Lakshmi", place: 1 },
    { text: ", I stitch " },
    { text: "blouses and kurtas in Warangal", place: 2 },
    { text: ", let people " },
    { text: "ask for a fitting", place: 3 },
    { text: " and show " },
    { text: "my prices", place: 4 },
    { text: "." },
  ],
  answer: "Here it is. Everything you said has its place. Change what you like.",
  seal: { text: "in about", figure: "30", unit: "seconds" },
} satisfies {
  said: { text: string; place?: number }[];
  [other: string]: unknown;
};

export const websiteMade = {
  label:
    "The page made of it: Lakshmi Tailors. Blouses and kurtas, Warangal. Stitched to your measure. A button, Ask for a fitting. Cotton blouse, ₹450. Silk blouse, ₹900. Kurta, ₹650.",
  sign: "Lakshmi Tailors",
  nav: ["Prices", "Gallery", "Visit"],
  trade: "Blouses and kurtas, Warangal",
  headline: "Stitched to your measure.",
  button: "Ask for a fitting",
  offers: [
    { name: "Cotton blouse", rupees: 450, picture: "spool" },
    { name: "Silk blouse", rupees: 900, picture: "scissors" },
    { name: "Kurta", rupees: 650, picture: "kurta" },
  ],
} as const;

export const websiteSteps = {
  eyebrow: "Three boards",
  heading: "From a sentence to an open door",
  steps: [
    {
      title: "Say it",
      text: "Tell Angadi what you do, where you are, and what people should be able to do on your site. Plain words will do.",
    },
    {
      title: "Look it over",
      text: "About 30 seconds later the site stands there. Drag a block to where you want it, type over a line, put in your own photographs.",
    },
    {
      title: "Open",
      text: "Connect your domain and publish with one click. From then on people can write to you through the site.",
    },
  ],
  more: { title: "How it works, step by step", href: "/how-it-works" },
};

export const websiteFeatures = {
  eyebrow: "After the 30 seconds",
  heading: "Everything on it can be moved",
  lede: "The first version is a start. Here is what you do to it on the second day, and on the two hundredth.",
  sampleLine: sampleLines.business,
  drag: {
    title: "Drag-and-drop editor",
    text: "Pick up a block and put it down elsewhere. The page makes room.",
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
    text: "One for prices, one for your best work, one for the way to your door.",
    tabs: ["Home", "Prices", "Gallery", "Visit"],
    lines: [
      { name: "Cotton blouse", rupees: 450 },
      { name: "Silk blouse", rupees: 900 },
      { name: "Kurta", rupees: 650 },
    ],
  },
  gallery: {
    title: "Image gallery",
    text: "Put up your best work. People look before they ring.",
  },
  reviews: {
    sample: true,
    title: "Customer reviews",
    text: "Let your regulars speak for you, in their own words.",
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
    title: "Domain and one-click publishing",
    text: "Connect the address on your board, then publish. Changed something? Click again.",
    address: "lakshmitailors.example",
    connected: "Connected",
    publish: "Publish",
  },
  contact: {
    title: "Messages, and a CRM to keep them in",
    text: "Customers write to you through the website. The built-in CRM holds on to who asked, for what, and when.",
    message: "Can you stitch four blouses before Sankranti?",
    from: "Padma, through the website",
    card: { list: "New enquiry", name: "Padma", need: "Four blouses", next: "Ring back today" },
  },
};

export const websiteSides = {
  eyebrow: "Who does what",
  heading: "Two sides of one counter",
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
      "Decide when it opens",
    ],
  },
};

export const websiteOthers = otherTools("website", {
  heading: "The site is the front of the shop",
  lede: "These three stand behind it, and know the same business.",
});

export const websiteClosing = {
  heading: "So, what do you do?",
  text: "One sentence will do. Free to start. 14-day free trial. No credit card.",
  button: startWords.start,
};
