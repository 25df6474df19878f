/** Metadata and structured data (`features`) of the website builder's page. */
export const websiteBuilderPage = {
  meta: {
    title: "AI website builder",
    description:
      "Describe your business and get a complete website in about 30 seconds. No coding. Edit by dragging, publish with one click.",
  },
  features: [
    "Website by conversation, without coding, in about 30 seconds",
    "Drag-and-drop editor",
    "One-click publishing",
    "Domain connection",
    "Global styles: fonts, colours and buttons",
    "Multiple pages, image gallery and customer reviews",
    "Contact from customers through the website",
    "Built-in CRM",
    "SEO and analytics",
  ],
};
