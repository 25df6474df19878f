import { site } from "../site.ts";

/** Copy next to the questions on the page of each tool. */
export const questionsHead = {
  eyebrow: "Before you start",
  contact: {
    text: `Didn’t find your question? We answer ${site.contact.hours}.`,
    link: { title: "Ask us", href: "/contact" },
  },
};
