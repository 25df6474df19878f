import type { Editor } from "@tiptap/core";

/** True where the dialog's form was sent by its button to cancel: it closes by itself. */
export const isCancel = ({ submitter }: SubmitEvent): boolean =>
  submitter instanceof HTMLButtonElement && submitter.value === "cancel";

/** Notes what is selected. Returns what selects it again, however the focus has moved since. */
export function saveSelection(editor: Editor): () => void {
  const { doc, selection } = editor.state;
  return () => {
    const { state, view } = editor;
    if (state.doc.eq(doc))
      view.dispatch(state.tr.setSelection(selection.getBookmark().resolve(state.doc)));
  };
}

/** Says what will not do, below the control that it is about; undefined: all is well. */
export function showProblem(
  place: HTMLElement,
  control: HTMLElement | undefined,
  words: string | undefined,
): void {
  place.textContent = words ?? "";
  place.hidden = words === undefined;
  if (!control) return;
  if (words === undefined) control.removeAttribute("aria-invalid");
  else {
    control.setAttribute("aria-invalid", "true");
    control.focus();
  }
}
