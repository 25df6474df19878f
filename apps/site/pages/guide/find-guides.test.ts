import { describe, expect, it } from "vitest";
import { findGuides } from "./find-guides.ts";
import { listSearchableGuides } from "./guides.server.ts";

const guides = [
  { slug: "prices", title: "Set your prices", terms: "margin discount" },
  { slug: "loan", title: "Prepare for a bank", terms: "loan emi interest" },
  { slug: "tax", title: "Plan a year of taxes", terms: "gst" },
];
const findSlugs = (q: string) => findGuides(guides, q).map(({ slug }) => slug);

describe("findGuides", () => {
  it("matches a word of the title, in any form and unfinished", () => {
    for (const q of ["price", "Pricing", "set my prices", "PRI"])
      expect(findSlugs(q)).toEqual(["prices"]);
    expect(findSlugs("tax")).toEqual(["tax"]);
  });

  it("matches the guide's terms, which its title does not have", () => {
    expect(findSlugs("emi")).toEqual(["loan"]);
    expect(findSlugs("loan interest")).toEqual(["loan"]);
  });

  it("falls back to any word if no guide matches all of them", () => {
    expect(findSlugs("gst loan")).toEqual(["loan", "tax"]);
  });

  it("ignores words that are too short or unknown", () => {
    for (const q of ["", "  ", "a", "to my", "camel", "(.*"]) expect(findSlugs(q)).toEqual([]);
  });

  it("tolerates typos if no word matches exactly", () => {
    expect(findSlugs("intrest")).toEqual(["loan"]);
    expect(findSlugs("dicsount")).toEqual(["prices"]);
    // A correctly spelt word wins.
    expect(findSlugs("gst intrest")).toEqual(["tax"]);
    // Short words match too often, and first letters are rarely mistyped.
    for (const q of ["lona", "nterest", "discord"]) expect(findSlugs(q)).toEqual([]);
  });
});

it.each([
  ["acounting", "accounting-basics"],
  ["registraion", "business-registration-checklist"],
  ["marketting", "email-marketing-fundamentals"],
  ["insurence", "business-insurance-guide"],
  ["wesbite", "website-setup-checklist"],
])("finds a guide by the mistyped word %s: %s", (q, slug) => {
  expect(findGuides(listSearchableGuides(), q).map((guide) => guide.slug)).toContain(slug);
});

it("finds no guide for long words of unrelated topics", () => {
  for (const q of ["elephant", "photosynthesis", "weather", "cricket", "marriage"])
    expect(findGuides(listSearchableGuides(), q).map(({ slug }) => slug)).toEqual([]);
});
