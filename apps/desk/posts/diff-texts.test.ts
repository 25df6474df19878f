import { expect, it } from "vitest";
import { diffTexts } from "./diff-texts.ts";

/** Formats a difference: text only in the first as [-…-], text only in the second as {+…+}. */
const formatDiff = (first: string, second: string) =>
  diffTexts(first, second)
    .map(({ side, text }) =>
      side === "both" ? text : side === "first" ? `[-${text}-]` : `{+${text}+}`,
    )
    .join("")
    .trimEnd();

it("marks only the words that differ, wherever a line changed", () => {
  expect(formatDiff("One. Two.", "One. Two. Three.")).toBe("One. Two.{+ Three.+}");
  expect(formatDiff("Ravi. One. Two.", "One. Two.")).toBe("[-Ravi. -]One. Two.");
  expect(formatDiff("The rain is loud.", "The rain is soft.")).toBe(
    "The rain is [-loud.-]{+soft.+}",
  );
  expect(formatDiff("a\nb\nc", "a\nc")).toBe("a\n[-b\n-]c");
  expect(formatDiff("same\nlines", "same\nlines")).toBe("same\nlines");
});
