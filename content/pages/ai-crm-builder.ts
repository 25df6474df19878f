/** What search engines and shared links say of the CRM. */
export const crmBuilderPage = {
  meta: {
    title: "CRM for small business",
    description: "Every enquiry in one list, with the next thing to do beside it.",
  },
  features: [
    "AI-powered lead and customer tools",
    "Contact from customers through the website",
    "Leads and customers in one place",
    "Analytics",
  ],
};
