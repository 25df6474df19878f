import { listPictureFiles, parsePicturePath } from "@angadi/contract/picture";
import { pictureCopy as copy } from "../../copy/editor.ts";
import type { DeskPicture } from "../../pictures/desk-picture.ts";
import { type PictureResult, uploadPicture, fetchPictures } from "./desk-pictures.ts";
import { isCancel, showProblem } from "./dialog-form.ts";
import { requireElement } from "./require-element.ts";

interface PictureDialogOptions {
  title: string;
  /** Text of the submit button. */
  submit: string;
  selected: DeskPicture | undefined;
  /** A pasted or dropped file. */
  files?: FileList | undefined;
  onChoose: (picture: DeskPicture) => void;
}

export type OpenPictureDialog = (options: PictureDialogOptions) => void;

/** Sets up the picture dialog. Returns a function that opens it. */
export function createPictureDialog(dialog: HTMLDialogElement): OpenPictureDialog {
  const form = requireElement(dialog, "form", HTMLFormElement);
  const choices = requireElement(dialog, "[data-choices]", HTMLElement);
  const fileField = requireElement(dialog, "#picture-file", HTMLInputElement);
  const altField = requireElement(dialog, "#picture-alt", HTMLInputElement);
  const titleElement = requireElement(dialog, "h2", HTMLHeadingElement);
  const submitButton = requireElement(dialog, "[data-insert]", HTMLButtonElement);
  const problemElement = requireElement(dialog, "[data-problem]", HTMLElement);
  /** The last chosen picture's stored alt text; any other text was typed and is not overwritten. */
  let suggestedAlt = "";
  let openOptions: PictureDialogOptions | undefined;
  /** Counts openings, to ignore the result of an upload from an earlier one. */
  let openCount = 0;

  const getSelectedRadio = () => choices.querySelector<HTMLInputElement>("input:checked");
  choices.addEventListener("change", () => {
    const alt = getSelectedRadio()?.dataset["alt"] ?? "";
    if (altField.value === suggestedAlt) altField.value = alt;
    suggestedAlt = alt;
    fileField.value = "";
  });
  fileField.addEventListener("change", () => {
    const radio = getSelectedRadio();
    if (radio) radio.checked = false;
    if (altField.value === suggestedAlt) altField.value = "";
    suggestedAlt = "";
  });
  form.addEventListener("submit", (event) => {
    if (isCancel(event)) return;
    event.preventDefault();
    void insert();
  });

  async function insert(): Promise<void> {
    const alt = altField.value.trim();
    const [file] = fileField.files ?? [];
    const url = getSelectedRadio()?.value ?? openOptions?.selected?.url;
    if (!file && url === undefined)
      return showProblem(problemElement, fileField, copy.missingPicture);
    if (!alt) return showProblem(problemElement, altField, copy.missingAlt);
    const currentOpening = openCount;
    submitButton.disabled = true;
    const result: PictureResult<DeskPicture> = file
      ? await uploadPicture(file, alt)
      : { is: "ok", value: { url: url ?? "", caption: alt } };
    // If the dialog was closed during the upload, the picture is stored but not inserted.
    if (!dialog.open || currentOpening !== openCount) return;
    submitButton.disabled = false;
    if (result.is !== "ok") return showProblem(problemElement, fileField, describeFailure(result));
    dialog.close();
    openOptions?.onChoose(result.value);
  }

  return (options) => {
    const { title, submit, selected, files } = options;
    openOptions = options;
    openCount += 1;
    submitButton.disabled = false;
    form.reset();
    if (files) fileField.files = files;
    suggestedAlt = selected?.caption ?? "";
    altField.value = suggestedAlt;
    titleElement.textContent = title;
    submitButton.textContent = submit;
    showProblem(problemElement, fileField, undefined);
    showProblem(problemElement, altField, undefined);
    dialog.showModal();
    if (selected) altField.focus();
    void showPictures(choices, selected?.url);
  };
}

const describeFailure = (failure: Exclude<PictureResult<unknown>, { is: "ok" }>) => {
  if (failure.is === "rejected") return failure.problem;
  return failure.is === "unreachable" ? copy.unreachable : copy.signedOut;
};

async function showPictures(
  container: HTMLElement,
  selectedUrl: string | undefined,
): Promise<void> {
  container.textContent = copy.loading;
  const result = await fetchPictures();
  if (result.is !== "ok") container.textContent = describeFailure(result);
  else if (result.value.length === 0) container.textContent = copy.none;
  else
    container.replaceChildren(
      ...result.value.map((picture) => createChoice(picture, picture.url === selectedUrl)),
    );
}

function createChoice({ url, caption: alt }: DeskPicture, isChecked: boolean): HTMLElement {
  const label = document.createElement("label");
  const radio = document.createElement("input");
  const image = document.createElement("img");
  Object.assign(radio, { type: "radio", name: "picture", value: url, checked: isChecked });
  radio.dataset["alt"] = alt;
  Object.assign(image, { src: getSmallestFileUrl(url), alt, loading: "lazy" });
  label.append(radio, image);
  return label;
}

/** Returns the URL of the picture's smallest file. */
function getSmallestFileUrl(url: string): string {
  const address = parsePicturePath(url);
  const [first] = address ? listPictureFiles(address, "webp") : [];
  return address && first ? `/pictures/${address.id}/${first.name}` : url;
}
