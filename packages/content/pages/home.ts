export const homeCopy = {
  meta: {
    title: "All your business tools",
    description:
      "Tell Angadi what you do. In about 30 seconds you have a website. Then add a blog, a brand, a CRM and invoices that use the same details. Free to start.",
  },
  heading: "All Your Business Tools.",
  lede: "Tell Angadi what you do. In about 30 seconds you have a website. Then add a brand, a blog, a CRM and invoices that all use the same details.",
  picker: {
    label: "What kind of business?",
    placeholder: "Choose your business type",
    button: "Generate Website",
    suggestions: {
      label: "Try one",
      types: [
        { title: "Bakery", name: "Bakery & cake shop" },
        { title: "Tailor", name: "Tailor & boutique" },
        { title: "Clinic", name: "Dental clinic" },
        { title: "Tuition", name: "Coaching centre" },
        { title: "Kirana", name: "Kirana store" },
      ],
    },
    nothingChosen: "Please select a business type before continuing.",
    alertOk: "OK",
    noMatch: "No business type matches. Try a shorter word.",
    results: (count: number) => (count === 1 ? "1 business type" : `${count} business types`),
  },
  /** Copy around the draft of a picked business type. */
  draft: {
    prompt: (type: string) => `“${type}. Make me a website.”`,
    invoice: "A first draft",
    paid: "From our templates",
    label: (type: string, words: readonly string[]) =>
      `A first draft of a website for “${type}”, from our templates. ${words.join(". ")}.`,
    announcement: (type: string) => `Preview: a first draft of a website for “${type}”.`,
  },
  noName: {
    text: "No name yet?",
    link: { title: "Find one", href: "/business-name-generator#name-generator" },
  },
  promises: ["Free to start", "14-day free trial", "No credit card", "Cancel anytime"],
  posts: {
    eyebrow: "From the blog",
    heading: "Short reads for shop owners",
    loading: "Loading the latest posts",
    empty: "No blog posts available at the moment. Check back soon!",
    allPosts: "All posts",
  },
} as const;
