/**
 * Ten questions, answered from the specification's claims and no others: conversation without
 * coding, about 30 seconds; free to start, 14-day trial, no card; plans by month or year; drag-and-drop
 * editor, global styles; custom domain by plan; CRM and invoicing; cancelling without refunds;
 * support hours; affiliate terms.
 */
import { site } from "./site.ts";

export const faqWords = {
  eyebrow: "Before you ask",
  heading: "Questions owners ask first",
  elsewhere: {
    text: `Yours isn’t here? We answer ${site.contact.hours}.`,
    link: { title: "Ask us", href: "/contact" },
  },
  questions: [
    {
      question: "Do I need to know coding?",
      answer:
        "No. You tell Angadi about your business in a conversation, the way you would tell a new helper on the first day. Angadi makes the website from what you say. There is no code to write, then or later.",
      link: { title: "How it works", href: "/how-it-works" },
    },
    {
      question: "How long until I have a website?",
      answer:
        "About 30 seconds from your description to a site you can look at. After that, take your time: change the words, put in your own photographs, and publish with one click when you are happy.",
    },
    {
      question: "Is it really free to start?",
      answer:
        "Yes. You start free, with a 14-day free trial, and you don’t enter a credit card. If you are still trying things out, the AI Jumpstart plan is free too.",
      link: { title: "Compare the plans", href: "/pricing" },
    },
    {
      question: "What do I pay when I need more?",
      answer:
        "Prices are in rupees, and you pay by the month or by the year. A larger plan has room for more staff, more visits and more blog posts. The pricing page shows every plan and what a year saves you.",
      link: { title: "See the prices", href: "/pricing" },
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
      question: "What do the CRM and the invoicing do?",
      answer:
        "The CRM keeps your leads and customers in one place, including those who write to you through your website. Invoicing sends professional invoices, repeats the regular ones, takes online payments and reminds people who are late. It also covers financial reports and tax.",
      link: { title: "More about invoicing", href: "/ai-invoice-builder" },
    },
    {
      question: "What happens when I cancel?",
      answer:
        "You can cancel anytime in your account settings, and the plan stops renewing. Your access continues to the end of the billing cycle you have paid for. There are no refunds, so use the free trial to make up your mind.",
      link: { title: "Refund policy", href: "/return-policy" },
    },
    {
      question: "Can I talk to a person?",
      answer: `Yes, ${site.contact.hours}. Call, send a WhatsApp message, write an email or use the contact form.`,
      link: { title: "Get in touch", href: "/contact" },
    },
    {
      question: "Can I earn by recommending Angadi?",
      answer:
        "Yes. Affiliates earn up to 30% commission for life on the customers they bring, and a click on your link counts for 60 days. The programme is open worldwide to influencers, freelancers, entrepreneurs and agencies.",
      link: { title: "Join as an affiliate", href: "/affiliate" },
    },
  ],
} as const;
