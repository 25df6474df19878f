import type { Editor } from "@tiptap/core";
import type { Tool } from "../../copy/editor.ts";
import type { Action } from "./actions.ts";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

interface Toolbar {
  /** Updates which buttons are pressed and which are disabled for the selection. */
  renew(editor: Editor): void;
  focus(): void;
}

/**
 * Sets up the server-rendered toolbar: one Tab stop, arrow keys move between buttons. `tooltip` shows
 * the name and shortcut of the focused or hovered button.
 */
export function makeToolbar(
  bar: HTMLElement,
  tooltip: HTMLElement,
  { actions, editor }: { actions: Record<Tool, Action>; editor: () => Editor },
): Toolbar {
  const buttons = [...bar.querySelectorAll<HTMLButtonElement>("button[data-tool]")];
  const stop = (button: HTMLElement) => {
    for (const item of buttons) item.tabIndex = item === button ? 0 : -1;
  };
  for (const button of buttons) {
    const keys = button.dataset["shortcut"] ?? "";
    button.setAttribute("aria-keyshortcuts", spoken(keys));
    // Keeps the editor's selection.
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("click", () => {
      if (button.ariaDisabled === "true") return;
      editor().view.focus();
      actions[button.dataset["tool"] as Tool].run(editor());
    });
    const show = () => {
      tooltip.replaceChildren(`${button.ariaLabel} `, keyTip(keys));
      tooltip.hidden = false;
      const left = button.getBoundingClientRect().left - bar.getBoundingClientRect().left;
      tooltip.style.left = `${Math.max(0, Math.min(left, bar.clientWidth - tooltip.offsetWidth))}px`;
    };
    button.addEventListener("focus", () => {
      stop(button);
      show();
    });
    button.addEventListener("pointerenter", show);
    for (const event of ["blur", "pointerleave"])
      button.addEventListener(event, () => (tooltip.hidden = true));
  }
  bar.addEventListener("keydown", (event) => {
    const index = buttons.findIndex((button) => button === document.activeElement);
    const last = buttons.length - 1;
    const targetIndex = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[
      event.key
    ];
    if (event.key === "Escape") editor().view.focus();
    if (targetIndex === undefined) return;
    event.preventDefault();
    buttons.at(targetIndex > last ? 0 : targetIndex)?.focus();
  });
  return {
    renew(editor) {
      for (const button of buttons) {
        const action = actions[button.dataset["tool"] as Tool];
        if (action.isOn) button.ariaPressed = String(action.isOn(editor));
        button.ariaDisabled = action.isPossible?.(editor) === false ? "true" : null;
      }
    },
    focus: () => buttons.find(({ tabIndex }) => tabIndex === 0)?.focus(),
  };
}

/** In the syntax of `aria-keyshortcuts`. */
const spoken = (keys: string) =>
  keys
    .replace("Mod", isMac ? "Meta" : "Control")
    .replace("↑", "ArrowUp")
    .replace("↓", "ArrowDown");

function keyTip(keys: string): HTMLElement {
  const key = document.createElement("kbd");
  key.textContent = isMac
    ? keys.replace("Mod", "⌘").replace("Alt", "⌥").replace("Shift", "⇧").replaceAll("+", "")
    : keys.replace("Mod", "Ctrl");
  return key;
}
