import { describe, expect, it } from "vitest";
import { labelOf } from "./domains.ts";
import { handlesOf } from "./handles.ts";

describe("a name as a domain", () => {
  it.each([
    ["Neem & Nutmeg", "neemandnutmeg"],
    ["Café Kulhad’s", "cafekulhads"],
    ["24 Carrots", "24carrots"],
    ["2 4", undefined],
    ["अंगड़ी", undefined],
    ["", undefined],
  ])("%j is %j", (name, label) => {
    expect(labelOf(name)).toBe(label);
  });

  it("is cut where domains end", () => {
    expect(labelOf("x".repeat(80))).toHaveLength(63);
  });
});

describe("a name as a handle", () => {
  it("is looked up where its length is taken", () => {
    expect(handlesOf("Neem Lane").links.map(({ href }) => href)).toEqual([
      "https://www.instagram.com/neemlane",
      "https://x.com/neemlane",
      "https://www.youtube.com/@neemlane",
      "https://www.facebook.com/neemlane",
    ]);
    expect(handlesOf("Mehta & Daughters").others).toEqual(["X"]);
    expect(handlesOf("अंगड़ी")).toEqual({ handle: "", links: [], others: [] });
  });
});
