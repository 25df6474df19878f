import { describe, expect, it } from "vitest";
import { toDomainLabel } from "./domains.ts";
import { createHandleLinks } from "./handles.ts";

describe("a name as a domain", () => {
  it.each([
    ["Neem & Nutmeg", "neemandnutmeg"],
    ["Café Kulhad’s", "cafekulhads"],
    ["24 Carrots", "24carrots"],
    ["2 4", undefined],
    ["अंगड़ी", undefined],
    ["", undefined],
  ])("%j has the label %j", (name, label) => {
    expect(toDomainLabel(name)).toBe(label);
  });

  it("is truncated to the maximum length of a domain label", () => {
    expect(toDomainLabel("x".repeat(80))).toHaveLength(63);
  });
});

describe("a name as a handle", () => {
  it("links only to networks that accept its length", () => {
    expect(createHandleLinks("Neem Lane").links.map(({ href }) => href)).toEqual([
      "https://www.instagram.com/neemlane",
      "https://x.com/neemlane",
      "https://www.youtube.com/@neemlane",
      "https://www.facebook.com/neemlane",
    ]);
    expect(createHandleLinks("Mehta & Daughters").otherNetworks).toEqual(["X"]);
    expect(createHandleLinks("अंगड़ी")).toEqual({ handle: "", links: [], otherNetworks: [] });
  });
});
