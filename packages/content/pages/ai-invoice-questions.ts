import type { Prices } from "../plans.ts";
import { getCostAndRiskCopy, formatPriceSummary } from "./cost-and-risk.ts";
import { getDataExportQuestion, questionsHead, dataLocationQuestion } from "./shared-questions.ts";

export const invoiceCost = (prices: Prices) =>
  getCostAndRiskCopy({
    heading: "What invoicing costs",
    lede: `${formatPriceSummary(prices)} Invoices are free with the trial.`,
    ownershipText:
      "Your bills and your customers’ details are yours. We handle them so that the tool works, and do not sell them.",
  });

export const invoiceQuestions = {
  ...questionsHead,
  heading: "Questions about invoicing",
  questions: [
    {
      question: "Can customers pay by UPI, with a QR code on the bill?",
      answer:
        "Customers can pay an invoice online. The free bill maker on this page adds a UPI QR code with the amount in it; the product’s own invoices do not have one yet.",
      link: { title: "Ask us", href: "/contact" },
    },
    {
      question: "Does it make e-\u2060invoices and e-\u2060way bills?",
      answer:
        "Not today. The invoice number of the government’s portal (IRN) and e-way bills are not part of Angadi. If the law asks you for them, make them on the government’s own portals.",
    },
    {
      question: "Can I send a bill on WhatsApp?",
      answer:
        "Sending bills by WhatsApp is not part of Angadi today. The bill maker on this page opens a chat with the bill in a few lines, and you press send. Ask us how invoices and reminders reach your customers.",
      link: { title: "Ask us", href: "/contact" },
    },
    {
      question: "Does it file my GST returns?",
      answer:
        "No. It keeps the tax of every bill by its rate and name, ready for the return. You or your accountant file it. If you are not registered, or pay tax under composition, you need another kind of bill.",
      link: {
        title: "Our guide to keeping accounts",
        href: "/business-starter-guide/accounting-basics",
      },
    },
    {
      question: "What does a customer who pays late owe me?",
      answer:
        "A micro or small enterprise on Udyam that makes what it sells, or sells a service, can ask for interest under the MSMED Act. Traders are left out. A sheet in our guide counts it month by month and writes the letter.",
      link: {
        title: "Work out what a late payer owes",
        href: "/business-starter-guide/cash-flow-management#late-payment",
      },
    },
    dataLocationQuestion,
    getDataExportQuestion("Your bills", "So save a copy of each bill as you send it."),
  ],
};
