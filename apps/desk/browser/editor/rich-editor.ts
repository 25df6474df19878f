import { Editor, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { readBlocks } from "@angadi/contract/blog-block";
import { toRawBlock } from "@angadi/contract/post-document";
import { type Tool, pasteNoticeCopy, pictureCopy } from "../../copy/editor.ts";
import { type EditorNode, fromEditor, toEditor } from "../../posts/text/editor-document.ts";
import { fillField } from "../page/fill-field.ts";
import { type Action, actions, createKeyboardShortcuts } from "./actions.ts";
import { blockExtension, findSelectedPicture, setPicture } from "./blocks.ts";
import { saveSelection } from "./dialog-form.ts";
import { importFile, isTextFile } from "./import-file.ts";
import { createLinkDialog } from "./link-dialog.ts";
import { listExtension } from "./lists.ts";
import { type PasteLosses, cleanPastedHtml, createPasteExtension } from "./paste.ts";
import type { OpenPictureDialog } from "./picture-dialog.ts";
import { requireElement } from "./require-element.ts";
import { readOnlyBlocks, schemaExtensions } from "./schema.ts";
import { setUpToolbar } from "./toolbar.ts";

/**
 * Turns the text field of a post (apps/desk/posts/text-field.tsx) into a rich editor. The hidden
 * field is the source of truth: the editor reads its JSON, and writes JSON back on each change with
 * an `input` event. Code that changes the field must dispatch an `input` event, too.
 */
export function mountRichEditor(root: HTMLElement, openPictureDialog: OpenPictureDialog): void {
  const field = requireElement(root, "textarea", HTMLTextAreaElement);
  const container = requireElement(root, "[data-rich]", HTMLElement);
  const toolbarElement = requireElement(container, "[role=toolbar]", HTMLElement);
  const notice = requireElement(container, "[data-paste-notice]", HTMLElement);
  const fileField = requireElement(root, "[data-import] input", HTMLInputElement);

  let currentEditor: Editor | undefined;
  /** The field's value when the editor last read or wrote it. */
  let loadedValue = "";
  /** The editor's content as JSON, as last written to the field. */
  let lastJson = "";
  const getEditor = (): Editor => (currentEditor ??= createEditor());

  const toolActions: Record<Tool, Action> = {
    ...actions,
    link: {
      run: createLinkDialog(requireElement(document, "#link-dialog", HTMLDialogElement), getEditor),
      isOn: (editor) => editor.isActive("a"),
    },
    picture: {
      run: () => choosePicture(),
      isOn: (editor) => findSelectedPicture(editor) !== undefined,
    },
  };
  const tooltip = requireElement(root, "[data-tooltip]", HTMLElement);
  const toolbar = setUpToolbar(toolbarElement, tooltip, { actions: toolActions, getEditor });

  function choosePicture(files?: FileList): void {
    const selected = findSelectedPicture(getEditor());
    const restoreSelection = saveSelection(getEditor());
    openPictureDialog({
      title: pictureCopy.title,
      submit: selected ? pictureCopy.change : pictureCopy.insert,
      selected,
      files,
      onChoose(picture) {
        getEditor().view.focus();
        restoreSelection();
        setPicture(getEditor(), picture);
      },
    });
  }

  function showLosses({ pictures, tables }: PasteLosses): void {
    notice.textContent = [
      pictures > 0 && pasteNoticeCopy.pictures(pictures),
      tables > 0 && pasteNoticeCopy.tables(tables),
    ]
      .filter(Boolean)
      .join(" ");
  }

  function createEditor(): Editor {
    currentEditor?.destroy();
    loadedValue = field.value;
    const newEditor = new Editor({
      element: requireElement(container, "[data-editor-mount]", HTMLElement),
      injectCSS: false,
      extensions: [
        ...schemaExtensions,
        listExtension,
        blockExtension,
        createPasteExtension(showLosses),
        createKeyboardShortcuts(toolActions),
        toolbarShortcut,
        fileHandler,
      ],
      content: parseContent(field.value),
      editorProps: {
        attributes: getFieldAttributes(root, container),
        scrollMargin: SCROLL_MARGIN,
        scrollThreshold: SCROLL_MARGIN,
      },
      onTransaction: ({ editor }) => updateToolbar(editor),
      onUpdate: ({ editor }) => writeField(editor),
    });
    lastJson = toJson(newEditor);
    updateToolbar(newEditor);
    return newEditor;
  }

  function updateToolbar(editor: Editor): void {
    toolbar.update(editor);
    const { doc } = editor.state;
    const isEmpty = doc.childCount === 1 && doc.firstChild?.type.name === "paragraph";
    editor.view.dom.toggleAttribute("data-empty", isEmpty && doc.content.size === 2);
  }

  function writeField(editor: Editor): void {
    const json = toJson(editor);
    if (json === lastJson) return;
    lastJson = json;
    loadedValue = json;
    fillField(field, json);
  }

  const toolbarShortcut = Extension.create({
    name: "to-toolbar",
    addKeyboardShortcuts: () => ({ "Alt-F10": () => (toolbar.focus(), true) }),
  });

  const fileHandler = createFileHandler({
    onPictures: choosePicture,
    onText: (file) => void importFile(getEditor(), file),
  });

  field.addEventListener("input", () => {
    if (field.value !== loadedValue) currentEditor = createEditor();
  });
  fileField.addEventListener("change", () => {
    const [file] = fileField.files ?? [];
    if (file) void importFile(getEditor(), file);
    fileField.value = "";
  });
  requireElement(root, "#text-label", HTMLElement).addEventListener("click", () =>
    getEditor().view.focus(),
  );
  requireElement(root, "[data-no-script]", HTMLElement).remove();
  requireElement(root, "[data-import]", HTMLElement).hidden = false;
  container.hidden = false;
  currentEditor = createEditor();
}

/** Pixels around the cursor that stay visible when scrolling; the toolbar covers the top ones. */
const SCROLL_MARGIN = { top: 56, right: 0, bottom: 24, left: 0 };

const toJson = (editor: Editor) =>
  JSON.stringify(fromEditor(editor.getJSON() as EditorNode).map(toRawBlock));

/**
 * Parses the field's JSON; adds an empty paragraph after an atom at the end, to continue writing.
 */
function parseContent(json: string): EditorNode {
  const { type, content = [] } = toEditor(readBlocks(JSON.parse(json)).blocks);
  for (const node of content)
    if (node.type === "readOnly") readOnlyBlocks.add(String(node.attrs?.["block"]));
  const endsWithAtom = /^(?:readOnly|picture)$/.test(content.at(-1)?.type ?? "");
  return { type, content: endsWithAtom ? [...content, { type: "paragraph" }] : content };
}

/** Returns the ARIA attributes of the editor: its name, hint and error. */
function getFieldAttributes(root: HTMLElement, container: HTMLElement): Record<string, string> {
  const { placeholder = "" } = container.dataset;
  const problem = root.querySelector("#text-problem");
  return {
    role: "textbox",
    "aria-multiline": "true",
    "aria-labelledby": "text-label",
    "aria-describedby": problem ? "rich-hint text-problem" : "rich-hint",
    "aria-placeholder": placeholder,
    "data-placeholder": placeholder,
    ...(problem && { "aria-invalid": "true" }),
  };
}

const hasText = (html: string) =>
  new DOMParser().parseFromString(cleanPastedHtml(html).html, "text/html").body.innerText.trim() !==
  "";

interface FileHandlers {
  onPictures: (files: FileList) => void;
  onText: (file: File) => void;
}

/** Pasted or dropped pictures open the picture dialog; Markdown and HTML files are imported. */
function createFileHandler({ onPictures, onText }: FileHandlers) {
  const handleFiles = (data: DataTransfer | null) => {
    const [file] = data?.files ?? [];
    // Office programs add an image of the copied text.
    if (!data || !file || hasText(data.getData("text/html"))) return false;
    if (file.type.startsWith("image/")) onPictures(data.files);
    else if (isTextFile(file)) onText(file);
    else return false;
    return true;
  };
  return Extension.create({
    name: "files",
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
