import { parsePicturePath } from "@angadi/contract/picture";
import { pictureCopy as copy } from "../../copy/editor.ts";
import { fillField } from "../page/fill-field.ts";
import type { OpenPictureDialog } from "./picture-dialog.ts";
import { requireElement } from "./require-element.ts";

/** Lets the user choose the cover in the picture dialog, and shows it. */
export function setUpCover(root: HTMLElement, openPictureDialog: OpenPictureDialog): void {
  const urlField = requireElement(root, "[name=coverUrl]", HTMLInputElement);
  const altField = requireElement(root, "[name=coverAlt]", HTMLInputElement);
  const image = requireElement(root, "[data-cover-picture]", HTMLImageElement);
  const button = requireElement(root, "[data-choose-cover]", HTMLButtonElement);
  urlField.addEventListener("input", () => {
    if (parsePicturePath(urlField.value)) image.src = urlField.value;
    else image.removeAttribute("src");
  });
  button.hidden = false;
  button.addEventListener("click", () =>
    openPictureDialog({
      title: copy.coverTitle,
      submit: copy.useAsCover,
      selected: urlField.value ? { url: urlField.value, caption: altField.value } : undefined,
      onChoose(picture) {
        fillField(urlField, picture.url);
        fillField(altField, picture.caption);
        button.focus();
      },
    }),
  );
}
