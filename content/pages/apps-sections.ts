/**
 * The eight apps. Their names are the specification's; categories and descriptions are to be
 * settled.
 */
import { sampleLines } from "../samples.ts";

const wall = {
  sample: true,
  sampleLine: sampleLines.apps,
  aisles: [
    {
      title: "To show",
      apps: [
        {
          id: "content-generator",
          icon: "pen",
          category: "Writing",
          name: "Content Generator",
          description:
            "Give it a product or a topic. Get a first draft to correct: a description, a caption, a whole page.",
        },
        {
          id: "image-enhancer",
          icon: "picture",
          category: "Pictures",
          name: "Image Enhancer",
          description:
            "Give it a photo from your phone. Get it back brighter, sharper and cut to fit.",
        },
      ],
    },
    {
      title: "To be found",
      apps: [
        {
          id: "seo-assistant",
          icon: "glass",
          category: "Search",
          name: "SEO Assistant",
          description:
            "Reads your page the way a search engine does, and says which title or description to improve.",
        },
        {
          id: "analytics-dashboard",
          icon: "scales",
          category: "Numbers",
          name: "Analytics Dashboard",
          description: "How many people came and what they looked at, on one page in plain words.",
        },
      ],
    },
    {
      title: "To sell",
      apps: [
        {
          id: "form-builder",
          icon: "clipboard",
          category: "Orders",
          name: "Form Builder",
          description:
            "Ask on your site what you ask on the phone: size, date, address. The answers wait in one list.",
        },
        {
          id: "e-commerce-plugin",
          icon: "bag",
          category: "Shop",
          name: "E-commerce Plugin",
          description: "A catalogue with prices and a basket, on the site you already have.",
        },
      ],
    },
    {
      title: "To talk",
      apps: [
        {
          id: "customer-support-chat",
          icon: "phone",
          category: "Support",
          name: "Customer Support Chat",
          description:
            "A small window where visitors ask and you answer, while they are still on your site.",
        },
        {
          id: "social-media-integrator",
          icon: "horn",
          category: "Social",
          name: "Social Media Integrator",
          description:
            "Brings your accounts and your site together, so a post leads to your site and your site to the post.",
        },
      ],
    },
  ],
} as const;

const first = {
  eyebrow: "Which one first?",
  heading: "Choose your problem, see the app for it",
  lede: "Six common problems of a small business online.",
  said: [
    { words: "“Nobody finds us.”", app: "SEO Assistant", id: "seo-assistant" },
    { words: "“The photos look dull.”", app: "Image Enhancer", id: "image-enhancer" },
    { words: "“I never know what to write.”", app: "Content Generator", id: "content-generator" },
    {
      words: "“Orders come in five different ways.”",
      app: "Form Builder",
      id: "form-builder",
    },
    {
      words: "“I answer the same question all day.”",
      app: "Customer Support Chat",
      id: "customer-support-chat",
    },
    {
      words: "“Do people even look?”",
      app: "Analytics Dashboard",
      id: "analytics-dashboard",
    },
  ],
} as const;

export const appsSections = {
  heading: "Eight apps for your Angadi site",
  lede: "They write, improve photos, help people find you, take orders and answer questions. They work with an Angadi site, so start with the site.",
  wall,
  first,
  closing: {
    heading: "Get the website first.",
    text: "The apps work with an Angadi site. It takes about 30 seconds, and starting is free.",
    button: "Generate Website",
  },
};
