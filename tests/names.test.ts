import { describe, expect, it } from "vitest";
import { generateNames } from "@angadi/names/engine/generate";
import { createBriefs, findUnacceptableNames } from "./name-briefs.ts";

describe("2,000 names of 100 briefs", () => {
  const nameLists = createBriefs(100).map((brief) => ({
    brief,
    names: generateNames(brief, 0, 20),
  }));

  it("contain none that a guard rejects, by sound or by letters", () => {
    expect(nameLists.flatMap(({ brief, names }) => findUnacceptableNames(brief, names))).toEqual(
      [],
    );
  });
});

describe("the scores of 40 briefs", () => {
  const names = createBriefs(40).flatMap((brief) => generateNames(brief, 0, 24));
  const totals = names.map(({ scores }) => scores.total).toSorted((a, b) => a - b);
  const computeQuantile = (share: number) => totals[Math.floor(share * (totals.length - 1))] ?? 0;

  it("differ by at least 25 points between the 10th and the 90th percentile", () => {
    expect(computeQuantile(0.9) - computeQuantile(0.1)).toBeGreaterThanOrEqual(25);
  });

  it("are at most 60 if a name sounds like a brand of another trade", () => {
    const soundAlikes = names.filter(({ scores }) =>
      scores.legal.reasons.some(({ code }) => code === "brand-elsewhere"),
    );
    const overrated = soundAlikes.filter(({ scores }) => scores.total > 60);
    expect(overrated.map(({ text }) => text)).toEqual([]);
  });
});
