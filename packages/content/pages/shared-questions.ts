/**
 * Answers shared by several tools' pages, mostly about what Angadi does not do or promise: the
 * specification makes no claims about languages, data location or a full export. Update an answer
 * when the app changes.
 */
import { site } from "../site.ts";

/** Heading of a tool's questions. */
export const questionsHead = {
  eyebrow: "Before you start",
  elsewhere: {
    text: `Didn’t find your question? We answer ${site.contact.hours}.`,
    link: { title: "Ask us", href: "/contact" },
  },
};

const contactLink = { title: "Ask us first", href: "/contact" } as const;

export const getLanguagesQuestion = (what: string) => ({
  question: "Does it work in Hindi or Telugu?",
  answer: `This website and our help are in English. We do not promise today that Angadi writes ${what} in Hindi, Telugu or another Indian language. If you need one, tell us which, and ask before you pay.`,
  link: contactLink,
});

export const dataLocationQuestion = {
  question: "Is my data kept in India?",
  answer:
    "We do not promise that all of it is. Some companies that work for us may use machines outside India. If yours must stay in India, ask us before you put it in.",
  link: { title: "Who sees your data", href: "/privacy#sharing" },
} as const;

export const getDataExportQuestion = (what: string, keep: string) => ({
  question: "Can I take my data with me if I leave?",
  answer: `${what} stay yours. There is no one-click export yet. ${keep} You can ask us what we hold about you, and have it deleted.`,
  link: { title: "Your rights", href: "/privacy#business-profile-data-collected" },
});
