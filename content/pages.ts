import { blogWords } from "./pages/blog.ts";
import { contactWords } from "./pages/contact.ts";
import { guidesWords } from "./pages/guides.ts";
import { homeWords } from "./pages/home.ts";
import { pricingWords } from "./pages/pricing.ts";
import { unbuiltPages } from "./pages/unbuilt.ts";

/**
 * Title and description of each page with an address of its own: for the social pictures, which are
 * drawn from them at build, and the sitemap.
 */
export const pages: Readonly<Record<string, { title: string; description: string }>> = {
  "/": homeWords.meta,
  "/pricing": pricingWords.meta,
  "/blog": blogWords.meta,
  "/contact": contactWords.meta,
  "/business-starter-guide": guidesWords.meta,
  ...unbuiltPages,
};

/** The pages search engines are to know; an unbuilt page is not among them. */
export const indexedPages: readonly string[] = Object.keys(pages).filter(
  (path) => !(path in unbuiltPages),
);
