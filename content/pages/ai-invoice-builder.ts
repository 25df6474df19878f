/** What search engines and the head of the page need; the rest is in `ai-invoice-sections.ts`. */
export const invoiceBuilderWords = {
  meta: {
    title: "AI invoice builder",
    description:
      "GST invoices with professional templates, reminders and online payment. Free invoices with the trial, no credit card.",
  },
  facts: {
    name: "Angadi AI invoice builder",
    features: [
      "Professional invoices",
      "Online payments",
      "Recurring invoices",
      "Payment reminders",
      "Financial reports",
      "Tax management",
    ],
    offer: "Free invoices with the 14-day free trial. No credit card.",
  },
};
