import { expect, it } from "vitest";
import { findHardestSentences, measureReading } from "./readability.ts";
import { splitParagraphs } from "./reading-grade.ts";

it("grades by words in a sentence and syllables in a word", () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
  const { grade, words } = measureReading(["The cat sat on the mat."]);
  expect(words).toBe(6);
  expect(grade).toBeCloseTo(-1.45, 5);
  // 4 words in 2 sentences, 6 syllables: 0.39 × 2 + 11.8 × 1.5 − 15.59.
  expect(measureReading(["Pay later. Pay yearly."]).grade).toBeCloseTo(2.89, 5);
});

it("ends a sentence with its passage, and counts a number as one syllable", () => {
  expect(measureReading(["The cat", "sat down"])).toEqual(measureReading(["The cat. Sat down."]));
  expect(measureReading(["It is ₹1,21,999 now."])).toEqual(measureReading(["It is one now."]));
});

it("grades long words and long sentences as harder", () => {
  const plainGrade = measureReading(["You pay each month. You can stop."]).grade;
  const formalText =
    "Subscription remuneration is payable periodically, subject to discontinuation.";
  expect(measureReading([formalText]).grade).toBeGreaterThan(plainGrade + 10);
  const easy = "You can stop when you want to, at any time.";
  expect(findHardestSentences([`${easy} ${formalText}`], 1)).toEqual([formalText]);
});

it("reads paragraphs and lists of Markdown, but not headings, tables or code", () => {
  const markdown = [
    "## A heading",
    "A **plain** [paragraph](https://example.com/long-address).",
    "- One point\n- Another, with `code`",
    "| a | b |\n| - | - |\n| 1 | 2 |",
    "```\ncode\n```",
    "<!-- a comment -->",
    "> A quote.",
  ];
  expect(splitParagraphs(markdown.join("\n\n"))).toEqual([
    "A plain paragraph.",
    "One point",
    "Another, with code",
    "A quote.",
  ]);
});
