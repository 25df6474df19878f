import { getSchema } from "@tiptap/core";
import { Node } from "@tiptap/pm/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemaExtensions } from "@angadi/desk/browser/editor/schema";
import { type EditorNode, fromEditor, toEditor } from "@angadi/desk/posts/text/editor-document";
import { anyBlocks } from "../post-documents.ts";

describe("posts between the editor and blocks", () => {
  it("10,000 random documents match the editor's own schema, and survive its round trip", () => {
    const schema = getSchema(schemaExtensions);
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        const document = Node.fromJSON(schema, toEditor(blocks));
        document.check();
        expect(fromEditor(document.toJSON() as EditorNode)).toEqual(blocks);
      }),
      { numRuns: 10_000 },
    );
  });
});
