import { saving as copy } from "../../copy/saving.ts";

const TIME_FORMAT = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

export interface SaveStatus {
  /** A save is pending. */
  showSaving(): void;
  /** Stored at `at`, in ISO 8601. */
  showSaved(at: string): void;
  /** Saved in this browser only, which is not a failure. */
  showSavedLocally(text: string): void;
  /** Not stored: the reason, and a link or button for the next step. */
  showNotSaved(text: string, action?: Node): void;
}

/** Shows the save status next to the buttons. */
export function createSaveStatus(form: HTMLFormElement): SaveStatus {
  const container = form.querySelector<HTMLElement>("[data-save-status]");
  const busy = container?.querySelector("[data-saving]");
  const message = container?.querySelector("[data-status-text]");
  const action = container?.querySelector("[data-status-action]");
  if (!container || !busy || !message || !action) throw new Error("the form has no save status");

  function showStatus(state: "saved" | "local" | "failed", text: string, nextStep?: Node): void {
    if (container) container.dataset["status"] = state;
    // Setting the same text would announce it again.
    if (message && message.textContent !== text) message.textContent = text;
    action?.replaceChildren(...(nextStep ? [nextStep] : []));
  }
  return {
    showSaving() {
      busy.textContent = copy.saving;
      container.dataset["status"] = "saving";
    },
    showSaved: (at) => showStatus("saved", copy.saved(TIME_FORMAT.format(new Date(at)))),
    showSavedLocally: (text) => showStatus("local", text),
    showNotSaved: (text, nextStep) => showStatus("failed", text, nextStep),
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

/** Submits the form as it is: the server responds with both texts. */
export function createCompareButton(): Node {
  const button = document.createElement("button");
  button.className = "button quiet";
  button.name = "do";
  button.value = "save";
  button.textContent = copy.compare;
  return button;
}
