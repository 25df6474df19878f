import { site } from "./site.ts";

/** Shown below every form that collects leads. */
export const leadFieldsCopy = {
  honeypotLabel: "Leave this field empty",
  optIn: "Also send me tips and offers by email now and then. I can stop them anytime.",
  privacy: {
    title: "What we keep, and why",
    points: [
      "We keep what you type here, the time, and how you came to this site (the page you came from, the first page you opened, and any partner or campaign name).",
      "We use it to answer you. We send tips and offers only if you tick the box above.",
      "We delete it 24 months after our last exchange, or sooner when you ask.",
      `To see, correct or delete it, write to ${site.contact.emails[0]}.`,
    ],
    link: { title: "Privacy policy", href: "/privacy" },
  },
} as const;

/** The message after a submit that appears to come from a bot. */
export const botMessage =
  "Our spam filter stopped this, though you may well be a person. Wait a moment and send it again, or call us.";
