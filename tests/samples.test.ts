import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleLabel } from "@angadi/content/samples";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";
import { findElements, getOnlyElement, getText, parsePage } from "./html-elements.ts";

let site: BuiltServer;
beforeAll(async () => {
  site = await startBuiltServer();
});
afterAll(() => site.stop());

const fetchMain = async (path: string) =>
  getOnlyElement(parsePage(await (await fetch(site.url + path)).text()), "main");

/** How many sections of a page are labelled as samples. */
const LABELS = {
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

const findLabels = (main: Awaited<ReturnType<typeof fetchMain>>) =>
  findElements(main, "a").filter(
    (link) =>
      getText(link) === "Sample" &&
      link.attribs["href"] === "/about#samples" &&
      link.attribs["title"] === sampleLabel.title,
  );

it.each(Object.entries(LABELS))("%s labels its samples", async (path, count) => {
  expect(findLabels(await fetchMain(path))).toHaveLength(count);
});

it.each(Object.keys(LABELS))("%s tells search engines no rating", async (path) => {
  const html = await (await fetch(site.url + path)).text();
  expect(html).not.toMatch(/"(?:aggregateRating|reviewRating|review|ratingValue)"/);
});

it("the affiliate page's figures are labelled as samples", async () => {
  const figures = findElements(await fetchMain("/affiliate"), "section").find((section) =>
    findElements(section, "h2").some((heading) => getText(heading) === "The programme in figures"),
  );
  expect(figures && findLabels(figures)).toHaveLength(1);
});

it("the about page says what the label means", async () => {
  const ids = findElements(await fetchMain("/about"), "div").map((part) => part.attribs["id"]);
  expect(ids).toContain("samples");
});
