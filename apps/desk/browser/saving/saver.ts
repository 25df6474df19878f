import { saving as copy } from "../../copy/saving.ts";
import { getMetaField, readSubmittedFields, readFields, fillFields } from "./form-text.ts";
import {
  type PostDraft,
  deleteLocalDraft,
  saveLocalDraft,
  readLocalDraft,
} from "./local-drafts.ts";
import { createPageId, holdPageLock } from "./pages.ts";
import { type SendResult, sendDraft } from "./send.ts";
import { createCompareButton, createSaveStatus, createSignInLink } from "./status.ts";

/** Milliseconds from a change until it is sent, and until it is saved in this browser. */
const SEND_DELAY_MS = 1000;
const LOCAL_SAVE_DELAY_MS = 200;
/** Delay before sending changes made during a request. */
const SEND_NEXT = 200;
/** Retry delays: first, maximum, and if only the user can fix the cause. */
const RETRY = 500;
const MAX_RETRY = 4000;
const RETRY_BLOCKED = 5000;
/** Autosave resumes if a submitted page is still open after this: the submit was stopped or hangs. */
const RESUME_AFTER = 5000;

/**
 * Stores the form of a post on the server while somebody types: one request at a time, always the
 * newest text. Text the server has not confirmed is saved in this browser (`local-drafts.ts`), and
 * the form has `data-unsaved`.
 */
