import { parsePicturePath } from "@angadi/contract/picture";
import { picture as copy } from "../../copy/editor.ts";
import { fillField } from "../page/fill-field.ts";
import type { OpenPictureDialog } from "./picture-dialog.ts";
import { requireElement } from "./require-element.ts";

/** Lets the writer choose the cover in the picture dialog, and shows it. */
export function setUpCover(root: HTMLElement, openPictureDialog: OpenPictureDialog): void {
  const url = requireElement(root, "[name=coverUrl]", HTMLInputElement);
  const alt = requireElement(root, "[name=coverAlt]", HTMLInputElement);
  const image = requireElement(root, "[data-cover-picture]", HTMLImageElement);
  const button = requireElement(root, "[data-choose-cover]", HTMLButtonElement);
  url.addEventListener("input", () => {
    if (parsePicturePath(url.value)) image.src = url.value;
    else image.removeAttribute("src");
  });
  button.hidden = false;
  button.addEventListener("click", () =>
    openPictureDialog({
      title: copy.coverTitle,
      submit: copy.useAsCover,
      selected: url.value ? { url: url.value, caption: alt.value } : undefined,
      onChoose(chosen) {
        fillField(url, chosen.url);
        fillField(alt, chosen.caption);
        button.focus();
      },
    }),
  );
}
