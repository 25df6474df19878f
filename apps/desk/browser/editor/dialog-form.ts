import type { Editor } from "@tiptap/core";

/** True if the dialog's Cancel button was clicked; the dialog then closes by itself. */
export const isCancel = ({ submitter }: SubmitEvent): boolean =>
  submitter instanceof HTMLButtonElement && submitter.value === "cancel";

/** Saves the selection. Returns a function that restores it unless the text has changed. */
export function saveSelection(editor: Editor): () => void {
  const { doc, selection } = editor.state;
  return () => {
    const { state, view } = editor;
    if (state.doc.eq(doc))
      view.dispatch(state.tr.setSelection(selection.getBookmark().resolve(state.doc)));
  };
}

/** Shows a validation message below its control; `undefined` clears it. */
export function showProblem(
  problemElement: HTMLElement,
  control: HTMLElement | undefined,
  message: string | undefined,
): void {
  problemElement.textContent = message ?? "";
  problemElement.hidden = message === undefined;
  if (!control) return;
  if (message === undefined) control.removeAttribute("aria-invalid");
  else {
    control.setAttribute("aria-invalid", "true");
    control.focus();
  }
}
