/**
 * Pages whose own work has not been done yet: title and description are final, the page says
 * plainly that it is being made.
 */
export const unbuiltPages: Readonly<Record<string, { title: string; description: string }>> = {
  "/business-name-generator": {
    title: "AI business name generator",
    description: "Names for your business that are memorable, simple, durable and legal.",
  },
};

export const unbuiltWords = {
  text: "We are still setting up this shelf. The rest of the shop is open.",
  back: "Go to the home page",
};
