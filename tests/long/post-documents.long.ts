import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromEditor, toEditor } from "../../desk/posts/text/editor-document.ts";
import { fromMarkdown, toMarkdown } from "../../desk/posts/text/markdown.ts";
import { anyBlocks } from "../post-documents.ts";

describe("posts between the editor, Markdown and blocks", () => {
  it("10,000 random documents come back unchanged on both ways", () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(fromEditor(toEditor(blocks))).toEqual(blocks);
        expect(fromMarkdown(toMarkdown(blocks))).toEqual(blocks);
      }),
      { numRuns: 10_000 },
    );
  });
});
