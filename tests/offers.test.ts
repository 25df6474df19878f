import { afterAll, beforeAll, expect, it } from "vitest";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";
import { findElements, parsePage, getText } from "./html-elements.ts";

const GUIDES = "/business-starter-guide";

let site: BuiltServer;
beforeAll(async () => {
  site = await startBuiltServer();
});
afterAll(() => site.stop());

it.each([
  ["/blog/get-paid-on-time", "/ai-invoice-builder"],
  ["/blog/fewer-no-shows", "/ai-crm-builder"],
  ["/blog/a-signboard-people-can-read", "/ai-brand-builder"],
  ["/blog/ask-for-a-review", "/ai-website-builder"],
  [`${GUIDES}/business-loan-guide`, "/ai-invoice-builder"],
  [`${GUIDES}/seo-beginners-guide`, "/ai-website-builder"],
])("%s offers one tool at its end: %s", async (path, href) => {
  const page = parsePage(await (await fetch(site.url + path)).text());
  const [article] = findElements(page, "article");
  const offers = article
    ? findElements(article, "a").filter((link) => /^See (the )?/.test(getText(link)))
    : [];
  expect(offers.map(({ attribs }) => attribs["href"])).toEqual([href]);
});
