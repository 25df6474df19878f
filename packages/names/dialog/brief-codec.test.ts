import { describe, expect, it } from "vitest";
import {
  EMPTY_BRIEF_DRAFT,
  decodeBrief,
  decodeOffset,
  encodeBrief,
  encodeNextPage,
  getNextSeed,
} from "./brief-codec.ts";

const decode = (query: string) => decodeBrief(new URLSearchParams(query));

describe("a brief in the URL", () => {
  it("decodes to the brief that was encoded", () => {
    const draft = {
      ...EMPTY_BRIEF_DRAFT,
      about: "tea & snacks, “by the lake”",
      words: "kulhad, rain",
      style: "place" as const,
      place: "Nizampet",
      length: "short" as const,
      novelty: 4 as const,
      seed: 7,
    };
    const query = encodeBrief(draft);
    expect(decode(query)?.draft).toEqual(draft);
    expect(decode(query)?.brief).toEqual({ ...draft, words: ["kulhad", "rain"] });
  });

  it("leaves out defaults", () => {
    expect(encodeBrief({ ...EMPTY_BRIEF_DRAFT, about: "tea" })).toBe("?about=tea");
    expect(encodeBrief({ ...EMPTY_BRIEF_DRAFT, about: "tea" }, 24)).toBe("?about=tea&from=24");
    expect(encodeBrief(EMPTY_BRIEF_DRAFT)).toBe("");
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
    expect(draft).toEqual({ ...EMPTY_BRIEF_DRAFT, about: "tea" });
    expect(brief).toBeDefined();
  });

  it.each([
    [`about=${"x".repeat(121)}`, { about: "about-too-long" }],
    ["words=a,b,c,d,e,f", { words: "too-many-words" }],
    [`words=${"x".repeat(21)}`, { words: "words-too-long" }],
    ["about=tea&style=founder", { founder: "missing-founder" }],
    ["about=tea&style=place", { place: "missing-place" }],
    [`about=tea&person=${"x".repeat(41)}`, { founder: "founder-too-long" }],
  ])("reports the problem of %s", (query, problems) => {
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

  it("decodes an offset only if it is the start of a page", () => {
    const decodeFrom = (value: string) => decodeOffset(new URLSearchParams({ from: value }));
    expect(decodeFrom("0")).toBe(0);
    expect(decodeFrom("24")).toBe(24);
    for (const invalid of ["25", "48", "240", "-24", "999999", "x", ""])
      expect(decodeFrom(invalid)).toBe(0);
  });

  it("continues with the next seed, so that no URL makes more than 48 names", () => {
    const draft = { ...EMPTY_BRIEF_DRAFT, about: "tea" };
    expect(encodeNextPage(draft, 24)).toBe("?about=tea&from=24");
    expect(encodeNextPage(draft, 48)).toBe("?about=tea&seed=1");
    expect(encodeNextPage({ ...draft, seed: 999_999 }, 48)).toBe("?about=tea");
    expect(encodeNextPage(draft, 240)).toBe("?about=tea&seed=1");
  });

  it("continues with the first seed after the last one", () => {
    expect(getNextSeed(999_999)).toBe(0);
  });
});
