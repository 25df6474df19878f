/**
 * Ten questions, answered only from the claims of the client's specification: conversation without
 * coding, about 30 seconds; free to start, 14-day trial, no card; plans by month or year;
 * drag-and-drop editor, global styles; custom domain by plan; CRM and invoicing; cancelling without
 * refunds; support hours. An answer begins with what visitors get; a limit is one plain sentence.
 */
import { gstPercent } from "./plan-gst.ts";
import { type Prices, isStarterPlanFree, joinSentences, formatLowestPrice } from "./plans.ts";
import { site } from "./site.ts";

/** What the product costs, and what is free. */
function formatCostAnswer(prices: Prices): string {
  const lowestPrice = formatLowestPrice(prices);
  return joinSentences(
    "You start free, with a 14-day free trial and no credit card.",
    isStarterPlanFree(prices) && "The AI Jumpstart plan stays free.",
    lowestPrice && `Paid plans begin at ${lowestPrice} a month, and ${gstPercent}% GST is added.`,
    "A larger plan has room for more staff, more visits and more blog posts.",
  );
}

export const getFaqCopy = (prices: Prices) => ({
  eyebrow: "Before you ask",
  heading: "Questions owners ask first",
  contact: {
    text: `Didn’t find your question? We answer ${site.contact.hours}.`,
    link: { title: "Ask us", href: "/contact" },
  },
  questions: [
    {
      question: "Do I need to know coding, and how long does it take?",
      answer:
        "No coding, now or later. You tell Angadi about your business in a conversation, and about 30 seconds later there is a site to look at. Then take your time: change the words, put in your own photographs, and publish with one click.",
      link: { title: "How it works", href: "/how-it-works" },
    },
    {
      question: "Is it really free to start, and what do I pay later?",
      answer: formatCostAnswer(prices),
      link: { title: "Compare the plans", href: "/pricing" },
    },
    {
      question: "Can I change the website after it is made?",
      answer:
        "Yes, all of it. You move things around in a drag-and-drop editor. Fonts, colours and buttons change in one place for the whole site, and you can add pages and a gallery of your work.",
    },
    {
      question: "Can I use my own domain?",
      answer:
        "Yes. Connect the address your customers already know and publish to it with one click. On AI Jumpstart a custom domain is paid. AI Powerhouse comes with a free one.",
    },
    {
      question: "What can the CRM and invoicing do?",
      answer:
        "The CRM keeps your leads and customers in one place, including those who write to you through your website. Invoicing sends professional invoices, repeats the regular ones, takes online payments and reminds people who are late. It also covers financial reports and tax.",
      link: { title: "Make a bill now, without an account", href: "/ai-invoice-builder#make" },
    },
    {
      question: "What happens when I cancel?",
      answer:
        "You can cancel anytime in your account settings, and the plan stops renewing. Your access continues to the end of the billing cycle you have paid for. There are no refunds, so use the free trial to make up your mind.",
      link: { title: "Refund policy", href: "/return-policy" },
    },
    {
      question: "Does it work with WhatsApp and UPI?",
      answer:
        "Yes. Your website can have a button that opens a WhatsApp chat with you, as on our samples. Customers can pay invoices online. For a UPI QR code on the bill, use our free bill maker.",
      link: { title: "Questions about invoicing", href: "/ai-invoice-builder" },
    },
    {
      question: "Does it work in Hindi or Telugu?",
      answer:
        "Angadi works in English today. If you need Hindi, Telugu or another Indian language, ask us before you pay.",
      link: { title: "Ask us", href: "/contact" },
    },
    {
      question: "Who owns my data, and can I take it with me?",
      answer:
        "You own it, and we do not sell it. You can ask us what we hold about you, and have it deleted. There is no one-click export yet, so keep copies of your words, pictures and bills.",
      link: { title: "Privacy policy", href: "/privacy" },
    },
    {
      question: "Can I talk to a person?",
      answer: `Yes, ${site.contact.hours}. Call, send a WhatsApp message, write an email or use the contact form.`,
      link: { title: "Get in touch", href: "/contact" },
    },
  ],
});
