import { expect, test } from "vitest";
import { generateNames } from "@angadi/names/engine/generate";
import { manyBriefs, shameful } from "../name-briefs.ts";

test("100,000 names of 400 briefs contain none that a guard rejects", () => {
  let count = 0;
  const found: string[] = [];
  for (const brief of manyBriefs(400)) {
    const names = generateNames(brief, 0, 400);
    count += names.length;
    found.push(...shameful(brief, names));
  }
  expect(found).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(100_000);
});
