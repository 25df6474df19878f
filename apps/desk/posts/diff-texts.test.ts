import { expect, it } from "vitest";
import { diffTexts } from "./diff-texts.ts";

/** Writes text only in the first as [-…-], and text only in the second as {+…+}. */
const diff = (first: string, second: string) =>
  diffTexts(first, second)
    .map(({ in: side, text }) =>
      side === "both" ? text : side === "first" ? `[-${text}-]` : `{+${text}+}`,
    )
    .join("")
    .trimEnd();

it("marks only the words that differ, wherever a line changed", () => {
  expect(diff("One. Two.", "One. Two. Three.")).toBe("One. Two.{+ Three.+}");
  expect(diff("Ravi. One. Two.", "One. Two.")).toBe("[-Ravi. -]One. Two.");
  expect(diff("The rain is loud.", "The rain is soft.")).toBe("The rain is [-loud.-]{+soft.+}");
  expect(diff("a\nb\nc", "a\nc")).toBe("a\n[-b\n-]c");
  expect(diff("same\nlines", "same\nlines")).toBe("same\nlines");
});
