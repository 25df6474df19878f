import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromStored, toStored } from "@angadi/contract/post-document";
import { posts } from "@angadi/api/seed/posts";
import { anyBlocks, editedBlocks } from "@angadi/tests/post-documents";
import { fromEditor, toEditor } from "./editor-document.ts";
import { fromMarkdown, toMarkdown } from "./markdown.ts";

const RUNS = { numRuns: 300 };

describe("a post's blocks come back unchanged", () => {
  it("from the editor", () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(fromEditor(toEditor(blocks))).toEqual(blocks);
      }),
      RUNS,
    );
  });

  it("from Markdown, also where a form has changed the ends of its lines", () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const markdown = toMarkdown(blocks);
        expect(fromMarkdown(markdown)).toEqual(blocks);
        expect(fromMarkdown(`${markdown.replaceAll("\n", "\r\n")}\r\n`)).toEqual(blocks);
      }),
      RUNS,
    );
  });

  it("from the editor's own words as words, in both", () => {
    fc.assert(
      fc.property(editedBlocks, (blocks) => {
        expect(JSON.stringify(toEditor(blocks))).not.toContain(`"kept"`);
        expect(toMarkdown(blocks)).not.toMatch(/^```block$/m);
      }),
      RUNS,
    );
  });

  it.each(posts)("for $id, as it was published", (post) => {
    const stored = { ...post, slug: post.id, image: null };
    const document = fromStored(stored);
    expect(document.cover?.alt).toBeTruthy();
    for (const blocks of [
      fromEditor(toEditor(document.blocks)),
      fromMarkdown(toMarkdown(document.blocks)),
    ]) {
      expect(toStored({ ...document, blocks }).blocks).toEqual(post.blocks);
    }
    expect(JSON.stringify(toEditor(document.blocks))).not.toContain(`"kept"`);
    expect(toMarkdown(document.blocks)).not.toContain("```block");
  });
});
