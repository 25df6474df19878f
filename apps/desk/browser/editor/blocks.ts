import { type Editor, Extension } from "@tiptap/core";
import { gapCursor } from "@tiptap/pm/gapcursor";
import { dropCursor } from "@tiptap/pm/dropcursor";
import { type EditorState, NodeSelection, Plugin, TextSelection } from "@tiptap/pm/state";
import type { DeskPicture } from "../../pictures/desk-picture.ts";

/** Returns the top-level block in which the selection starts, with its index and position. */
function findBlock({ doc, selection: { $from, from } }: EditorState) {
  const index = $from.index(0);
  const node = doc.maybeChild(index);
  return node && { node, index, pos: $from.depth > 0 ? $from.before(1) : from };
}

export const canMove = ({ state }: Editor, step: 1 | -1): boolean => {
  const block = findBlock(state);
  return block !== null && state.doc.maybeChild(block.index + step) !== null;
};

/** Swaps the selected block with the one above or below; the cursor moves with it. */
export function moveBlock({ state, view }: Editor, step: 1 | -1): boolean {
  const block = findBlock(state);
  const sibling = block && state.doc.maybeChild(block.index + step);
  if (!sibling) return false;
  const { node, pos } = block;
  const { tr, selection } = state;
  const target = step < 0 ? pos - sibling.nodeSize : pos + sibling.nodeSize;
  tr.delete(pos, pos + node.nodeSize).insert(target, node);
  const shift = target - pos;
  tr.setSelection(
    selection instanceof NodeSelection
      ? NodeSelection.create(tr.doc, selection.from + shift)
      : TextSelection.between(
          tr.doc.resolve(selection.anchor + shift),
          tr.doc.resolve(Math.min(selection.head + shift, target + node.nodeSize)),
        ),
  );
  view.dispatch(tr.scrollIntoView());
  return true;
}

export function removeBlock({ state, view }: Editor): boolean {
  const block = findBlock(state);
  if (!block) return false;
  view.dispatch(state.tr.delete(block.pos, block.pos + block.node.nodeSize).scrollIntoView());
  return true;
}

/** Returns the selected picture; undefined if none is selected. */
export function findSelectedPicture({ state }: Editor): DeskPicture | undefined {
  const { selection } = state;
  const isPicture = selection instanceof NodeSelection && selection.node.type.name === "picture";
  return isPicture ? (selection.node.attrs as DeskPicture) : undefined;
}

/**
 * Changes the selected picture. If none is selected, inserts one below the block with the cursor,
 * or in place of it if it is an empty paragraph.
 */
export function setPicture(editor: Editor, attributes: DeskPicture): void {
  if (findSelectedPicture(editor)) {
    editor.chain().updateAttributes("picture", attributes).run();
    return;
  }
  const { state, view } = editor;
  const block = findBlock(state);
  const node = editor.schema.nodes["picture"]?.create(attributes);
  if (!node) return;
  const end = block ? block.pos + block.node.nodeSize : state.doc.content.size;
  const isEmptyParagraph = block?.node.type.name === "paragraph" && block.node.content.size === 0;
  const start = isEmptyParagraph ? block.pos : end;
  const { tr } = state;
  tr.replaceWith(start, end, node);
  const afterNode = start + node.nodeSize;
  if (!tr.doc.nodeAt(afterNode)?.isTextblock) {
    const emptyParagraph = editor.schema.nodes["paragraph"]?.create();
    if (emptyParagraph) tr.insert(afterNode, emptyParagraph);
  }
  tr.setSelection(TextSelection.create(tr.doc, afterNode + 1));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}

/** Adds an empty paragraph after an atom at the end, for more text, and shows drop targets. */
export const blockExtension = Extension.create({
  name: "blocks",
  addProseMirrorPlugins: () => [
    gapCursor(),
    dropCursor({ color: false, class: "drop-cursor", width: 3 }),
    new Plugin({
      appendTransaction(transactions, _before, { doc, schema, tr }) {
        const isChanged = transactions.some(({ docChanged }) => docChanged);
        const emptyParagraph = schema.nodes["paragraph"]?.create();
        if (!isChanged || !doc.lastChild?.isAtom || !emptyParagraph) return null;
        return tr.insert(doc.content.size, emptyParagraph);
      },
    }),
  ],
});
