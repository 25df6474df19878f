import { expect, it, test } from "vitest";
import { formatRejection } from "./reasons-copy.ts";
import { findGuardLanguage } from "./guard-language.ts";
import { judgeName } from "./worker-handlers.ts";

/** The text an owner sees for a rejected name. */
function explainRejection(name: string): string | undefined {
  const { rejection, soundIndex = -1 } = judgeName(name);
  return rejection && formatRejection(rejection, findGuardLanguage(soundIndex));
}

test.each([
  ["Marna Motors", "“marna” sounds like a word for death in Hindi"],
  ["Kuppai Kitchen", "“kuppai” sounds like a word for dirt in Tamil"],
  ["Jwaramu Juices", "“jwaramu” sounds like a word for illness or intoxication in Telugu"],
  ["Hesige Hotel", "“hesige” sounds like a word for dirt in Kannada"],
  ["Coffins & Co", "“coffins” sounds like a word for death in English"],
])("explains the rejection of %s: %s", (name, text) => {
  expect(explainRejection(name)).toBe(text);
});

it("names no language if letters are rejected, or if the languages could not be fetched", () => {
  expect(explainRejection("Zomato")).toBe("Too close to Zomato");
  const { rejection } = judgeName("Kuppai Kitchen");
  expect(rejection && formatRejection(rejection)).toContain("in a language of India or in English");
});
