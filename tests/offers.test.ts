import { expect, it } from "vitest";
import { findElements, getText } from "./html-elements.ts";
import { fetchPage } from "./site-pages.ts";

const GUIDES = "/business-starter-guide";

it.each([
  ["/blog/get-paid-on-time", "/ai-invoice-builder"],
  ["/blog/fewer-no-shows", "/ai-crm-builder"],
  ["/blog/a-signboard-people-can-read", "/ai-brand-builder"],
  ["/blog/ask-for-a-review", "/ai-website-builder"],
  [`${GUIDES}/business-loan-guide`, "/ai-invoice-builder"],
  [`${GUIDES}/seo-beginners-guide`, "/ai-website-builder"],
])("%s offers one tool at its end: %s", async (path, href) => {
  const [article] = findElements(await fetchPage(path), "article");
  const offers = article
    ? findElements(article, "a").filter((link) => /^See (the )?/.test(getText(link)))
    : [];
  expect(offers.map(({ attribs }) => attribs["href"])).toEqual([href]);
});
