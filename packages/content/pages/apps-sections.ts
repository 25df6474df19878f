/**
 * The eight apps. Their names are from the client's specification; categories, owners' problems and
 * descriptions are still to be settled.
 */

const wall = {
  isSample: true,
  groups: [
    {
      title: "Create",
      apps: [
        {
          id: "content-generator",
          icon: "pen",
          category: "Writing",
          name: "Content Generator",
          quote: "“What should I write?”",
          description:
            "Give it a product or a topic. Get a first draft to correct: a description, a caption, a whole page.",
        },
        {
          id: "image-enhancer",
          icon: "picture",
          category: "Pictures",
          name: "Image Enhancer",
          quote: "“The photos look dull.”",
          description:
            "Give it a photo from your phone. Get it back brighter, sharper and cut to fit its place on the page.",
        },
      ],
    },
    {
      title: "Get found",
      apps: [
        {
          id: "seo-assistant",
          icon: "glass",
          category: "Search",
          name: "SEO Assistant",
          quote: "“Nobody finds us.”",
          description:
            "Reads your page the way a search engine does, and says which title or description to improve.",
        },
        {
          id: "analytics-dashboard",
          icon: "scales",
          category: "Numbers",
          name: "Analytics Dashboard",
          quote: "“Do people even look?”",
          description:
            "How many people came and what they looked at, week by week, on one page in plain words.",
        },
      ],
    },
    {
      title: "Sell",
      apps: [
        {
          id: "form-builder",
          icon: "clipboard",
          category: "Orders",
          name: "Form Builder",
          quote: "“Orders from five places.”",
          description:
            "Ask on your site what you ask on the phone: size, date, address. The answers wait in one list.",
        },
        {
          id: "e-commerce-plugin",
          icon: "bag",
          category: "Shop",
          name: "E-commerce Plugin",
          quote: "“No prices on my site.”",
          description:
            "A catalogue with prices and a basket on your site. People order without asking you first.",
        },
      ],
    },
    {
      title: "Support",
      apps: [
        {
          id: "customer-support-chat",
          icon: "phone",
          category: "Support",
          name: "Customer Support Chat",
          quote: "“Same question, all day.”",
          description:
            "A small window where visitors ask and you answer, while they are still on your site.",
        },
        {
          id: "social-media-integrator",
          icon: "horn",
          category: "Social",
          name: "Social Media Integrator",
          quote: "“My posts lead nowhere.”",
          description:
            "Brings your accounts and your site together, so a post leads to your site, and your site shows your posts.",
        },
      ],
    },
  ],
} as const;

export const appsSections = {
  heading: "Eight apps for your Angadi site",
  lede: "They write, improve photos, help people find you, take orders and answer questions. They work with an Angadi site, so start with the site.",
  button: "Generate Website",
  plans: {
    text: "It is free to start. For the paid plans, see",
    link: "plans and prices",
    href: "/pricing",
  },
  wall,
  closing: {
    heading: "Get the website first.",
    text: "The apps work with an Angadi site. It takes about 30 seconds, and starting is free.",
  },
};
