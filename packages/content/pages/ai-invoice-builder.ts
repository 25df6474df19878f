/** Metadata and structured data (`features`); ai-invoice-sections.ts has the copy. */
export const invoiceBuilderCopy = {
  meta: {
    title: "AI invoice builder",
    description:
      "Send GST invoices and get paid online. Three professional templates, polite reminders. Free invoices with the trial, no credit card.",
  },
  features: [
    "Professional invoices",
    "Online payments",
    "Recurring invoices",
    "Payment reminders",
    "Financial reports",
    "Tax management",
  ],
};
