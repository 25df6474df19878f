import { fileNames, readPicturePath } from "@angadi/contract/picture";
import { picture as copy } from "../../copy/editor.ts";
import type { DeskPicture } from "../../pictures/desk-picture.ts";
import { type PictureResult, addPicture, listPictures } from "./desk-pictures.ts";
import { isCancel, showProblem } from "./dialog-form.ts";
import { requireElement } from "./require-element.ts";

interface PictureRequest {
  title: string;
  /** Text of the button. */
  submit: string;
  selected: DeskPicture | undefined;
  /** A pasted or dropped file. */
  files?: FileList | undefined;
  onChoose: (picture: DeskPicture) => void;
}

export type OpenPictureDialog = (request: PictureRequest) => void;

/** Sets up the picture dialog. Returns a function that opens it. */
export function createPictureDialog(dialog: HTMLDialogElement): OpenPictureDialog {
  const form = requireElement(dialog, "form", HTMLFormElement);
  const choices = requireElement(dialog, "[data-choices]", HTMLElement);
  const file = requireElement(dialog, "#picture-file", HTMLInputElement);
  const alt = requireElement(dialog, "#picture-alt", HTMLInputElement);
  const title = requireElement(dialog, "h2", HTMLHeadingElement);
  const submit = requireElement(dialog, "[data-insert]", HTMLButtonElement);
  const problem = requireElement(dialog, "[data-problem]", HTMLElement);
  /** The stored alt text of the last chosen picture: text typed instead is not overwritten. */
  let suggestedAlt = "";
  let request: PictureRequest | undefined;
  /** Number of times the dialog was opened: an upload's result only applies to its own opening. */
  let openings = 0;

  const getChecked = () => choices.querySelector<HTMLInputElement>("input:checked");
  choices.addEventListener("change", () => {
    const caption = getChecked()?.dataset["caption"] ?? "";
    if (alt.value === suggestedAlt) alt.value = caption;
    suggestedAlt = caption;
    file.value = "";
  });
  file.addEventListener("change", () => {
    const radio = getChecked();
    if (radio) radio.checked = false;
    if (alt.value === suggestedAlt) alt.value = "";
    suggestedAlt = "";
  });
  form.addEventListener("submit", (event) => {
    if (isCancel(event)) return;
    event.preventDefault();
    void insert();
  });

  async function insert(): Promise<void> {
    const caption = alt.value.trim();
    const [added] = file.files ?? [];
    const url = getChecked()?.value ?? request?.selected?.url;
    if (!added && url === undefined) return showProblem(problem, file, copy.nothing);
    if (!caption) return showProblem(problem, alt, copy.noAltText);
    const opening = openings;
    submit.disabled = true;
    const result: PictureResult<DeskPicture> = added
      ? await addPicture(added, caption)
      : { is: "there", value: { url: url ?? "", caption } };
    // Closed during the upload: the picture is stored on the desk, but not inserted.
    if (!dialog.open || opening !== openings) return;
    submit.disabled = false;
    if (result.is !== "there") return showProblem(problem, file, problemText(result));
    dialog.close();
    request?.onChoose(result.value);
  }

  return (next) => {
    const { selected, files } = next;
    request = next;
    openings += 1;
    submit.disabled = false;
    form.reset();
    if (files) file.files = files;
    suggestedAlt = selected?.caption ?? "";
    alt.value = suggestedAlt;
    title.textContent = next.title;
    submit.textContent = next.submit;
    showProblem(problem, file, undefined);
    showProblem(problem, alt, undefined);
    dialog.showModal();
    if (selected) alt.focus();
    void showPictures(choices, selected?.url);
  };
}

const problemText = (failure: Exclude<PictureResult<unknown>, { is: "there" }>) => {
  if (failure.is === "refused") return failure.problem;
  return failure.is === "away" ? copy.away : copy.signedOut;
};

async function showPictures(container: HTMLElement, selected: string | undefined): Promise<void> {
  container.textContent = copy.loading;
  const listed = await listPictures();
  if (listed.is !== "there") container.textContent = problemText(listed);
  else if (listed.value.length === 0) container.textContent = copy.none;
  else
    container.replaceChildren(...listed.value.map((item) => choice(item, item.url === selected)));
}

function choice({ url, caption }: DeskPicture, isChecked: boolean): HTMLElement {
  const label = document.createElement("label");
  const radio = document.createElement("input");
  const image = document.createElement("img");
  Object.assign(radio, { type: "radio", name: "picture", value: url, checked: isChecked });
  radio.dataset["caption"] = caption;
  Object.assign(image, { src: smallest(url), alt: caption, loading: "lazy" });
  label.append(radio, image);
  return label;
}

/** A picture's smallest size is enough to choose it by. */
function smallest(url: string): string {
  const address = readPicturePath(url);
  const [first] = address ? fileNames(address, "webp") : [];
  return address && first ? `/pictures/${address.id}/${first.name}` : url;
}
