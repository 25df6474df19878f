import { describe, expect, it } from "vitest";
import { findGuides } from "./find-guides.ts";
import { guideTitles } from "./guides.server.ts";

const guides = [
  { slug: "prices", title: "Set your prices", terms: "margin discount" },
  { slug: "loan", title: "Prepare for a bank", terms: "loan emi interest" },
  { slug: "tax", title: "Plan a year of taxes", terms: "gst" },
];
const found = (q: string) => findGuides(guides, q).map(({ slug }) => slug);

describe("guides are found", () => {
  it("by a word of their title, in any form and unfinished", () => {
    for (const q of ["price", "Pricing", "set my prices", "PRI"])
      expect(found(q)).toEqual(["prices"]);
    expect(found("tax")).toEqual(["tax"]);
  });

  it("by what people call it", () => {
    expect(found("emi")).toEqual(["loan"]);
    expect(found("loan interest")).toEqual(["loan"]);
  });

  it("by any word where none is about all of them", () => {
    expect(found("gst loan")).toEqual(["loan", "tax"]);
  });

  it("not by words too short to say anything, or unknown ones", () => {
    for (const q of ["", "  ", "a", "to my", "camel", "(.*"]) expect(found(q)).toEqual([]);
  });

  it("by words that are misspelt, where none is spelt like it", () => {
    expect(found("intrest")).toEqual(["loan"]);
    expect(found("dicsount")).toEqual(["prices"]);
    // What is spelt right goes before.
    expect(found("gst intrest")).toEqual(["tax"]);
    // Short words match too much, and first letters are rarely mistyped.
    for (const q of ["lona", "nterest", "discord"]) expect(found(q)).toEqual([]);
  });
});

it.each([
  ["acounting", "accounting-basics"],
  ["registraion", "business-registration-checklist"],
  ["marketting", "email-marketing-fundamentals"],
  ["insurence", "business-insurance-guide"],
  ["wesbite", "website-setup-checklist"],
])("%s finds %s", (q, slug) => {
  expect(findGuides(guideTitles(), q).map((guide) => guide.slug)).toContain(slug);
});

it("words of other trades find no guide, however long they are", () => {
  for (const q of ["elephant", "photosynthesis", "weather", "cricket", "marriage"])
    expect(findGuides(guideTitles(), q).map(({ slug }) => slug)).toEqual([]);
});
