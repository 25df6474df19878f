/** Metadata and structured data (`features`) of the CRM's page. */
export const crmBuilderPage = {
  meta: {
    title: "CRM for small business",
    description:
      "Every enquiry from your website on one board, with its value and the next thing to do. Built in, with AI-powered tools.",
  },
  features: [
    "AI-powered lead and customer tools",
    "Contact from customers through the website",
    "Leads and customers in one place",
    "Analytics",
  ],
};
