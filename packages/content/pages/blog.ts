import { shareCopy } from "../share.ts";

export const blogCopy = {
  meta: {
    title: "Blog",
    description:
      "Short reads with worked examples for the owner of a small business: orders, prices, invoices, and being found.",
  },
  heading: "The blog",
  lede: "Short reads for the person behind the counter, with examples in rupees.",
  loading: "Loading the posts",
  olderTitle: (page: number) => `Blog, page ${page}`,
  feed: { title: "Angadi’s blog" },
  search: {
    label: "Search the posts by title",
    placeholder: "Search by title",
    button: "Search",
    categories: "Categories",
    all: "All",
    countResults: (count: number) => (count === 1 ? "1 post found" : `${count} posts found`),
  },
  guides: { matching: "Matching guides", suggested: "Guides that may help" },
  pages: { label: "More posts", newer: "Newer posts", older: "Older posts" },
  empty: {
    heading: "No Blog Posts Found",
    text: "Check back soon for new content!",
    noMatch: "No blogs match your search.",
    showAll: "Show all posts",
    searchedNewest: (count: number) => `Searched the newest ${count}.`,
    searchedOlder: (count: number) => `Searched ${count} older posts.`,
    searchedAll: "Searched the titles of all posts.",
  },
  closing: {
    heading: "Get a website with a blog of its own.",
    text: "Free to start. 14-day free trial. No credit card.",
    button: "Generate Website",
    secondaryLink: { title: "See the AI blog writer", href: "/ai-blog-builder" },
  },
  failed: {
    heading: "Oops! Something went wrong",
    text: "Failed to load blogs. Please try again.",
    retry: "Try Again",
  },
};

export const postCopy = {
  /**
   * Metadata of a streamed page that starts before its post is loaded; the post's title replaces
   * it.
   */
  loadingMeta: { title: "From the blog", description: blogCopy.meta.description },
  loading: "Loading the post",
  notFound: {
    title: "Blog Not Found",
    description: "The blog you're looking for doesn't exist or has been removed.",
    back: "Back to Blogs",
  },
  failedTitle: "Oops! Something went wrong",
  failed: "Failed to load blog details. Please try again.",
  retry: "Try Again",
  back: "Back to Blogs",
  tags: "Tags",
  contents: "In this post",
  share: shareCopy,
  neighbours: { label: "More posts", newer: "Next", older: "Previous" },
  related: "Read next",
  breadcrumb: { home: "Home", blog: "Blog" },
};

/** Fallbacks for a post's missing values. */
export const postFallbacks = {
  summary: "No summary available.",
  author: "Unknown",
  cover: "/art/posts/placeholder.svg",
  readTime: (minutes: number) => `${minutes} min read`,
};
