import { savingCopy as copy } from "../../copy/saving.ts";

const TIME_FORMAT = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

export interface SaveStatus {
  /** A save is pending. */
  showSaving(): void;
  /** The server stored the text at `at`, in ISO 8601. */
  showSaved(at: string): void;
  /** The text is saved in this browser only, which is not a failure. */
  showSavedLocally(text: string): void;
  /** The text is not stored; shows the reason, and a link or button for the next step. */
  showNotSaved(text: string, action?: Node): void;
}

/** Creates the save status, which is shown next to the buttons. */
export function createSaveStatus(form: HTMLFormElement): SaveStatus {
  const container = form.querySelector<HTMLElement>("[data-save-status]");
  const savingElement = container?.querySelector("[data-saving]");
  const textElement = container?.querySelector("[data-status-text]");
  const actionElement = container?.querySelector("[data-status-action]");
  if (!container || !savingElement || !textElement || !actionElement)
    throw new Error("the form has no save status");

  function showStatus(state: "saved" | "local" | "failed", text: string, action?: Node): void {
    if (container) container.dataset["status"] = state;
    // Setting the same text would announce it again.
    if (textElement && textElement.textContent !== text) textElement.textContent = text;
    actionElement?.replaceChildren(...(action ? [action] : []));
  }
  return {
    showSaving() {
      savingElement.textContent = copy.saving;
      container.dataset["status"] = "saving";
    },
    showSaved: (at) => showStatus("saved", copy.saved(TIME_FORMAT.format(new Date(at)))),
    showSavedLocally: (text) => showStatus("local", text),
    showNotSaved: (text, action) => showStatus("failed", text, action),
  };
}

/** A link that opens the sign-in page in a new tab, so that this page stays open. */
export function createSignInLink(): Node {
  const link = document.createElement("a");
  link.href = "/sign-in";
  link.target = "_blank";
  link.textContent = copy.signIn;
  return link;
}

/** A button that submits the form: the server responds with a page that compares both texts. */
export function createCompareButton(): Node {
  const button = document.createElement("button");
  button.className = "button quiet";
  button.name = "intent";
  button.value = "save";
  button.textContent = copy.compare;
  return button;
}
