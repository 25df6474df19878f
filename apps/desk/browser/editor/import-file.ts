import type { Editor } from "@tiptap/core";
import { markdownToHtml } from "./markdown.ts";

const HTML = /\.html?$/i;

export const isTextFile = ({ name }: File): boolean => /\.(?:md|markdown|txt|html?)$/i.test(name);

/** Inserts a file of Markdown or HTML at the cursor, like pasted text. */
export async function importFile({ view }: Editor, file: File): Promise<void> {
  const text = await file.text();
  view.focus();
  view.pasteHTML(HTML.test(file.name) ? text : markdownToHtml(text));
}
