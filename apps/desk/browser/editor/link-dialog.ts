import type { Editor } from "@tiptap/core";
import { parseTypedAddress } from "../../posts/text/link-address.ts";
import { isCancel, saveSelection, showProblem } from "./dialog-form.ts";
import { requireElement } from "./require-element.ts";

/** Sets up the link dialog. Returns a function that opens it. */
export function createLinkDialog(dialog: HTMLDialogElement, getEditor: () => Editor): () => void {
  const form = requireElement(dialog, "form", HTMLFormElement);
  const addressField = requireElement(dialog, "#link-address", HTMLInputElement);
  const linkTextField = requireElement(dialog, "#link-text", HTMLInputElement);
  const removeButton = requireElement(dialog, "[data-remove]", HTMLButtonElement);
  const problemElement = requireElement(dialog, "[data-problem]", HTMLElement);
  let restoreSelection: (() => void) | undefined;

  const close = () => {
    dialog.close();
    getEditor().view.focus();
    restoreSelection?.();
  };
  removeButton.addEventListener("click", () => {
    close();
    getEditor().chain().extendMarkRange("a").unsetMark("a").run();
  });
  form.addEventListener("submit", (event) => {
    if (isCancel(event)) return;
    event.preventDefault();
    const href = parseTypedAddress(addressField.value);
    const problem = href === undefined ? problemElement.dataset["problem"] : undefined;
    showProblem(problemElement, addressField, problem);
    if (href === undefined) return;
    close();
    setLink(getEditor(), href, linkTextField.value.trim() || addressField.value.trim());
  });

  return () => {
    const { state } = getEditor();
    restoreSelection = saveSelection(getEditor());
    const isLink = getEditor().isActive("a");
    addressField.value = isLink ? String(getEditor().getAttributes("a")["href"]) : "";
    linkTextField.value = "";
    // With an empty selection the link needs its own text.
    const needsText = state.selection.empty && !isLink;
    linkTextField.closest<HTMLElement>(".field")?.toggleAttribute("hidden", !needsText);
    removeButton.hidden = !isLink;
    showProblem(problemElement, addressField, undefined);
    dialog.showModal();
  };
}

function setLink(editor: Editor, href: string, linkText: string): void {
  const chain = editor.chain();
  if (editor.isActive("a")) chain.extendMarkRange("a").setMark("a", { href }).run();
  else if (!editor.state.selection.empty) chain.setMark("a", { href }).run();
  else {
    const marks = [{ type: "a", attrs: { href } }];
    chain.insertContent({ type: "text", text: linkText, marks }).unsetMark("a").run();
  }
}
