import { afterAll, beforeAll, expect, it } from "vitest";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";
import { findElements, getOnlyElement, parsePage, getText } from "./html-elements.ts";

let site: BuiltServer;
beforeAll(async () => {
  site = await startBuiltServer();
});
afterAll(() => site.stop());

const fetchMain = async (path: string) =>
  getOnlyElement(parsePage(await (await fetch(site.url + path)).text()), "main");
const occurrences = (text: string, part: string) => text.split(part).length - 1;

/** The label above each section with samples, by page. */
const LINES = {
  "/": ["Examples, until our customers’ own words stand here", "Example prices"],
  "/how-it-works": [
    "Examples, until our customers’ own words stand here",
    "Example figures, until our own stand here",
  ],
  "/ai-invoice-builder": ["An example, until a customer’s own words stand here"],
  "/ai-crm-builder": ["An invented business, until a customer’s own stands here"],
  "/ai-website-builder": ["An invented business, until a customer’s own stands here"],
  "/social-media": ["An invented business, until a customer’s own stands here"],
  "/customer-stories": ["Examples, until our customers’ own stories stand here"],
  "/apps": ["Example descriptions, until the apps are final"],
  "/contact": ["Example address and numbers, until our own stand here"],
  "/privacy": ["Example address and numbers, until our own stand here"],
};

it.each(Object.entries(LINES))("%s labels its samples", async (path, lines) => {
  const text = getText(await fetchMain(path));
  for (const line of lines) expect([line, occurrences(text, line)]).toEqual([line, 1]);
});

it("the affiliate page labels the sample dashboard and figures", async () => {
  const main = await fetchMain("/affiliate");
  expect(occurrences(getText(main), "Example figures, until our own stand here")).toBe(2);
  const figuresSection = findElements(main, "section").find((section) =>
    findElements(section, "h2").some((heading) => getText(heading) === "The programme in figures"),
  );
  expect(figuresSection && getText(figuresSection)).toContain("Example figures");
});

it("undecided rows of the plans are grouped below a line that says so", async () => {
  const samples = findElements(getOnlyElement(await fetchMain("/pricing"), "table"), "tbody").at(
    -1,
  );
  const columnHeads = samples ? findElements(samples, "th") : [];
  expect(columnHeads.map(getText)).toEqual([
    "Rows below: examples, until our plans are settled",
    "Themes",
    "SEO tools",
    "E-commerce",
    "Social media",
    "CRM",
    "Staff management",
  ]);
});
