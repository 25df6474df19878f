import { expect, it } from "vitest";
import { sampleLabel } from "@angadi/content/samples";
import { type HtmlElement, findElements, getText } from "./html-elements.ts";
import { fetchMain, getSection, request } from "./site-pages.ts";

/** The number of sections of a page that are labelled as samples. */
const LABEL_COUNTS = {
  "/": 2,
  "/how-it-works": 2,
  "/ai-invoice-builder": 1,
  "/ai-crm-builder": 1,
  "/ai-website-builder": 0,
  "/social-media": 1,
  "/customer-stories": 1,
  "/apps": 1,
  "/affiliate": 2,
  "/contact": 1,
  "/privacy": 1,
  "/pricing": 0,
};

const findLabels = (main: HtmlElement) =>
  findElements(main, "a").filter(
    (link) =>
      getText(link) === "Sample" &&
      link.attribs["href"] === "/about#samples" &&
      link.attribs["title"] === sampleLabel.title,
  );

it.each(Object.entries(LABEL_COUNTS))("%s labels its samples", async (path, count) => {
  expect(findLabels(await fetchMain(path))).toHaveLength(count);
});

it.each(Object.keys(LABEL_COUNTS))("%s tells search engines no rating", async (path) => {
  const html = await (await request(path)).text();
  expect(html).not.toMatch(/"(?:aggregateRating|reviewRating|review|ratingValue)"/);
});

it("the affiliate page's figures are labelled as samples", async () => {
  const figures = getSection(await fetchMain("/affiliate"), "The programme in figures");
  expect(findLabels(figures)).toHaveLength(1);
});

it("the about page says what the label means", async () => {
  const ids = findElements(await fetchMain("/about"), "div").map((part) => part.attribs["id"]);
  expect(ids).toContain("samples");
});
