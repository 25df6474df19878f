import type { Prices } from "../plans.ts";
import { getPriceStrip } from "./price-strip.ts";
import { questionsHead } from "./shared-questions.ts";

export const getInvoicePriceStrip = (prices: Prices) =>
  getPriceStrip(prices, "What invoicing costs", {
    label: "With the trial",
    figure: "Free",
    unit: "invoices",
    text: "The bill maker on this page is free too, without an account.",
  });

export const invoiceQuestions = {
  ...questionsHead,
  heading: "Questions about invoicing",
  questions: [
    {
      question: "Can customers pay by UPI, with a QR code on the bill?",
      answer:
        "Customers can pay an invoice online. The free bill maker on this page adds a UPI QR code with the amount in it; invoices you send from your Angadi account do not have one yet.",
      link: { title: "Ask us", href: "/contact" },
    },
    {
      question: "When do I charge CGST, SGST or IGST?",
      answer:
        "CGST and SGST, half each, if your customer is in your own state. IGST, in one line, if the customer is in another. The bill maker picks the right one.",
    },
    {
      question: "Does it make e-\u2060invoices and e-\u2060way bills?",
      answer:
        "You get GST invoices with the tax worked out, but no e-invoices or e-way bills. If the law asks you for an e-invoice number (IRN) or an e-way bill, make it on the government’s own portals.",
    },
    {
      question: "Can I send a bill on WhatsApp?",
      answer:
        "Yes, from the bill maker on this page: it opens a chat with the bill written out as a short message, and you press send.",
    },
    {
      question: "Does it file my GST returns?",
      answer:
        "It records the tax on every bill by rate and type, ready for the return. You or your accountant file the return.",
      link: {
        title: "Our guide to keeping accounts",
        href: "/business-starter-guide/accounting-basics",
      },
    },
    {
      question: "What if I am not registered for GST?",
      answer:
        "The bill maker on this page makes a bill of supply and a plain bill too, for owners who are not registered or pay tax under composition.",
    },
    {
      question: "What does a customer who pays late owe me?",
      answer:
        "Interest under the MSMED Act, if you are a micro or small enterprise on Udyam that makes goods or provides a service. Traders are left out. A sheet in our guide works out the interest month by month and writes a letter asking for it.",
      link: {
        title: "Work out what a late payer owes",
        href: "/business-starter-guide/cash-flow-management#late-payment",
      },
    },
  ],
};
