/** Copy of the form's own page, for visitors without JavaScript and for direct links. */
export const affiliateApplyCopy = {
  meta: {
    title: "Apply as an affiliate",
    description:
      "Tell us who you are and what your company does, and join the affiliate programme: up to 30% commission for life.",
  },
  heading: "Apply as an affiliate",
  lede: "We ask who you are and what your company does. Every field is required.",
  terms: {
    heading: "Your terms",
    lines: [
      { label: "A click counts for", amount: "60 days" },
      { label: "Which click counts", amount: "the last one" },
      { label: "Dashboard", amount: "real-time" },
      { label: "Manager", amount: "dedicated" },
      { label: "Open", amount: "worldwide" },
    ],
    total: { label: "For life, up to", amount: "30%" },
  },
  next: {
    heading: "Next steps",
    steps: [
      { title: "Book", text: "Pick a time to talk it over with us." },
      { title: "Share", text: "Send your link to people who ask you for a website." },
      { title: "See", text: "The dashboard shows what your link brings." },
    ],
  },
  back: { title: "All about the programme", href: "/affiliate" },
  /** Shown for every server error, and if the server cannot be reached. */
  failed: "Submission failed. Please try again.",
  /** Shown at a field that the server rejected. */
  check: "Please check this.",
  tooMany: (minutes: number | undefined) => {
    const wait = minutes === 1 ? "1 minute" : minutes ? `${minutes} minutes` : "a little";
    return `That was a lot in a short time. Please wait ${wait} and send it again.`;
  },
};
