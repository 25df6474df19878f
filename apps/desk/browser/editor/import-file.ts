import type { Editor } from "@tiptap/core";
import { isMarkdown, markdownToHtml } from "./markdown.ts";

const HTML_FILE_NAME = /\.html?$/i;
const MARKDOWN_FILE_NAME = /\.(?:md|markdown)$/i;

export const isTextFile = ({ name }: File): boolean =>
  HTML_FILE_NAME.test(name) || MARKDOWN_FILE_NAME.test(name) || /\.txt$/i.test(name);

/** Inserts a file of Markdown, HTML or plain text at the cursor, like pasted text. */
export async function importFile({ view }: Editor, file: File): Promise<void> {
  const text = await file.text();
  view.focus();
  if (HTML_FILE_NAME.test(file.name)) view.pasteHTML(text);
  else if (MARKDOWN_FILE_NAME.test(file.name) || isMarkdown(text))
    view.pasteHTML(markdownToHtml(text));
  else view.pasteText(text);
}
