import {
  type Editor,
  Extension,
  markInputRule,
  textblockTypeInputRule,
  wrappingInputRule,
} from "@tiptap/core";
import { history, redo, redoDepth, undo, undoDepth } from "@tiptap/pm/history";
import { type Tool, toolsCopy } from "../../copy/editor.ts";
import { canMove, moveBlock, removeBlock } from "./blocks.ts";
import { canIndent, indent, toggleList, findTopList } from "./lists.ts";

export interface Action {
  run(editor: Editor): unknown;
  /** True if it applies to the selection already; absent for actions without an "on" state. */
  isOn?(editor: Editor): boolean;
  /** False if it would change nothing. */
  isEnabled?(editor: Editor): boolean;
}

/** Creates an action that toggles a mark with two equivalent tags, e.g. `b` and `strong`. */
const createMarkAction = (name: string, alternative: string): Action => ({
  isOn: (editor) => editor.isActive(name) || editor.isActive(alternative),
  run(editor) {
    const isOn = editor.isActive(name) || editor.isActive(alternative);
    const chain = editor.chain();
    return isOn ? chain.unsetMark(name).unsetMark(alternative).run() : chain.setMark(name).run();
  },
});

const createBlockAction = (name: string, attributes: object = {}): Action => ({
  isOn: (editor) => editor.isActive(name, attributes),
  run: (editor) => editor.chain().toggleNode(name, "paragraph", attributes).run(),
});

const createListAction = (type: "bulletList" | "orderedList"): Action => ({
  isOn: ({ state }) => findTopList(state)?.node.type.name === type,
  run: (editor) => toggleList(editor, type),
});

/** Dialogue is a variant of a top-level paragraph; a list item cannot be one. */
const dialogueAction: Action = {
  isOn: (editor) => editor.isActive("paragraph", { variant: "dialogue" }),
  isEnabled: ({ state: { selection } }) =>
    selection.$from.depth === 1 && selection.$from.parent.type.name === "paragraph",
  run(editor) {
    const isOn = editor.isActive("paragraph", { variant: "dialogue" });
    return editor.commands.updateAttributes("paragraph", { variant: isOn ? null : "dialogue" });
  },
};

const isBill = ({ state }: Editor) => findTopList(state)?.node.attrs["variant"] === "bill";

const billAction: Action = {
  isOn: isBill,
  isEnabled: ({ state }) => findTopList(state)?.node.type.name === "bulletList",
  run(editor) {
    const topList = findTopList(editor.state);
    if (!topList) return false;
    const { state, view } = editor;
    return view.dispatch(
      state.tr.setNodeAttribute(topList.pos, "variant", isBill(editor) ? null : "bill"),
    );
  },
};

/** The action of each tool, except those that open a dialog. */
export const actions: Record<Exclude<Tool, "link" | "picture">, Action> = {
  heading2: createBlockAction("heading", { level: 2 }),
  heading3: createBlockAction("heading", { level: 3 }),
  heading4: createBlockAction("heading", { level: 4 }),
  quote: createBlockAction("quote"),
  bold: createMarkAction("b", "strong"),
  italic: createMarkAction("i", "em"),
  strike: createMarkAction("s", "s"),
  clearFormatting: { run: (editor) => editor.chain().unsetAllMarks().run() },
  bullets: createListAction("bulletList"),
  numbers: createListAction("orderedList"),
  bill: billAction,
  dialogue: dialogueAction,
  indent: { run: indent, isEnabled: canIndent },
  outdent: {
    run: (editor) => editor.commands.liftListItem("listItem"),
    isEnabled: ({ state }) => findTopList(state) !== undefined,
  },
  up: { run: (editor) => moveBlock(editor, -1), isEnabled: (editor) => canMove(editor, -1) },
  down: { run: (editor) => moveBlock(editor, 1), isEnabled: (editor) => canMove(editor, 1) },
  remove: { run: removeBlock },
  undo: {
    run: ({ state, view }) => undo(state, view.dispatch),
    isEnabled: ({ state }) => undoDepth(state) > 0,
  },
  redo: {
    run: ({ state, view }) => redo(state, view.dispatch),
    isEnabled: ({ state }) => redoDepth(state) > 0,
  },
};

/** Converts "Mod+Alt+2" to Tiptap's notation, "Mod-Alt-2". */
const toTiptapShortcut = (keys: string) =>
  keys
    .replace("↑", "ArrowUp")
    .replace("↓", "ArrowDown")
    .split("+")
    .map((part) => (part.length === 1 ? part.toLowerCase() : part))
    .join("-");

/** Creates the extension with the toolbar's keyboard shortcuts and input rules for Markdown. */
export const createKeyboardShortcuts = (toolActions: Record<Tool, Action>) =>
  Extension.create({
    name: "keys",
    addProseMirrorPlugins: () => [history()],
    addKeyboardShortcuts() {
      const shortcuts = (Object.keys(toolsCopy) as Tool[]).map((tool) => {
        const action = toolActions[tool];
        const run = () => {
          if (action.isEnabled?.(this.editor) === false) return false;
          return action.run(this.editor) !== false;
        };
        return [toTiptapShortcut(toolsCopy[tool].keys), run] as const;
      });
      return {
        ...Object.fromEntries(shortcuts),
        "Mod-y": () => redo(this.editor.state, this.editor.view.dispatch),
        "Shift-Enter": () => this.editor.commands.insertContent({ type: "break" }),
      };
    },
    addInputRules() {
      const { nodes, marks } = this.editor.schema;
      const requireNodeType = (name: string) => {
        const type = nodes[name];
        if (!type) throw new Error(`No ${name} in the schema.`);
        return type;
      };
      const createMarkRules = (find: RegExp, name: string) => {
        const type = marks[name];
        return type ? [markInputRule({ find, type })] : [];
      };
      return [
        textblockTypeInputRule({
          find: /^(#{2,4})\s$/,
          type: requireNodeType("heading"),
          getAttributes: ([, signs = ""]) => ({ level: signs.length }),
        }),
        textblockTypeInputRule({ find: /^>\s$/, type: requireNodeType("quote") }),
        wrappingInputRule({ find: /^[-*+]\s$/, type: requireNodeType("bulletList") }),
        wrappingInputRule({ find: /^1[.)]\s$/, type: requireNodeType("orderedList") }),
        ...createMarkRules(/(?:^|\s)(\*\*(?!\s)([^*]+)\*\*)$/, "b"),
        ...createMarkRules(/(?:^|\s)(\*(?!\s)([^*]+)\*)$/, "i"),
        ...createMarkRules(/(?:^|\s)(~~(?!\s)([^~]+)~~)$/, "s"),
      ];
    },
  });
