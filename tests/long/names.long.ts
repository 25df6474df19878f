import { expect, test } from "vitest";
import { generateNames } from "@angadi/names/engine/generate";
import { createBriefs, findUnacceptableNames } from "../name-briefs.ts";

test("100,000 names of 400 briefs contain none that a guard rejects", () => {
  let count = 0;
  const found: string[] = [];
  for (const brief of createBriefs(400)) {
    const names = generateNames(brief, 0, 400);
    count += names.length;
    found.push(...findUnacceptableNames(brief, names));
  }
  expect(found).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(100_000);
});
