import { saving as copy } from "../../copy/saving.ts";

const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

export interface SaveStatus {
  /** Something is not stored yet, and will be in a moment. */
  saving(): void;
  /** Stored at a time: ISO 8601. */
  saved(at: string): void;
  /** In this browser alone, as it is to be. */
  kept(text: string): void;
  /** Not stored: why, and what leads on. */
  not(text: string, wayOn?: Node): void;
}

/** Shows the state of saving beside the buttons. */
export function saveStatus(form: HTMLFormElement): SaveStatus {
  const place = form.querySelector<HTMLElement>("[data-save-status]");
  const busy = place?.querySelector("[data-saving]");
  const message = place?.querySelector("[data-status-text]");
  const wayOn = place?.querySelector("[data-way-on]");
  if (!place || !busy || !message || !wayOn) throw new Error("the form has no save status");

  function say(is: "saved" | "kept" | "not", text: string, further?: Node): void {
    if (place) place.dataset["is"] = is;
    // Do not announce the same status twice.
    if (message && message.textContent !== text) message.textContent = text;
    wayOn?.replaceChildren(...(further ? [further] : []));
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

/** A link to sign in beside the page, which stays as it is. */
export function signInLink(): Node {
  const link = document.createElement("a");
  link.href = "/sign-in";
  link.target = "_blank";
  link.textContent = copy.signIn;
  return link;
}

/** Sends the form as it is: the server answers with both texts. */
export function compareButton(): Node {
  const button = document.createElement("button");
  button.className = "button quiet";
  button.name = "do";
  button.value = "save";
  button.textContent = copy.compare;
  return button;
}
