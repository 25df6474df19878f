/** The script of a post's page, beside the desk's own: the rich editor of the text. */
import "./no-eval.ts";
import { richEditor } from "./rich-editor.ts";

const text = document.querySelector<HTMLElement>("[data-rich-editor]");
if (text) richEditor(text);
