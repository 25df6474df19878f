/** Metadata and structured data (`features`) of the blog writer's page. */
export const blogBuilderPage = {
  meta: {
    title: "AI blog writer",
    description:
      "A blog post for your business in under a minute. You correct it and publish it on your own website with one click.",
  },
  features: [
    "AI blog writing: a blog in under a minute",
    "Posts with title, cover picture, read time, lists and tags",
    "Publishing on your own website with one click",
    "SEO and analytics",
  ],
};
