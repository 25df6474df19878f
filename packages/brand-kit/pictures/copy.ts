import type { ButtonAction } from "@angadi/drafts/draft";

/** Copy in the pictures of a kit, and their descriptions for people who cannot see them. */
export const kitPicturesCopy = {
  nameBlank: "Your shop",
  logo: (name: string) => `Logo of ${name}`,
  mark: (name: string) => `Mark of ${name}`,
  signboard: (name: string) => `Signboard of ${name}`,
  card: (name: string) => `Visiting card of ${name}`,
  chat: (name: string) => `${name} in a list of WhatsApp chats`,
  billHead: (name: string) => `Head of a bill of ${name}`,
  website: (name: string) => `Top of a website of ${name}`,
  showcase: (name: string) => `Signboard, visiting card, bill and WhatsApp picture of ${name}`,
  bill: "Bill",
  billNumber: "No. 12 · 3 May",
  billRows: [
    ["Item", "Amount"],
    ["What you sold", "0.00"],
  ] as const,
  contact: "Your phone · Your address",
  message: "Are you open today?",
  navigation: ["Home", "About us", "Contact"],
  buttons: {
    order: "Order now",
    book: "Book now",
    ask: "Ask us",
    visit: "Visit us",
    join: "Join us",
  } satisfies Record<ButtonAction, string>,
};
