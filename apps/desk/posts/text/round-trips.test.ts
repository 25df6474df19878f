import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromStoredPost, toStoredPost } from "@angadi/contract/post-document";
import { seededPosts } from "@angadi/api/seed/posts";
import { anyBlocks, editedBlocks } from "@angadi/tests/post-documents";
import { fromEditor, toEditor } from "./editor-document.ts";

const RUN_OPTIONS = { numRuns: 300 };

describe("a post's blocks survive a round trip", () => {
  it("through the editor", () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(fromEditor(toEditor(blocks))).toEqual(blocks);
      }),
      RUN_OPTIONS,
    );
  });

  it("without read-only blocks for content that the editor supports", () => {
    fc.assert(
      fc.property(editedBlocks, (blocks) => {
        expect(JSON.stringify(toEditor(blocks))).not.toContain(`"readOnly"`);
      }),
      RUN_OPTIONS,
    );
  });

  it.each(seededPosts)("for the published post $id", (post) => {
    const stored = { ...post, slug: post.id };
    const document = fromStoredPost(stored);
    expect(document.cover?.alt).toBeTruthy();
    const blocks = fromEditor(toEditor(document.blocks));
    expect(toStoredPost({ ...document, blocks }).blocks).toEqual(post.blocks);
    expect(JSON.stringify(toEditor(document.blocks))).not.toContain(`"readOnly"`);
  });
});
