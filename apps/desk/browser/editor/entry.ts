/** The script of a post's page, in addition to the desk's own: the rich text editor. */
import "./no-eval.ts";
import { setUpCover } from "./cover.ts";
import { createPictureDialog } from "./picture-dialog.ts";
import { requireElement } from "./require-element.ts";
import { mountRichEditor } from "./rich-editor.ts";
import { setUpUseSavedButtons } from "./use-saved-buttons.ts";

const openPictureDialog = createPictureDialog(
  requireElement(document, "#picture-dialog", HTMLDialogElement),
);
mountRichEditor(requireElement(document, "[data-rich-editor]", HTMLElement), openPictureDialog);
setUpCover(requireElement(document, "[data-cover]", HTMLElement), openPictureDialog);
setUpUseSavedButtons();
