import type { Editor } from "@tiptap/core";
import type { Tool } from "../../copy/editor.ts";
import type { Action } from "./actions.ts";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

interface Toolbar {
  /** Updates which buttons are pressed and which are disabled for the selection. */
  update(editor: Editor): void;
  focus(): void;
}

/**
 * Sets up the server-rendered toolbar: it has one Tab stop, and arrow keys move between buttons.
 * `tooltip` shows the name and shortcut of the focused or hovered button.
 */
export function setUpToolbar(
  toolbar: HTMLElement,
  tooltip: HTMLElement,
  { actions, getEditor }: { actions: Record<Tool, Action>; getEditor: () => Editor },
): Toolbar {
  const buttons = [...toolbar.querySelectorAll<HTMLButtonElement>("button[data-tool]")];
  const setTabStop = (button: HTMLElement) => {
    for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
  };
  for (const button of buttons) {
    const keys = button.dataset["shortcut"] ?? "";
    button.setAttribute("aria-keyshortcuts", toAriaShortcut(keys));
    // Keeps the selection in the editor.
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("click", () => {
      if (button.ariaDisabled === "true") return;
      getEditor().view.focus();
      actions[button.dataset["tool"] as Tool].run(getEditor());
    });
    const showTooltip = () => {
      tooltip.replaceChildren(`${button.ariaLabel} `, createShortcutKeys(keys));
      tooltip.hidden = false;
      const left = button.getBoundingClientRect().left - toolbar.getBoundingClientRect().left;
      tooltip.style.left = `${Math.max(0, Math.min(left, toolbar.clientWidth - tooltip.offsetWidth))}px`;
    };
    button.addEventListener("focus", () => {
      setTabStop(button);
      showTooltip();
    });
    button.addEventListener("pointerenter", showTooltip);
    for (const event of ["blur", "pointerleave"])
      button.addEventListener(event, () => (tooltip.hidden = true));
  }
  toolbar.addEventListener("keydown", (event) => {
    const current = buttons.findIndex((button) => button === document.activeElement);
    const last = buttons.length - 1;
    const target = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: last }[
      event.key
    ];
    if (event.key === "Escape") getEditor().view.focus();
    if (target === undefined) return;
    event.preventDefault();
    buttons.at(target > last ? 0 : target)?.focus();
  });
  return {
    update(editor) {
      for (const button of buttons) {
        const action = actions[button.dataset["tool"] as Tool];
        if (action.isOn) button.ariaPressed = String(action.isOn(editor));
        button.ariaDisabled = action.isEnabled?.(editor) === false ? "true" : null;
      }
    },
    focus: () => buttons.find(({ tabIndex }) => tabIndex === 0)?.focus(),
  };
}

/** Converts a shortcut to the syntax of `aria-keyshortcuts`. */
const toAriaShortcut = (keys: string) =>
  keys
    .replace("Mod", isMac ? "Meta" : "Control")
    .replace("↑", "ArrowUp")
    .replace("↓", "ArrowDown");

function createShortcutKeys(keys: string): HTMLElement {
  const key = document.createElement("kbd");
  key.textContent = isMac
    ? keys.replace("Mod", "⌘").replace("Alt", "⌥").replace("Shift", "⇧").replaceAll("+", "")
    : keys.replace("Mod", "Ctrl");
  return key;
}
