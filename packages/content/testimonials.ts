/** Six static testimonials, each rated 5, as the client's specification requires. */
export const testimonialsCopy = {
  eyebrow: "In their words",
  heading: "What owners say",
  outOf: "out of 5",
  testimonials: [
    {
      id: "farah-siddiqui",
      name: "Farah Siddiqui",
      role: "Tailor, Charminar",
      quote:
        "I typed two sentences about my tailoring shop at lunch. By tea I had orders from three streets away.",
      rating: 5,
      isSample: true,
    },
    {
      id: "ravi-teja",
      name: "Ravi Teja",
      role: "Fitness coach",
      quote: "The CRM reminds me who to call. That alone paid for the plan.",
      rating: 5,
      isSample: true,
    },
    {
      id: "anita-rao",
      name: "Anita Rao",
      role: "Event planner",
      quote: "Our invoices look like they come from a company ten times our size.",
      rating: 5,
      isSample: true,
    },
    {
      id: "joel-mathew",
      name: "Joel Mathew",
      role: "Agency owner",
      quote:
        "We moved our site in a morning. The drag-and-drop editor is the first one my team didn’t fight.",
      rating: 5,
      isSample: true,
    },
    {
      id: "swathi-k",
      name: "Swathi K.",
      role: "Yoga teacher",
      quote: "I say what the class is about, it writes the page, I fix two words. Done.",
      rating: 5,
      isSample: true,
    },
    {
      id: "devika-nair",
      name: "Devika Nair",
      role: "Home baker",
      quote: "A name, a logo and a site in one evening.",
      rating: 5,
      isSample: true,
    },
  ],
} as const;