export class Saver {
  readonly #form: HTMLFormElement;
  readonly #status;
  readonly #draftKey: Pick<PostDraft, "page" | "post" | "staff">;
  readonly #onCreated: () => void;
  #baseVersion: number;
  #number: number;
  #isNew: boolean;
  /** The text that the server is known to have, as JSON. */
  #stored: string | undefined;
  #sending: Promise<boolean> | undefined;
  /** Consecutive tries with an unknown outcome. */
  #failures = 0;
  /** Paused until the user resolves the conflict. */
  #halted = false;
  /** The form itself is being submitted: nothing is saved meanwhile. */
  #isLeaving = false;
  /** False until this browser was checked for a draft newer than the loaded page. */
  #canSaveLocally = false;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `onCreated` when a new post has been stored for the first time. */
  constructor(form: HTMLFormElement, staff: string, onCreated: () => void) {
    this.#form = form;
    this.#onCreated = onCreated;
    const { post = "", state, typedFrom } = form.dataset;
    const page = getMetaField(form, "page").value || createPageId();
    this.#draftKey = { page, post, staff };
    this.#number = Number(getMetaField(form, "number").value);
    this.#isNew = getMetaField(form, "new").value === "1";
    // In a conflict, keep the version this text was based on.
    this.#baseVersion = Number(state === "conflict" ? typedFrom : getMetaField(form, "base").value);
    this.#halted = state === "conflict";
    this.#status = createSaveStatus(form);
    if (state === "stored") this.#stored = JSON.stringify(readSubmittedFields(form));
    holdPageLock(page);
    this.#listen();
    if (this.#serializeForm() !== this.#stored) this.#changed();
    void this.#restoreLocalDraft();
  }

  get page(): string {
    return this.#draftKey.page;
  }

  get isUnsaved(): boolean {
    return "unsaved" in this.#form.dataset;
  }

  /** Stores what is not stored yet; false if that cannot be done now. */
  async flush(): Promise<boolean> {
    while (this.isUnsaved) {
      if (!(await this.#send())) return false;
    }
    return true;
  }

  /** Discards unsaved changes: nothing is sent or saved locally any more. */
  stop(): void {
    this.#halted = true;
    this.#canSaveLocally = false;
  }

  #listen(): void {
    const form = this.#form;
    for (const name of ["input", "change"]) form.addEventListener(name, () => this.#changed());
    form.addEventListener("submit", (event) => {
      if (!event.defaultPrevented) this.#leave();
    });
    const saveNow = () => {
      if (!this.isUnsaved) return;
      this.#keep();
      void this.#send();
    };
    addEventListener("online", saveNow);
    addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (this.isUnsaved) void this.flush();
      else if (!this.#halted) this.#status.showSavedLocally(copy.nothingNew);
    });
    addEventListener("pagehide", saveNow);
    addEventListener("focus", () => this.#failures > 0 && saveNow());
    document.addEventListener("visibilitychange", saveNow);
  }

  /**
   * Restores a newer local draft: after a rejected submit the page is rendered again, without what
   * was typed during the request.
   */
  async #restoreLocalDraft(): Promise<void> {
    const draft = await readLocalDraft(this.page);
    if (draft && draft.number > this.#number) {
      this.#number = draft.number;
      const isTyped = this.#serializeForm() !== JSON.stringify(readSubmittedFields(this.#form));
      // The user typed before this script loaded: keep both versions.
      if (isTyped) await saveLocalDraft({ ...draft, page: createPageId() });
      else fillFields(this.#form, draft.fields);
    }
    this.#canSaveLocally = true;
    this.#keep();
  }

  #serializeForm = () => JSON.stringify(readFields(this.#form));

  #changed(): void {
    const canMatchStored = !this.#sending && this.#failures === 0;
    if (canMatchStored && this.#serializeForm() === this.#stored) return this.#markStored();
    this.#form.dataset["unsaved"] = "";
    this.#keepTimer ??= setTimeout(() => this.#keep(), LOCAL_SAVE_DELAY_MS);
    if (this.#form.dataset["state"] === "conflict") this.#status.showSavedLocally(copy.paused);
    if (this.#halted) return;
    if (this.#failures === 0) this.#status.showSaving();
    this.#sendSoon(SEND_DELAY_MS);
  }

  /** Throttled, not debounced, so that continuous typing is saved as well. */
  #sendSoon(milliseconds: number): void {
    this.#sendTimer ??= setTimeout(() => void this.#send(), milliseconds);
  }

  /** A draft of the form as it is now, with the next number. */
  #createDraft(): PostDraft {
    this.#number += 1;
    const fields = readFields(this.#form);
    return {
      ...this.#draftKey,
      number: this.#number,
      base: this.#baseVersion,
      isNew: this.#isNew,
      fields,
    };
  }

  #keep(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    if (this.#canSaveLocally && this.isUnsaved) void saveLocalDraft(this.#createDraft());
  }

  /** Resolves to true if the server has stored the text. */
  #send(): Promise<boolean> {
    clearTimeout(this.#sendTimer);
    this.#sendTimer = undefined;
    this.#sending ??= this.#sendNow().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #sendNow(): Promise<boolean> {
    if (this.#halted || this.#isLeaving) return false;
    const draft = this.#createDraft();
    const result = await sendDraft(draft);
    if (this.#halted || this.#isLeaving) return false;
    if (result.is !== "saved") {
      this.#notSaved(result);
      return false;
    }
    this.#saved(draft, result);
    return true;
  }

  #saved({ fields }: PostDraft, { version, savedAt }: SendResult & { is: "saved" }): void {
    this.#failures = 0;
    this.#baseVersion = version;
    getMetaField(this.#form, "base").value = String(version);
    this.#stored = JSON.stringify(fields);
    if (this.#isNew) this.#markCreated();
    if (this.#serializeForm() === this.#stored) {
      this.#markStored();
      this.#status.showSaved(savedAt);
    } else {
      this.#form.dataset["unsaved"] = "";
      this.#status.showSaving();
      this.#sendSoon(SEND_NEXT);
    }
  }

  #markCreated(): void {
    this.#isNew = false;
    getMetaField(this.#form, "new").value = "";
    history.replaceState(null, "", `/posts/${this.#draftKey.post}`);
    this.#onCreated();
  }

  #markStored(): void {
    delete this.#form.dataset["unsaved"];
    clearTimeout(this.#keepTimer);
    clearTimeout(this.#sendTimer);
    this.#keepTimer = undefined;
    this.#sendTimer = undefined;
    void deleteLocalDraft({ page: this.page, number: this.#number });
  }

  #notSaved(result: Exclude<SendResult, { is: "saved" }>): void {
    this.#keep();
    const { notSaved } = copy;
    switch (result.is) {
      case "conflict":
        this.#halted = true;
        return this.#status.showNotSaved(notSaved(copy.conflict(result.by)), createCompareButton());
      case "refused":
        // The next change may fix it.
        return this.#status.showNotSaved(notSaved(result.message));
      case "too-long":
        return this.#status.showNotSaved(notSaved(copy.tooLong));
      case "unreachable":
        this.#status.showNotSaved(copy.offline);
        return this.#retry(
          Math.max(result.retryAfter, Math.min(MAX_RETRY, RETRY * 2 ** this.#failures)),
        );
      case "signed-out":
        this.#status.showNotSaved(notSaved(copy.signedOut), createSignInLink());
        return this.#retry(RETRY_BLOCKED);
      case "failed":
        this.#status.showNotSaved(notSaved(copy.failed));
        return this.#retry(Math.max(result.retryAfter, RETRY_BLOCKED));
      case "not-yours":
      case "gone":
        this.#halted = true;
        return this.#status.showNotSaved(
          notSaved(result.is === "gone" ? copy.gone : copy.notYours),
        );
    }
  }

  #retry(milliseconds: number): void {
    this.#failures += 1;
    this.#sendSoon(milliseconds);
  }

  /** On submit: numbers the form as the newest draft, saved locally until the response arrives. */
  #leave(): void {
    const draft = this.#createDraft();
    getMetaField(this.#form, "page").value = this.page;
    getMetaField(this.#form, "number").value = String(draft.number);
    if (this.isUnsaved) void saveLocalDraft(draft);
    this.#isLeaving = true;
    setTimeout(() => {
      this.#isLeaving = false;
      if (this.isUnsaved) void this.#send();
    }, RESUME_AFTER);
  }
}
