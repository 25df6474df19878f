/**
 * The website builder's page. From the client's specification: conversation without coding, about
 * 30 seconds, drag-and-drop editor, one-click publishing, domain connection, global styles, pages,
 * gallery, reviews, messages from customers, CRM, SEO, analytics; free to start, 14-day free trial,
 * no credit card, cancel anytime. Lakshmi Tailors is invented.
 */
import { tailorSite } from "../tailor-site.ts";
import { promises } from "./shared-promises.ts";

export const websiteHero = {
  eyebrow: "AI website builder",
  button: "Build my website",
  secondaryLink: { title: "Try it here", href: "#try" },
  heading: ["Your website", "in about 30 seconds."],
  lede: "Talk to Angadi in plain words: what you do, and where. You see your site in about 30 seconds, ready to change and publish. There is no coding, now or later.",
  promises,
};

/** The conversation and the resulting page: messages have the number of the part they became. */
export const websiteConversation = {
  angadi: "Angadi",
  owner: "Lakshmi",
  firstQuestion: "What do you do?",
  messageParts: [
    { text: "I’m " },
    { text: "Lakshmi", badgeNumber: 1 },
    { text: ", I stitch " },
    { text: "blouses and school uniforms in Warangal", badgeNumber: 2 },
    { text: ", let people " },
    { text: "ask for a fitting", badgeNumber: 3 },
    { text: " and show " },
    { text: "my prices", badgeNumber: 4 },
    { text: ": blouse ₹350, uniform ₹600, mending ₹80." },
  ],
  reply: "Here it is. Everything you told me is on the page. Change what you like.",
  seal: { text: "in about", figure: "30", unit: "seconds" },
} satisfies {
  messageParts: { text: string; badgeNumber?: number }[];
  [other: string]: unknown;
};

export const websiteResult = {
  label:
    "The page made of it: Lakshmi Tailors. Blouses and school uniforms, Warangal. Stitched to your measurements. A button, Ask for a fitting. Blouse, ₹350. School uniform, ₹600. Mending, ₹80.",
  shopName: tailorSite.shop,
  nav: ["Prices", "Gallery", "Visit"],
  trade: "Blouses and school uniforms, Warangal",
  headline: "Stitched to your measurements.",
  button: "Ask for a fitting",
  offers: tailorSite.products,
} as const;

/** The draft maker, on the page itself. */
export const draftMakerContent = {
  eyebrow: "Try it",
  heading: "Say what you do. See your first page.",
  lede: "Write one sentence, and a page is made from it while you type. We use only the details you type; fill in the rest later.",
  note: "A first draft from our templates. You finish it in the app.",
};

export const websiteSteps = {
  eyebrow: "How it works",
  heading: "From your description to a website, in three steps",
  steps: [
    {
      title: "Describe your business",
      text: "Say what you do, where you are, and what people can do on your site.",
    },
    {
      title: "Check and change it",
      text: "About 30 seconds later you see your site. Drag a block, type over a line, put in your own photographs.",
    },
    {
      title: "Publish",
      text: "Connect your domain and publish with one click. From then on people can write to you through the site.",
    },
  ],
  link: { title: "How it works, step by step", href: "/how-it-works" },
};

export const websiteFeatures = {
  eyebrow: "After the 30 seconds",
  heading: "Change anything, without coding",
  features: [
    {
      icon: "drag",
      title: "Drag-and-drop editor",
      text: "Move any block by dragging it. The page makes room.",
    },
    {
      icon: "styles",
      title: "Global styles",
      text: "Change a font, a colour or a button once. Every page follows.",
    },
    {
      icon: "pages",
      title: "Multiple pages",
      text: "One for prices, one for your best work, one for directions.",
    },
    {
      icon: "gallery",
      title: "Image gallery",
      text: "Show your best work in pictures.",
    },
    {
      icon: "star",
      title: "Customer reviews",
      text: "Show what your customers say about you, in their own words.",
    },
    {
      id: "domains",
      icon: "domains",
      title: "Domain and one-\u2060click publishing",
      text: "Connect your own domain, then publish. Changed something? Publish again.",
    },
    {
      id: "seo",
      icon: "seo",
      title: "SEO",
      text: "Pages that search engines can read, in the words people type.",
    },
    {
      id: "analytics",
      icon: "analytics",
      title: "Analytics",
      text: "See how many people came, and on which day.",
    },
    {
      icon: "inbox",
      title: "Messages, saved in a CRM",
      text: "Customers write to you through the website. The built-in CRM keeps a record of who asked for what, and when.",
    },
  ],
} as const;

/** The features at work: the editor, the styles, and a message that became a card in the CRM. */
export const websitePictures = {
  blocks: ["Welcome", "Reviews", "Visit us"],
  draggedBlock: "Prices",
  fonts: "Fonts",
  sample: "Aa",
  colours: "Colours",
  buttons: "Buttons",
  button: "Book",
  message: "Can you stitch four blouses before Sankranti?",
  sender: "Padma, through the website",
  card: { list: "New enquiry", need: "Four blouses", nextStep: "Call back today" },
};

export const websiteClosing = {
  heading: "Get your website today.",
  text: "One sentence is enough to begin. Free to start. 14-day free trial. No credit card.",
  button: websiteHero.button,
};
