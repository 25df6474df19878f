import { expect, it } from "vitest";
import { z } from "zod";
import { toHtml, parseMarkdown } from "@angadi/content/markdown/parse-markdown";
import { prepareGuide } from "./prepare-guide.server.ts";

const BARS = "<!-- bars: Two sums | One: ₹100 | Two: ₹200 -->";
const POSTS = "<!-- posts: Two samples | Help, leaves: Yellow leaves | Proof, pot: A pot -->";

/** Returns the names of a guide's blocks, with each drawing's group in brackets. */
function outlineBlocks(...blocks: string[]): string {
  const source = `---\n{}\n---\n${blocks.join("\n\n")}`;
  const { root } = parseMarkdown(source, z.strictObject({}), prepareGuide);
  const outline = toHtml(root)
    .replaceAll(/<figure class="(?:drawing )?(\w+)">.*?<\/figure>/g, " $1 ")
    .replaceAll(/<div class="table.*?<\/table><\/div>/g, " table ")
    .replaceAll(/<(p|h2|ul|blockquote)\b.*?<\/\1>/gs, " $1 ");
  return outline
    .replaceAll('<div class="illustrated">', " [ ")
    .replaceAll("</div>", " ] ")
    .trim()
    .replaceAll(/\s+/g, " ");
}

const TABLE = "| A | B |\n| - | - |\n| 1 | 2 |";

it("groups a drawing with the block before it and the text that follows", () => {
  expect(outlineBlocks("One.", "Two.", BARS, "Three.", "## Four", "Five.")).toBe(
    "p [ p drawing p h2 p ]",
  );
  expect(outlineBlocks(TABLE, BARS, "One.")).toBe("[ table drawing p ]");
});

it("ends a group before full-width blocks", () => {
  expect(outlineBlocks("One.", BARS, "Two.", TABLE, "Three.")).toBe("[ p drawing p ] table p");
  expect(outlineBlocks("One.", POSTS, "Two.")).toBe("p posts p");
  expect(outlineBlocks("One.", BARS, "Two.", "<!-- here: tool -->", "Three.")).toBe(
    "[ p drawing p ] <!--here: tool--> p",
  );
});

it("starts a new group for the next drawing, and leaves headings in place", () => {
  expect(outlineBlocks("One.", BARS, "Two.", "Three.", BARS)).toBe("[ p drawing p ] [ p drawing ]");
  expect(outlineBlocks("One.", BARS, "## Two", BARS, "Three.")).toBe(
    "[ p drawing h2 ] [ drawing p ]",
  );
});
