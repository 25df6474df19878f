import { describe, expect, it } from "vitest";
import { findGuides } from "./find-guides.ts";

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
});
