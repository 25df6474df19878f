import { Editor, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { createSavedValue } from "@angadi/ui/saved/saved-value";
import type { Tool } from "../../copy/editor.ts";
import { type EditorNode, fromEditor, toEditor } from "../../posts/text/editor-document.ts";
import { fromMarkdown, toMarkdown } from "../../posts/text/markdown.ts";
import { type Action, actions, createKeyboardShortcuts } from "./actions.ts";
import { blocks, getSelectedPicture } from "./blocks.ts";
import { createLinkDialog } from "./link-dialog.ts";
import { lists } from "./lists.ts";
import { cleanPastedHtml, paste } from "./paste.ts";
import { createPictureDialog } from "./picture-dialog.ts";
import { requireElement } from "./require-element.ts";
import { readOnlyBlocks, schemaExtensions } from "./schema.ts";
import { setUpToolbar } from "./toolbar.ts";

type Mode = "rich" | "text";

/** The editor mode that the user chose last. */
const savedMode = createSavedValue<Mode>("desk-editor", {
  parse: (text) => (text === "text" ? "text" : "rich"),
  format: (mode) => (mode === "text" ? mode : ""),
});

/**
 * Turns the text field of a post (apps/desk/posts/text-field.tsx) into a rich editor. The field is
 * the source of truth: the editor reads its Markdown, and writes Markdown back on each change with
 * an `input` event, as if it had been typed. Other writers must dispatch an `input` event, too.
 */
export function mountRichEditor(root: HTMLElement): void {
  const field = requireElement(root, "textarea", HTMLTextAreaElement);
  const rich = requireElement(root, "[data-rich]", HTMLElement);
  const bar = requireElement(rich, "[role=toolbar]", HTMLElement);
  const buttons = [...root.querySelectorAll<HTMLButtonElement>("[data-mode]")];

  let mode: Mode = "text";
  let editor: Editor | undefined;
  /** The field's value when the editor last read or wrote it, and what the editor would write. */
  let loadedValue = "";
  let lastMarkdown = "";
  const current = (): Editor => (editor ??= open());

  const toolActions: Record<Tool, Action> = {
    ...actions,
    link: {
      run: createLinkDialog(requireElement(document, "#link-dialog", HTMLDialogElement), current),
      isOn: (editor) => editor.isActive("a"),
    },
    picture: {
      run: () => openPictureDialog(),
      isOn: (editor) => getSelectedPicture(editor) !== undefined,
    },
  };
  const openPictureDialog = createPictureDialog(
    requireElement(document, "#picture-dialog", HTMLDialogElement),
    current,
  );
  const toolbar = setUpToolbar(bar, requireElement(root, "[data-tip]", HTMLElement), {
    actions: toolActions,
    editor: current,
  });

  function open(): Editor {
    editor?.destroy();
    loadedValue = field.value;
    const instance = new Editor({
      element: requireElement(rich, "[data-mount]", HTMLElement),
      injectCSS: false,
      extensions: [
        ...schemaExtensions,
        lists,
        blocks,
        paste,
        createKeyboardShortcuts(toolActions),
        toToolbar,
        pictureFiles,
      ],
      content: parseContent(field.value),
      editorProps: {
        attributes: fieldAttributes(field, rich),
        scrollMargin,
        scrollThreshold: scrollMargin,
      },
      onTransaction: ({ editor }) => updateToolbar(editor),
      onUpdate: ({ editor }) => write(editor),
    });
    lastMarkdown = editorMarkdown(instance);
    updateToolbar(instance);
    return instance;
  }

  function updateToolbar(editor: Editor): void {
    toolbar.update(editor);
    const { doc } = editor.state;
    const isEmpty = doc.childCount === 1 && doc.firstChild?.type.name === "paragraph";
    editor.view.dom.toggleAttribute("data-empty", isEmpty && doc.content.size === 2);
  }

  function write(editor: Editor): void {
    const markdown = editorMarkdown(editor);
    if (markdown === lastMarkdown) return;
    lastMarkdown = markdown;
    field.value = markdown;
    loadedValue = field.value;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  const toToolbar = Extension.create({
    name: "to-toolbar",
    addKeyboardShortcuts: () => ({ "Alt-F10": () => (toolbar.focus(), true) }),
  });

  const pictureFiles = createFileHandler((files) => openPictureDialog(files));

  function setMode(next: Mode): void {
    mode = next;
    if (mode === "rich" && (!editor || field.value !== loadedValue)) editor = open();
    rich.hidden = mode === "text";
    root.dataset["richEditor"] = mode;
    for (const button of buttons) button.ariaPressed = String(button.dataset["mode"] === mode);
  }

  field.addEventListener("input", () => {
    if (mode === "rich" && field.value !== loadedValue) editor = open();
  });
  for (const button of buttons) {
    button.addEventListener("click", () => {
      const next: Mode = button.dataset["mode"] === "text" ? "text" : "rich";
      savedMode.write(next);
      setMode(next);
    });
  }
  requireElement(root, "label", HTMLLabelElement).addEventListener("click", () => {
    if (mode === "rich") current().view.focus();
  });
  requireElement(root, "[data-modes]", HTMLElement).hidden = false;
  setMode(savedMode.read());
}

/** Pixels around the cursor to keep visible: the sticky toolbar covers the top ones. */
const scrollMargin = { top: 56, right: 0, bottom: 24, left: 0 };

const editorMarkdown = (editor: Editor) => toMarkdown(fromEditor(editor.getJSON() as EditorNode));

/** Parses Markdown; adds an empty paragraph after an atom at the end, to continue writing. */
function parseContent(markdown: string): EditorNode {
  const { type, content = [] } = toEditor(fromMarkdown(markdown));
  for (const node of content)
    if (node.type === "kept") readOnlyBlocks.add(String(node.attrs?.["block"]));
  const endsWithAtom = /^(?:kept|picture)$/.test(content.at(-1)?.type ?? "");
  return { type, content: endsWithAtom ? [...content, { type: "paragraph" }] : content };
}

/** Gives the editor the accessible name, hint and error of the field. */
function fieldAttributes(field: HTMLTextAreaElement, rich: HTMLElement): Record<string, string> {
  const { label = "", placeholder = "", hint = "" } = rich.dataset;
  const descriptionIds = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  const problem = descriptionIds.find((id) => id.endsWith("problem"));
  return {
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    "aria-describedby": [hint, problem].filter(Boolean).join(" "),
    "aria-placeholder": placeholder,
    "data-placeholder": placeholder,
    ...(field.ariaInvalid === "true" && { "aria-invalid": "true" }),
  };
}

const hasText = (html: string) =>
  new DOMParser().parseFromString(cleanPastedHtml(html), "text/html").body.innerText.trim() !== "";

/** Pasted or dropped image files open the picture dialog. */
function createFileHandler(onFiles: (files: FileList) => void) {
  const handleFiles = (data: DataTransfer | null) => {
    const isPicture = data?.files[0]?.type.startsWith("image/") === true;
    // Office programs add an image of the text that they copy.
    if (!isPicture || hasText(data.getData("text/html"))) return false;
    onFiles(data.files);
    return true;
  };
  return Extension.create({
    name: "picture-files",
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handlePaste: (_view, event) => handleFiles(event.clipboardData),
          handleDrop: (_view, event) => handleFiles(event.dataTransfer),
        },
      }),
    ],
  });
}
