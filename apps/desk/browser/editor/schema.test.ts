import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededPosts } from "@angadi/api/seed/posts";
import { fromStoredPost } from "@angadi/contract/post-document";
import { anyBlocks } from "@angadi/tests/post-documents";
import { type EditorNode, fromEditor, toEditor } from "../../posts/text/editor-document.ts";
import { schemaExtensions } from "./schema.ts";

const schema = getSchema(schemaExtensions);

/** Converts blocks to an editor document and back; throws if it does not match the schema. */
function roundTrip(blocks: Parameters<typeof toEditor>[0]) {
  const document = Node.fromJSON(schema, toEditor(blocks));
  document.check();
  return fromEditor(document.toJSON() as EditorNode);
}

describe("the editor's schema", () => {
  it("converts any post to the editor and back unchanged", () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(roundTrip(blocks)).toEqual(blocks);
      }),
      { numRuns: 300 },
    );
  });

  it.each(seededPosts)("converts $id back as it was published", (post) => {
    const { blocks } = fromStoredPost({ ...post, slug: post.id });
    expect(roundTrip(blocks)).toEqual(blocks);
  });

  it("ignores empty lines", () => {
    const heading = { type: "heading", attrs: { level: 2, source: null } };
    const content = [{ type: "paragraph" }, heading, { type: "quote" }];
    expect(fromEditor({ type: "doc", content })).toEqual([]);
    expect(roundTrip([])).toEqual([]);
  });
});
