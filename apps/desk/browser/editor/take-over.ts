/** In a conflict, fills a field with the saved version's value. */
export function setUpTakeOver(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-take]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const { take = "", value = "" } = button.dataset;
      const field = document
        .querySelector<HTMLFormElement>("form[data-post]")
        ?.elements.namedItem(take);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
      field.value = value;
      field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
  }
}
