import { describe, expect, it } from "vitest";
import {
  EMPTY_DRAFT,
  decodeBrief,
  decodeOffset,
  encodeBrief,
  encodeNext,
  nextSeed,
} from "./brief-codec.ts";

const decode = (query: string) => decodeBrief(new URLSearchParams(query));

describe("a brief in the address", () => {
  it("decodes to the brief that was encoded", () => {
    const draft = {
      ...EMPTY_DRAFT,
      about: "tea & snacks, “by the lake”",
      words: "kulhad, rain",
      style: "place" as const,
      place: "Nizampet",
      length: "short" as const,
      invented: 4 as const,
      seed: 7,
    };
    const query = encodeBrief(draft);
    expect(decode(query)?.draft).toEqual(draft);
    expect(decode(query)?.brief).toEqual({ ...draft, words: ["kulhad", "rain"] });
  });

  it("leaves out defaults", () => {
    expect(encodeBrief({ ...EMPTY_DRAFT, about: "tea" })).toBe("?about=tea");
    expect(encodeBrief({ ...EMPTY_DRAFT, about: "tea" }, 24)).toBe("?about=tea&from=24");
    expect(encodeBrief(EMPTY_DRAFT)).toBe("");
  });

  it("is undefined if nothing was typed", () => {
    expect(decode("")).toBeUndefined();
    expect(decode("style=indian&length=short&seed=3")).toBeUndefined();
    expect(decode("about=%00%E2%80%8B++&words=")).toBeUndefined();
  });

  it("falls back to defaults for invalid choices", () => {
    const { draft, brief } = decode(
      "about=tea&style=__proto__&length=huge&invented=-3&seed=1e9&seed=2",
    ) ?? { draft: undefined, brief: undefined };
    expect(draft).toEqual({ ...EMPTY_DRAFT, about: "tea" });
    expect(brief).toBeDefined();
  });

  it.each([
    [`about=${"x".repeat(121)}`, { about: "about-long" }],
    ["words=a,b,c,d,e,f", { words: "words-many" }],
    [`words=${"x".repeat(21)}`, { words: "words-long" }],
    ["about=tea&style=founder", { person: "person-missing" }],
    ["about=tea&style=place", { place: "place-missing" }],
    [`about=tea&person=${"x".repeat(41)}`, { person: "person-long" }],
  ])("says what is wrong with %s", (query, problems) => {
    expect(decode(query)?.problems).toEqual(problems);
    expect(decode(query)?.brief).toBeUndefined();
  });

  it("splits words at any separator", () => {
    expect(decode("words=neem,+nutmeg;chai%0A%26+-+")?.brief?.words).toEqual([
      "neem",
      "nutmeg",
      "chai",
    ]);
  });

  it("starts at the beginning of a page of names", () => {
    const from = (value: string) => decodeOffset(new URLSearchParams({ from: value }));
    expect(from("0")).toBe(0);
    expect(from("24")).toBe(24);
    for (const odd of ["25", "48", "240", "-24", "999999", "x", ""]) expect(from(odd)).toBe(0);
  });

  it("continues with the next seed, so that no URL makes more than 48 names", () => {
    const draft = { ...EMPTY_DRAFT, about: "tea" };
    expect(encodeNext(draft, 24)).toBe("?about=tea&from=24");
    expect(encodeNext(draft, 48)).toBe("?about=tea&seed=1");
    expect(encodeNext({ ...draft, seed: 999_999 }, 48)).toBe("?about=tea");
    expect(encodeNext(draft, 240)).toBe("?about=tea&seed=1");
  });

  it("continues with the first seed after the last one", () => {
    expect(nextSeed(999_999)).toBe(0);
  });
});
