/**
 * How it works, using a tailor as the example. From the client's specification: conversation, no
 * coding, about 30 seconds; drag-and-drop editor, fonts, colours and buttons for the whole site;
 * domain connection, one-click publishing; CRM, SEO, analytics, AI blog writing, AI brand kits. The
 * tailor is invented, as the page says.
 */
import { tailorSite } from "../tailor-site.ts";
import { testimonialsCopy } from "../testimonials.ts";

const SHOP = tailorSite.shop;
const ADDRESS = "Your own domain";
const SENTENCE = "I stitch blouses and school uniforms in Warangal.";

const steps = {
  describe: {
    title: "Describe your business",
    time: "About 30 seconds",
    text: "You tell Angadi about your business in a conversation, in your own words. There is no coding and no blank page. In about 30 seconds there is a website to look at.",
    label: `Sample conversation: “${SENTENCE}” After 30 seconds the website of ${SHOP} is there, with prices and a button for WhatsApp orders.`,
    scene: {
      lines: [
        { speaker: "owner", text: SENTENCE },
        { speaker: "angadi", text: "What does it cost? When are you open?" },
        {
          speaker: "owner",
          text: "Blouse ₹350, uniform ₹600, mending ₹80. Ten to eight, not on Sundays. Orders on WhatsApp.",
        },
      ],
      clock: "0:30",
      status: "Your website is ready to look at.",
      site: tailorSite,
    },
  },
  edit: {
    title: "Change what you like",
    time: "As long as you like",
    text: "The site opens in a drag-and-drop editor. Drag the prices above the gallery, for example. Change a font, a colour or a button once, and it changes on every page.",
    label: `Sample of the editor: the prices of ${SHOP} are being dragged above the gallery; fonts, colours and buttons of the whole site are beside them.`,
    scene: {
      shop: SHOP,
      fonts: { title: "Fonts", heading: "Anek Latin", body: "Figtree" },
      colours: { title: "Colours" },
      buttons: { title: "Buttons", sample: "Order" },
      headline: "Cut and stitched to fit.",
      tagline: "Blouses and school uniforms in Warangal.",
      prices: {
        title: "Prices",
        lines: tailorSite.products,
      },
      gallery: { title: "Gallery", pictures: ["blouse", "kurta", "spool"] },
    },
  },
  publish: {
    title: "Publish your website",
    time: "One click",
    text: "Connect your own domain, an address your customers can type. Then press Publish.",
    label: `Sample of publishing: ${ADDRESS} is connected, Publish is pressed, and the board in the door says Now open.`,
    scene: {
      address: ADDRESS,
      connected: "Connected",
      publish: "Publish",
      doorSign: "Now open",
    },
  },
  run: {
    title: "Be found, and answer enquiries",
    time: "Every day after",
    text: "Enquiries from the site land in the CRM. Analytics shows how many people came and what they looked at, and SEO puts the words people search for on your pages. The blog writer drafts an article in under a minute, and the brand kit keeps name, logo, colours and fonts the same everywhere.",
    label: `Sample of the days after: two enquiries in the CRM of ${SHOP}, the visitors of a week, a page as it looks in a search, a blog draft, and the brand kit.`,
    scene: {
      isSample: true,
      enquiries: {
        title: "CRM",
        lines: [
          { name: "Sunita R.", text: "Two blouses for a wedding", nextStep: "Call back today" },
          { name: "Imran K.", text: "Uniform, size 28", nextStep: "Send the price" },
        ],
      },
      visitors: {
        title: "Analytics: visitors this week",
        count: "148",
        days: [
          { day: "M", height: 4 },
          { day: "T", height: 3 },
          { day: "W", height: 5 },
          { day: "T", height: 5 },
          { day: "F", height: 7 },
          { day: "S", height: 10 },
          { day: "S", height: 6 },
        ],
      },
      search: {
        title: "SEO",
        heading: "Blouse stitching in Warangal",
        address: `${SHOP}, Warangal`,
        text: "Blouses from ₹350, school uniforms from ₹600. Ten to eight.",
      },
      blog: {
        title: "Blog",
        heading: "How to measure for a blouse at home",
        note: "First draft, in under a minute",
      },
      brand: { title: "Brand kit", name: SHOP, fonts: "Anek Latin with Figtree" },
    },
  },
} as const;

const QUOTE_IDS = new Set(["farah-siddiqui", "joel-mathew", "ravi-teja"]);

const quotes = {
  eyebrow: "In their words",
  heading: "What three owners say",
  label: "What owners say",
  outOf: testimonialsCopy.outOf,
  previous: "Previous quote",
  next: "Next quote",
  position: (current: number, total: number) => `${current} of ${total}`,
  quotes: testimonialsCopy.testimonials.filter(({ id }) => QUOTE_IDS.has(id)),
} as const;

export const howItWorksSections = {
  heading: "Your website in four steps",
  lede: "From one sentence to a published site, shown with Lakshmi, a tailor in Warangal. She is an example. You will take the same steps.",
  /** The tailor's first sentence, next to the drawing. */
  sentence: SENTENCE,
  promises: ["No coding", "Free to start", "14-day free trial", "No credit card"],
  art: "/art/pages/sewing-machine.svg",
  steps,
  quotes,
  closing: {
    heading: "Describe your business. Get your website.",
    text: "Free to start. 14-day free trial. No credit card.",
    button: "Generate Website",
    secondaryLink: { title: "See the prices", href: "/pricing" },
  },
};
