/**
 * The tools in the guides: each with its icon (apps/site/pages/guides/calculator-icons.tsx) and a line
 * that describes it.
 */
export const guideToolsCopy = {
  heading: "Calculators and sheets for your own figures",
  links: [
    {
      icon: "instalments",
      title: "Loan: EMI and true rate",
      text: "What you pay each month, with the fees counted in.",
      slug: "business-loan-guide",
      hash: "#tool",
    },
    {
      icon: "price",
      title: "Price of one thing you sell",
      text: "From what it costs you to what you must charge.",
      slug: "pricing-strategy-guide",
      hash: "#tool",
    },
    {
      icon: "gstSplit",
      title: "GST calculator",
      text: "The tax in a price, or the tax to put on it.",
      slug: "accounting-basics",
      hash: "#gst-split",
    },
    {
      icon: "lateBill",
      title: "Interest a late payer owes",
      text: "What the law adds to a bill that is overdue.",
      slug: "cash-flow-management",
      hash: "#late-payment",
    },
    {
      icon: "weeks",
      title: "Thirteen weeks of cash",
      text: "The week in which your money runs short.",
      slug: "cash-flow-management",
      hash: "#tool",
    },
    {
      icon: "budget",
      title: "Start-up budget",
      text: "The money you need before the first day.",
      slug: "startup-budget-calculator",
      hash: "#tool",
    },
    {
      icon: "offers",
      title: "Compare loan offers",
      text: "What each of them costs you in the end.",
      slug: "funding-options-comparison",
      hash: "#tool",
    },
    {
      icon: "plan",
      title: "Business plan in Word",
      text: "Fill in your answers and download the document.",
      slug: "business-plan-template",
      hash: "#tool",
    },
    {
      icon: "taxDates",
      title: "Tax dates for your calendar",
      text: "Only those that apply to you.",
      slug: "tax-planning-strategies",
      hash: "#tool",
    },
    {
      icon: "notice",
      title: "Privacy notice",
      text: "In plain words, made from your answers.",
      slug: "data-privacy-compliance",
      hash: "#tool",
    },
  ],
} as const;
