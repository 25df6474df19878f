import { savingCopy as copy } from "../../copy/saving.ts";
import { getMetaField, readRenderedFields, readFields, fillFields } from "./form-fields.ts";
import {
  type PostDraft,
  deleteLocalDraftsUpTo,
  saveLocalDraft,
  readLocalDraft,
} from "./local-drafts.ts";
import { createPageId, holdPageLock } from "./page-lock.ts";
import { type SendResult, sendDraft } from "./send.ts";
import { createCompareButton, createSaveStatus, createSignInLink } from "./status.ts";

/** Milliseconds from a change until it is sent, and until it is saved in this browser. */
const SEND_DELAY_MS = 1000;
const LOCAL_SAVE_DELAY_MS = 200;
/** Delay before sending changes made during a request. */
const NEXT_SEND_DELAY_MS = 200;
/** Retry delays in milliseconds: first, maximum, and for causes that retrying soon cannot fix. */
const RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 4000;
const BLOCKED_RETRY_DELAY_MS = 5000;
/** Autosave resumes if the page is still open this long after a submit. */
const RESUME_DELAY_MS = 5000;

/**
 * Autosaves the form of a post on the server: one request at a time, always with the newest text.
 * While the server has not confirmed the text, it is saved in this browser (`local-drafts.ts`), and
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
  #storedJson: string | undefined;
  #sending: Promise<boolean> | undefined;
  /** Number of consecutive failed requests; the server may have stored the text anyway. */
  #failureCount = 0;
  /** True until the user resolves a conflict, or if saving again cannot help. */
  #isPaused = false;
  /** True while the form is being submitted; autosave then waits. */
  #isSubmitting = false;
  /** False until this browser has been searched for a draft that is newer than the page. */
  #canSaveLocally = false;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #localSaveTimer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `onCreated` when a new post has been stored for the first time. */
  constructor(form: HTMLFormElement, staffId: string, onCreated: () => void) {
    this.#form = form;
    this.#onCreated = onCreated;
    const { post = "", state, basedOn } = form.dataset;
    const page = getMetaField(form, "page").value || createPageId();
    this.#draftKey = { page, post, staff: staffId };
    this.#number = Number(getMetaField(form, "number").value);
    this.#isNew = getMetaField(form, "new").value === "1";
    // In a conflict, keep the version this text was based on.
    this.#baseVersion = Number(state === "conflict" ? basedOn : getMetaField(form, "base").value);
    this.#isPaused = state === "conflict";
    this.#status = createSaveStatus(form);
    if (state === "stored") this.#storedJson = JSON.stringify(readRenderedFields(form));
    holdPageLock(page);
    this.#addListeners();
    if (this.#serializeForm() !== this.#storedJson) this.#handleChange();
    void this.#restoreLocalDraft();
  }

  get page(): string {
    return this.#draftKey.page;
  }

  get isUnsaved(): boolean {
    return "unsaved" in this.#form.dataset;
  }

  /** Stores all unsaved changes on the server. Returns false if that failed. */
  async flush(): Promise<boolean> {
    while (this.isUnsaved) {
      if (!(await this.#send())) return false;
    }
    return true;
  }

  /** Discards unsaved changes: nothing is sent or saved locally any more. */
  stop(): void {
    this.#isPaused = true;
    this.#canSaveLocally = false;
  }

  #addListeners(): void {
    const form = this.#form;
    for (const name of ["input", "change"]) form.addEventListener(name, () => this.#handleChange());
    form.addEventListener("submit", (event) => {
      if (!event.defaultPrevented) this.#handleSubmit();
    });
    const saveNow = () => {
      if (!this.isUnsaved) return;
      this.#saveLocally();
      void this.#send();
    };
    addEventListener("online", saveNow);
    addEventListener("keydown", (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.key.toLowerCase() !== "s") return;
      event.preventDefault();
      if (this.isUnsaved) void this.flush();
      else if (!this.#isPaused) this.#status.showSavedLocally(copy.nothingToSave);
    });
    addEventListener("pagehide", saveNow);
    addEventListener("focus", () => this.#failureCount > 0 && saveNow());
    document.addEventListener("visibilitychange", saveNow);
  }

  /**
   * Restores a newer local draft: after a rejected submit, only the draft has what was typed during
   * the request.
   */
  async #restoreLocalDraft(): Promise<void> {
    const draft = await readLocalDraft(this.page);
    if (draft && draft.number > this.#number) {
      this.#number = draft.number;
      const isTyped = this.#serializeForm() !== JSON.stringify(readRenderedFields(this.#form));
      // The user typed before this script loaded: keep both versions.
      if (isTyped) await saveLocalDraft({ ...draft, page: createPageId() });
      else fillFields(this.#form, draft.fields);
    }
    this.#canSaveLocally = true;
    this.#saveLocally();
  }

  #serializeForm = () => JSON.stringify(readFields(this.#form));

  #handleChange(): void {
    const canMatchStored = !this.#sending && this.#failureCount === 0;
    if (canMatchStored && this.#serializeForm() === this.#storedJson) return this.#markStored();
    this.#form.dataset["unsaved"] = "";
    this.#localSaveTimer ??= setTimeout(() => this.#saveLocally(), LOCAL_SAVE_DELAY_MS);
    if (this.#form.dataset["state"] === "conflict") this.#status.showSavedLocally(copy.paused);
    if (this.#isPaused) return;
    if (this.#failureCount === 0) this.#status.showSaving();
    this.#scheduleSend(SEND_DELAY_MS);
  }

  /** Throttles, instead of debouncing, so that text is also saved during continuous typing. */
  #scheduleSend(milliseconds: number): void {
    this.#sendTimer ??= setTimeout(() => void this.#send(), milliseconds);
  }

  /** Creates a draft of the form's current content, with the next number. */
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

  #saveLocally(): void {
    clearTimeout(this.#localSaveTimer);
    this.#localSaveTimer = undefined;
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
    if (this.#isPaused || this.#isSubmitting) return false;
    const draft = this.#createDraft();
    const result = await sendDraft(draft);
    if (this.#isPaused || this.#isSubmitting) return false;
    if (result.is !== "saved") {
      this.#handleFailure(result);
      return false;
    }
    this.#handleSaved(draft, result);
    return true;
  }

  #handleSaved({ fields }: PostDraft, { version, savedAt }: SendResult & { is: "saved" }): void {
    this.#failureCount = 0;
    this.#baseVersion = version;
    getMetaField(this.#form, "base").value = String(version);
    this.#storedJson = JSON.stringify(fields);
    if (this.#isNew) this.#markCreated();
    if (this.#serializeForm() === this.#storedJson) {
      this.#markStored();
      this.#status.showSaved(savedAt);
    } else {
      this.#form.dataset["unsaved"] = "";
      this.#status.showSaving();
      this.#scheduleSend(NEXT_SEND_DELAY_MS);
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
    clearTimeout(this.#localSaveTimer);
    clearTimeout(this.#sendTimer);
    this.#localSaveTimer = undefined;
    this.#sendTimer = undefined;
    void deleteLocalDraftsUpTo({ page: this.page, number: this.#number });
  }

  #handleFailure(result: Exclude<SendResult, { is: "saved" }>): void {
    this.#saveLocally();
    const { notSaved } = copy;
    switch (result.is) {
      case "conflict":
        this.#isPaused = true;
        return this.#status.showNotSaved(notSaved(copy.conflict(result.by)), createCompareButton());
      case "rejected":
        // The next change may fix it.
        return this.#status.showNotSaved(notSaved(result.message));
      case "too-long":
        return this.#status.showNotSaved(notSaved(copy.tooLong));
      case "unreachable":
        this.#status.showNotSaved(copy.offline);
        return this.#retry(
          Math.max(
            result.retryAfter,
            Math.min(MAX_RETRY_DELAY_MS, RETRY_DELAY_MS * 2 ** this.#failureCount),
          ),
        );
      case "signed-out":
        this.#status.showNotSaved(notSaved(copy.signedOut), createSignInLink());
        return this.#retry(BLOCKED_RETRY_DELAY_MS);
      case "failed":
        this.#status.showNotSaved(notSaved(copy.failed));
        return this.#retry(Math.max(result.retryAfter, BLOCKED_RETRY_DELAY_MS));
      case "forbidden":
      case "not-found":
        this.#isPaused = true;
        return this.#status.showNotSaved(
          notSaved(result.is === "not-found" ? copy.notFound : copy.forbidden),
        );
    }
  }

  #retry(milliseconds: number): void {
    this.#failureCount += 1;
    this.#scheduleSend(milliseconds);
  }

  /** Numbers the submitted form as the newest draft, and saves it until the response arrives. */
  #handleSubmit(): void {
    const draft = this.#createDraft();
    getMetaField(this.#form, "page").value = this.page;
    getMetaField(this.#form, "number").value = String(draft.number);
    if (this.isUnsaved) void saveLocalDraft(draft);
    this.#isSubmitting = true;
    setTimeout(() => {
      this.#isSubmitting = false;
      if (this.isUnsaved) void this.#send();
    }, RESUME_DELAY_MS);
  }
}
