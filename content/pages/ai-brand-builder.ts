/** What search engines and shared links say of the brand builder. */
export const brandBuilderPage = {
  meta: {
    title: "AI brand builder",
    description: "A name, logo, colours and fonts that agree with each other everywhere.",
  },
  features: [
    "AI brand kits: name, logo, colours and fonts",
    "Global styles of the website: fonts, colours and buttons",
    "Business name generator",
  ],
};
