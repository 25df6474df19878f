import { listPictureFiles, parsePicturePath } from "@angadi/contract/picture";
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
  /** The last chosen picture's stored alt text; other text was typed and is not overwritten. */
  let suggestedAlt = "";
  let request: PictureRequest | undefined;
  /** Counts openings, to ignore the result of an upload from an earlier one. */
  let openCount = 0;

  const getSelectedRadio = () => choices.querySelector<HTMLInputElement>("input:checked");
  choices.addEventListener("change", () => {
    const caption = getSelectedRadio()?.dataset["caption"] ?? "";
    if (alt.value === suggestedAlt) alt.value = caption;
    suggestedAlt = caption;
    file.value = "";
  });
  file.addEventListener("change", () => {
    const radio = getSelectedRadio();
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
    const [upload] = file.files ?? [];
    const url = getSelectedRadio()?.value ?? request?.selected?.url;
    if (!upload && url === undefined) return showProblem(problem, file, copy.missingPicture);
    if (!caption) return showProblem(problem, alt, copy.missingAlt);
    const currentOpening = openCount;
    submit.disabled = true;
    const result: PictureResult<DeskPicture> = upload
      ? await addPicture(upload, caption)
      : { is: "ok", value: { url: url ?? "", caption } };
    // If closed during the upload, the picture is stored but not inserted.
    if (!dialog.open || currentOpening !== openCount) return;
    submit.disabled = false;
    if (result.is !== "ok") return showProblem(problem, file, describeFailure(result));
    dialog.close();
    request?.onChoose(result.value);
  }

  return (next) => {
    const { selected, files } = next;
    request = next;
    openCount += 1;
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

const describeFailure = (failure: Exclude<PictureResult<unknown>, { is: "ok" }>) => {
  if (failure.is === "rejected") return failure.problem;
  return failure.is === "unreachable" ? copy.unreachable : copy.signedOut;
};

async function showPictures(container: HTMLElement, selected: string | undefined): Promise<void> {
  container.textContent = copy.loading;
  const result = await listPictures();
  if (result.is !== "ok") container.textContent = describeFailure(result);
  else if (result.value.length === 0) container.textContent = copy.none;
  else
    container.replaceChildren(
      ...result.value.map((item) => createChoice(item, item.url === selected)),
    );
}

function createChoice({ url, caption }: DeskPicture, isChecked: boolean): HTMLElement {
  const label = document.createElement("label");
  const radio = document.createElement("input");
  const image = document.createElement("img");
  Object.assign(radio, { type: "radio", name: "picture", value: url, checked: isChecked });
  radio.dataset["caption"] = caption;
  Object.assign(image, { src: findSmallestFile(url), alt: caption, loading: "lazy" });
  label.append(radio, image);
  return label;
}

/** The URL of the picture's smallest file. */
function findSmallestFile(url: string): string {
  const address = parsePicturePath(url);
  const [first] = address ? listPictureFiles(address, "webp") : [];
  return address && first ? `/pictures/${address.id}/${first.name}` : url;
}
