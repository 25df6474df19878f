import { describe, expect, it } from "vitest";
import { generateNames } from "@angadi/names/engine/generate";
import { createBriefs, findUnacceptableNames } from "./name-briefs.ts";

describe("2,000 names of 100 briefs", () => {
  const boards = createBriefs(100).map((brief) => ({ brief, names: generateNames(brief, 0, 20) }));

  it("contain none that a guard rejects, by sound or by letters", () => {
    expect(boards.flatMap(({ brief, names }) => findUnacceptableNames(brief, names))).toEqual([]);
  });
});

describe("the scores of 40 briefs", () => {
  const names = createBriefs(40).flatMap((brief) => generateNames(brief, 0, 24));
  const totals = names.map(({ scores }) => scores.total).toSorted((a, b) => a - b);
  const quantile = (share: number) => totals[Math.floor(share * (totals.length - 1))] ?? 0;

  it("differ by at least 25 points between the 10th and the 90th percentile", () => {
    expect(quantile(0.9) - quantile(0.1)).toBeGreaterThanOrEqual(25);
  });

  it("are at most 60 if a name sounds like a brand of another trade", () => {
    const marked = names.filter(({ scores }) =>
      scores.legal.reasons.some(({ code }) => code === "brand-elsewhere"),
    );
    const coined = marked.filter(({ scores }) => scores.total > 60);
    expect(coined.map(({ text }) => text)).toEqual([]);
  });
});
