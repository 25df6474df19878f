import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, Selection, type Transaction } from "@tiptap/pm/state";
import { type EditorNode, fromEditor, toEditor } from "../../posts/text/editor-document.ts";

/** Maximum nesting depth of lists in a post. */
const MAX_DEPTH = 4;

export type ListType = "bulletList" | "orderedList";

const isList = (node: Node | null | undefined): node is Node =>
  node?.type.name === "bulletList" || node?.type.name === "orderedList";

/** Returns the top-level list that contains the cursor, and its position. */
export function findTopList(state: EditorState): { node: Node; pos: number } | undefined {
  const { $from } = state.selection;
  const node = $from.depth > 0 ? $from.node(1) : undefined;
  return isList(node) ? { node, pos: $from.before(1) } : undefined;
}

const getListDepth = (state: EditorState): number => {
  const { $from } = state.selection;
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).filter(isList)
    .length;
};

/** Turns the selected blocks into a list, changes the kind of a list, or removes it. */
export function toggleList(editor: Editor, type: ListType): void {
  const topList = findTopList(editor.state);
  if (!topList) {
    editor.chain().clearNodes().wrapInList(type).run();
  } else if (topList.node.type.name === type) {
    while (findTopList(editor.state) && editor.commands.liftListItem("listItem"));
  } else {
    // Nested lists are changed by `normalizeLists`.
    editor.view.dispatch(editor.state.tr.setNodeMarkup(topList.pos, editor.schema.nodes[type]));
  }
}

/** Nests an item below the one above it. Returns false at the first item and at the maximum depth. */
export const indent = (editor: Editor): boolean =>
  getListDepth(editor.state) < MAX_DEPTH && editor.commands.sinkListItem("listItem");

export const canIndent = (editor: Editor): boolean =>
  getListDepth(editor.state) < MAX_DEPTH && editor.can().sinkListItem("listItem");

/** Backspace at the start of an item moves it one level up. */
function liftAtStart({ editor }: { editor: Editor }): boolean {
  const { empty, $from } = editor.state.selection;
  const isInItem = $from.depth > 1 && $from.node(-1).type.name === "listItem";
  return empty && isInItem && $from.parentOffset === 0 && editor.commands.liftListItem("listItem");
}

export const listExtension = Extension.create({
  name: "lists",
  // Runs before the default handlers of Enter and Backspace.
  priority: 200,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => editor.commands.splitListItem("listItem"),
    Backspace: liftAtStart,
  }),
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, state) =>
        transactions.some(({ docChanged }) => docChanged) ? normalizeLists(state) : null,
    }),
  ],
});

/**
 * Makes all lists valid for a post: nested lists are of the same kind, an item has at most one
 * nested list, and none is deeper than `MAX_DEPTH`. Returns undefined if nothing changes.
 */
function normalizeLists(state: EditorState): Transaction | undefined {
  const { tr } = state;
  for (const { node, pos } of listTopLists(state.doc)) {
    node.descendants((inner, offset) => {
      if (isList(inner) && inner.type !== node.type) tr.setNodeMarkup(pos + 1 + offset, node.type);
      return !inner.isTextblock;
    });
  }
  joinNestedLists(tr);
  // Backwards, so that the positions of the remaining lists stay valid.
  for (const { node, pos } of listTopLists(tr.doc).toReversed())
    if (measureDepth(node) > MAX_DEPTH) limitDepth(tr, node, pos);
  return tr.docChanged ? tr : undefined;
}

/** The top-level lists and their positions. */
function listTopLists(doc: Node): { node: Node; pos: number }[] {
  let end = 0;
  return doc.children
    .map((node) => ({ node, pos: (end += node.nodeSize) - node.nodeSize }))
    .filter(({ node }) => isList(node));
}

/** Joins the nested lists of an item. */
function joinNestedLists(tr: Transaction): void {
  const joinPositions: number[] = [];
  tr.doc.descendants((node, pos, parent) => {
    const isInItem = parent?.type.name === "listItem";
    if (isInItem && isList(node) && isList(tr.doc.resolve(pos).nodeBefore)) joinPositions.push(pos);
    return !node.isTextblock;
  });
  for (const pos of joinPositions.toReversed()) tr.join(pos);
}

const measureDepth = (node: Node): number =>
  Math.max(0, ...node.children.map(measureDepth)) + (isList(node) ? 1 : 0);

/** Converts a list to blocks and back, which limits its depth. */
function limitDepth(tr: Transaction, node: Node, pos: number): void {
  const blocks = fromEditor({ type: "doc", content: [node.toJSON() as EditorNode] });
  const [list] = toEditor(blocks).content ?? [];
  if (!list) return;
  const { from } = tr.selection;
  tr.replaceWith(pos, pos + node.nodeSize, node.type.schema.nodeFromJSON(list));
  tr.setSelection(Selection.near(tr.doc.resolve(Math.min(from, tr.doc.content.size))));
}
