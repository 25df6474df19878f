import { saving as copy } from "../../copy/saving.ts";

const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

export interface SaveStatus {
  /** A save is pending. */
  saving(): void;
  /** Stored at `at`, in ISO 8601. */
  saved(at: string): void;
  /** Saved in this browser only, intentionally. */
  kept(text: string): void;
  /** Not stored: the reason, and a link or button for the next step. */
  not(text: string, actionSlot?: Node): void;
}

/** Shows the save status next to the buttons. */
export function saveStatus(form: HTMLFormElement): SaveStatus {
  const place = form.querySelector<HTMLElement>("[data-save-status]");
  const busy = place?.querySelector("[data-saving]");
  const message = place?.querySelector("[data-status-text]");
  const actionSlot = place?.querySelector("[data-way-on]");
  if (!place || !busy || !message || !actionSlot) throw new Error("the form has no save status");

  function say(is: "saved" | "kept" | "not", text: string, further?: Node): void {
    if (place) place.dataset["is"] = is;
    // Do not announce the same status twice.
    if (message && message.textContent !== text) message.textContent = text;
    actionSlot?.replaceChildren(...(further ? [further] : []));
  }
  return {
    saving() {
      busy.textContent = copy.saving;
      place.dataset["is"] = "saving";
    },
    saved: (at) => say("saved", copy.saved(TIME.format(new Date(at)))),
    kept: (text) => say("kept", text),
    not: (text, further) => say("not", text, further),
  };
}

/** A link that opens the sign-in page in a new tab, so that this page stays open. */
export function signInLink(): Node {
  const link = document.createElement("a");
  link.href = "/sign-in";
  link.target = "_blank";
  link.textContent = copy.signIn;
  return link;
}

/** Submits the form as it is: the server responds with both texts. */
export function compareButton(): Node {
  const button = document.createElement("button");
  button.className = "button quiet";
  button.name = "do";
  button.value = "save";
  button.textContent = copy.compare;
  return button;
}
