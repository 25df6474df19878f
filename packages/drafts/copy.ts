import type { ButtonAction, Delivery } from "./draft.ts";

/** Copy for draft pages: fixed texts and placeholders. */
export const draftPageCopy = {
  placeholders: {
    name: "Your business name",
    headline: "What you do, in one line",
    price: "Your price",
    offers: "Sample items: replace them with your own",
    about: "Two or three lines about you: who does the work, and how long you have done it",
    hours: "Your opening times",
    place: "Your address",
    phone: "Your WhatsApp number",
    photograph: "Your photograph",
    review: "Your first review goes here",
  },
  /** Tells the owner how to get the first review. */
  reviewHint: (customerNoun: string) =>
    `Send this page to a ${customerNoun} you know, and ask for one sentence.`,
  reviewsTitle: (customerNouns: string) => `What ${customerNouns} say`,
  /** What a trade calls its customers, singular and plural. */
  customerNouns: {
    customer: "customers",
    client: "clients",
  },
  titles: {
    offers: "What we offer",
    about: "About us",
    hours: "When",
    place: "Where",
    contact: "Talk to us",
    reviews: "What customers say",
  },
  actions: {
    order: "Order on WhatsApp",
    book: "Book on WhatsApp",
    ask: "Ask on WhatsApp",
    visit: "Message us on WhatsApp",
    join: "Join on WhatsApp",
  } satisfies Record<ButtonAction, string>,
  delivery: {
    home: "Delivered to your door",
    free: "Delivered free",
    pickup: "Collect it yourself",
  } satisfies Record<Delivery, string>,
  /** The prefilled chat message. */
  chatMessage: "Hello, I saw your page.",
  map: "Open the map",
  call: "Call",
  /** Shown at the end of a page that has placeholders. */
  legend: "Words on a dashed line are for the owner to fill in.",
} as const;
