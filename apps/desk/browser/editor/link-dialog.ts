import type { Editor } from "@tiptap/core";
import { parseTypedAddress } from "../../posts/text/link-address.ts";
import { isCancel, saveSelection, showProblem } from "./dialog-form.ts";
import { requireElement } from "./require-element.ts";

/** Sets up the link dialog. Returns a function that opens it. */
export function createLinkDialog(dialog: HTMLDialogElement, getEditor: () => Editor): () => void {
  const form = requireElement(dialog, "form", HTMLFormElement);
  const address = requireElement(dialog, "#link-address", HTMLInputElement);
  const linkText = requireElement(dialog, "#link-words", HTMLInputElement);
  const remove = requireElement(dialog, "[data-remove]", HTMLButtonElement);
  const problem = requireElement(dialog, "[data-problem]", HTMLElement);
  let restoreSelection: (() => void) | undefined;

  const close = () => {
    dialog.close();
    getEditor().view.focus();
    restoreSelection?.();
  };
  remove.addEventListener("click", () => {
    close();
    getEditor().chain().extendMarkRange("a").unsetMark("a").run();
  });
  form.addEventListener("submit", (event) => {
    if (isCancel(event)) return;
    event.preventDefault();
    const href = parseTypedAddress(address.value);
    showProblem(problem, address, href === undefined ? problem.dataset["problem"] : undefined);
    if (href === undefined) return;
    close();
    setLink(getEditor(), href, linkText.value.trim() || address.value.trim());
  });

  return () => {
    const { state } = getEditor();
    restoreSelection = saveSelection(getEditor());
    const isLink = getEditor().isActive("a");
    address.value = isLink ? String(getEditor().getAttributes("a")["href"]) : "";
    linkText.value = "";
    // With an empty selection the link needs its own text.
    const needsText = state.selection.empty && !isLink;
    linkText.closest<HTMLElement>(".field")?.toggleAttribute("hidden", !needsText);
    remove.hidden = !isLink;
    showProblem(problem, address, undefined);
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
