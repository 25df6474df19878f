/** The script of a post's page, in addition to the desk's own: the rich text editor. */
import "./no-eval.ts";
import { mountRichEditor } from "./rich-editor.ts";

const text = document.querySelector<HTMLElement>("[data-rich-editor]");
if (text) mountRichEditor(text);
