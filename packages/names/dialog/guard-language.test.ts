import { expect, it, test } from "vitest";
import { formatRefusal } from "./reasons-copy.ts";
import { guardLanguage } from "./guard-language.ts";
import { judge } from "./worker-handlers.ts";

/** The text an owner sees for a refused name. */
function findReportedLanguage(name: string): string | undefined {
  const { refusal, heardAs = -1 } = judge(name);
  return refusal && formatRefusal(refusal, guardLanguage(heardAs));
}

test.each([
  ["Marna Motors", "“marna” sounds like a word for death in Hindi"],
  ["Kuppai Kitchen", "“kuppai” sounds like a word for dirt in Tamil"],
  ["Jwaramu Juices", "“jwaramu” sounds like a word for illness or intoxication in Telugu"],
  ["Hesige Hotel", "“hesige” sounds like a word for dirt in Kannada"],
  ["Coffins & Co", "“coffins” sounds like a word for death in English"],
])("%s: %s", (name, text) => {
  expect(findReportedLanguage(name)).toBe(text);
});

it("names no language if a rule matches letters, or if the list could not be fetched", () => {
  expect(findReportedLanguage("Zomato")).toBe("Too close to Zomato");
  const { refusal } = judge("Kuppai Kitchen");
  expect(refusal && formatRefusal(refusal)).toContain("in a language of India or in English");
});
