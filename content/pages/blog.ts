export const blogWords = {
  meta: {
    title: "Blog",
    description:
      "Short, worked-out reads for the owner of a small business: orders, prices, invoices, and being found.",
  },
  heading: "The blog",
  lede: "Short reads for the person behind the counter, worked out in rupees.",
  loading: "Loading the posts",
  empty: { heading: "No Blog Posts Found", text: "Check back soon for new content!" },
  failed: {
    heading: "Oops! Something went wrong",
    text: "Failed to load blogs. Please try again.",
    retry: "Try Again",
  },
};

export const postWords = {
  notFound: {
    title: "Blog Not Found",
    description: "The blog you're looking for doesn't exist or has been removed.",
    back: "Back to Blogs",
  },
  failed: "Failed to load blog details. Please try again.",
  retry: "Try Again",
  back: "Back to Blogs",
  tags: "Tags",
};

/** What stands in for what a post does not say. */
export const postFallbacks = {
  summary: "No summary available.",
  author: "Unknown",
  cover: "/art/posts/placeholder.svg",
  readTime: (minutes: number) => `${minutes} min read`,
};
