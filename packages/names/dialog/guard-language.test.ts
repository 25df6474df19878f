import { expect, it, test } from "vitest";
import { formatRefusal } from "./reasons-copy.ts";
import { findGuardLanguage } from "./guard-language.ts";
import { judgeName } from "./worker-handlers.ts";

/** The text an owner sees for a refused name. */
function explainRefusal(name: string): string | undefined {
  const { refusal, soundIndex = -1 } = judgeName(name);
  return refusal && formatRefusal(refusal, findGuardLanguage(soundIndex));
}

test.each([
  ["Marna Motors", "“marna” sounds like a word for death in Hindi"],
  ["Kuppai Kitchen", "“kuppai” sounds like a word for dirt in Tamil"],
  ["Jwaramu Juices", "“jwaramu” sounds like a word for illness or intoxication in Telugu"],
  ["Hesige Hotel", "“hesige” sounds like a word for dirt in Kannada"],
  ["Coffins & Co", "“coffins” sounds like a word for death in English"],
])("explains the refusal of %s: %s", (name, text) => {
  expect(explainRefusal(name)).toBe(text);
});

it("names no language if letters are refused, or if the languages could not be fetched", () => {
  expect(explainRefusal("Zomato")).toBe("Too close to Zomato");
  const { refusal } = judgeName("Kuppai Kitchen");
  expect(refusal && formatRefusal(refusal)).toContain("in a language of India or in English");
});
