import { describe, expect, it } from "vitest";
import { generateNames } from "@angadi/names/engine/generate";
import { manyBriefs, shameful } from "./name-briefs.ts";

describe("2,000 names of 100 briefs", () => {
  const generated = manyBriefs(100).map((brief) => ({ brief, names: generateNames(brief, 0, 20) }));

  it("contain none that a guard rejects, by sound or by letters", () => {
    expect(generated.flatMap(({ brief, names }) => shameful(brief, names))).toEqual([]);
  });
});

describe("the scores of 40 briefs", () => {
  const names = manyBriefs(40).flatMap((brief) => generateNames(brief, 0, 24));
  const totals = names.map(({ scores }) => scores.total).toSorted((one, other) => one - other);
  const at = (share: number) => totals[Math.floor(share * (totals.length - 1))] ?? 0;

  it("differ by at least 25 points between the 10th and the 90th percentile", () => {
    expect(at(0.9) - at(0.1)).toBeGreaterThanOrEqual(25);
  });

  it("are at most 60 if a name sounds like a brand of another trade", () => {
    const marked = names.filter(({ scores }) =>
      scores.legal.reasons.some(({ code }) => code === "brand-elsewhere"),
    );
    const coined = marked.filter(({ scores }) => scores.total > 60);
    expect(coined.map(({ text }) => text)).toEqual([]);
  });
});
