import { expect, test } from "vitest";
import { generateNames } from "@angadi/names/engine/generate";
import { createBriefs, findUnacceptableNames } from "../name-briefs.ts";

test("100,000 names of 400 briefs contain none that a guard rejects", () => {
  let nameCount = 0;
  const unacceptableNames: string[] = [];
  for (const brief of createBriefs(400)) {
    const names = generateNames(brief, 0, 400);
    nameCount += names.length;
    unacceptableNames.push(...findUnacceptableNames(brief, names));
  }
  expect(unacceptableNames).toEqual([]);
  expect(nameCount).toBeGreaterThanOrEqual(100_000);
});
