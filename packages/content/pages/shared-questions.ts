import { site } from "../site.ts";

/** Heading of a tool's questions. */
export const questionsHead = {
  eyebrow: "Before you start",
  contact: {
    text: `Didn’t find your question? We answer ${site.contact.hours}.`,
    link: { title: "Ask us", href: "/contact" },
  },
};
