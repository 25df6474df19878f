/** Metadata and structured data (`features`) of the brand builder's page. */
export const brandBuilderPage = {
  meta: {
    title: "AI brand builder",
    description:
      "A brand kit for your business: a name, a logo, colours and fonts that match, on your website and everywhere else.",
  },
  features: [
    "AI brand kits: name, logo, colours and fonts",
    "Global styles of the website: fonts, colours and buttons",
    "Business name generator",
  ],
};
