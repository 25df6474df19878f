import type { Editor } from "@tiptap/core";
import { isMarkdown, markdownToHtml } from "./markdown.ts";

const HTML = /\.html?$/i;
const MARKDOWN = /\.(?:md|markdown)$/i;

export const isTextFile = ({ name }: File): boolean =>
  HTML.test(name) || MARKDOWN.test(name) || /\.txt$/i.test(name);

/** Inserts a file of Markdown, HTML or plain text at the cursor, like pasted text. */
export async function importFile({ view }: Editor, file: File): Promise<void> {
  const text = await file.text();
  view.focus();
  if (HTML.test(file.name)) view.pasteHTML(text);
  else if (MARKDOWN.test(file.name) || isMarkdown(text)) view.pasteHTML(markdownToHtml(text));
  else view.pasteText(text);
}
