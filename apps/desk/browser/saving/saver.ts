import { saving as copy } from "../../copy/saving.ts";
import { around, fieldsAsSent, readFields, typeFields } from "./form-text.ts";
import {
  type LocalDraft,
  deleteLocalDraft,
  saveLocalDraft,
  readLocalDraft,
} from "./local-drafts.ts";
import { createPageId, holdPageLock } from "./pages.ts";
import { type Sent, sendText } from "./send.ts";
import { compareButton, saveStatus, signInLink } from "./status.ts";

/** Milliseconds from a change until it is sent, and until this browser keeps it. */
const SEND_AFTER = 1000;
const KEEP_AFTER = 200;
/** Until what was typed during a sending is sent: it has waited for that one. */
const SEND_NEXT = 200;
/** Until it is tried again: at first, at most, and where only somebody can mend it. */
const RETRY = 500;
const MAX_RETRY = 4000;
const LATER = 5000;
/** Until a page that was sent as a form, and is still there, goes on: it was stopped, or waits long. */
const STAYS = 5000;

/**
 * Stores the form of a post on the server while somebody types: one request at a time, always the
 * newest text. What is not known to be stored stands in this browser (`kept-texts.ts`), and
 * `data-unsaved` on the form.
 */
export class Saver {
  readonly #form: HTMLFormElement;
  readonly #status;
  readonly #of: Pick<LocalDraft, "page" | "post" | "staff">;
  readonly #begun: () => void;
  #base: number;
  #number: number;
  #isNew: boolean;
  /** The text that the server is known to have, as JSON. */
  #stored: string | undefined;
  #sending: Promise<boolean> | undefined;
  /** Consecutive tries with an unknown outcome. */
  #failures = 0;
  /** Nothing is sent any more: somebody has to decide first. */
  #halted = false;
  /** Nor while the form itself is on its way. */
  #isLeaving = false;
  /** False until it is known whether this browser keeps a newer text of this page than came with it. */
  #mayKeep = false;
  #sendTimer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;

  /** `begun` is called when a new post has been stored for the first time. */
  constructor(form: HTMLFormElement, staff: string, begun: () => void) {
    this.#form = form;
    this.#begun = begun;
    const { post = "", state, typedFrom } = form.dataset;
    const page = around(form, "page").value || createPageId();
    this.#of = { page, post, staff };
    this.#number = Number(around(form, "number").value);
    this.#isNew = around(form, "new").value === "1";
    // Beside another's text it stays what it is: made from the version before that one.
    this.#base = Number(state === "conflict" ? typedFrom : around(form, "base").value);
    this.#halted = state === "conflict";
    this.#status = saveStatus(form);
    if (state === "stored") this.#stored = JSON.stringify(fieldsAsSent(form));
    holdPageLock(page);
    this.#listen();
    if (this.#now() !== this.#stored) this.#changed();
    void this.#takeUp();
  }

  get page(): string {
    return this.#of.page;
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

  /** Gives up what is not stored: nothing is sent or kept any more. */
  giveUp(): void {
    this.#halted = true;
    this.#mayKeep = false;
  }

  #listen(): void {
    const form = this.#form;
    for (const name of ["input", "change"]) form.addEventListener(name, () => this.#changed());
    form.addEventListener("submit", (event) => {
      if (!event.defaultPrevented) this.#leave();
    });
    const hurry = () => {
      if (!this.isUnsaved) return;
      this.#keep();
      void this.#send();
    };
    addEventListener("online", hurry);
    addEventListener("pagehide", hurry);
    addEventListener("focus", () => this.#failures > 0 && hurry());
    document.addEventListener("visibilitychange", hurry);
  }

  /**
   * A form that was sent and not taken comes back as the same page. What was typed until its answer came
   * is in this browser alone: it goes on with that.
   */
  async #takeUp(): Promise<void> {
    const text = await readLocalDraft(this.page);
    if (text && text.number > this.#number) {
      this.#number = text.number;
      const isTyped = this.#now() !== JSON.stringify(fieldsAsSent(this.#form));
      // Typed on already, before this script came: neither of the two gives way.
      if (isTyped) await saveLocalDraft({ ...text, page: createPageId() });
      else typeFields(this.#form, text.fields);
    }
    this.#mayKeep = true;
    this.#keep();
  }

  #now = () => JSON.stringify(readFields(this.#form));

  #changed(): void {
    const mayStand = !this.#sending && this.#failures === 0;
    if (mayStand && this.#now() === this.#stored) return this.#markStored();
    this.#form.dataset["unsaved"] = "";
    this.#keepTimer ??= setTimeout(() => this.#keep(), KEEP_AFTER);
    if (this.#form.dataset["state"] === "conflict") this.#status.kept(copy.paused);
    if (this.#halted) return;
    if (this.#failures === 0) this.#status.saving();
    this.#sendSoon(SEND_AFTER);
  }

  /** The first change sets the time: who types on and on is stored as well. */
  #sendSoon(milliseconds: number): void {
    this.#sendTimer ??= setTimeout(() => void this.#send(), milliseconds);
  }

  /** The form as it is now, in its turn. */
  #text(): LocalDraft {
    this.#number += 1;
    const fields = readFields(this.#form);
    return { ...this.#of, number: this.#number, base: this.#base, isNew: this.#isNew, fields };
  }

  #keep(): void {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    if (this.#mayKeep && this.isUnsaved) void saveLocalDraft(this.#text());
  }

  /** True where the server has the text. */
  #send(): Promise<boolean> {
    clearTimeout(this.#sendTimer);
    this.#sendTimer = undefined;
    this.#sending ??= this.#sendNow().finally(() => (this.#sending = undefined));
    return this.#sending;
  }

  async #sendNow(): Promise<boolean> {
    if (this.#halted || this.#isLeaving) return false;
    const text = this.#text();
    const sent = await sendText(text);
    if (this.#halted || this.#isLeaving) return false;
    if (sent.is !== "saved") {
      this.#notSaved(sent);
      return false;
    }
    this.#saved(text, sent);
    return true;
  }

  #saved({ fields }: LocalDraft, { version, savedAt }: Sent & { is: "saved" }): void {
    this.#failures = 0;
    this.#base = version;
    around(this.#form, "base").value = String(version);
    this.#stored = JSON.stringify(fields);
    if (this.#isNew) this.#begin();
    if (this.#now() === this.#stored) {
      this.#markStored();
      this.#status.saved(savedAt);
    } else {
      this.#form.dataset["unsaved"] = "";
      this.#status.saving();
      this.#sendSoon(SEND_NEXT);
    }
  }

  #begin(): void {
    this.#isNew = false;
    around(this.#form, "new").value = "";
    history.replaceState(null, "", `/posts/${this.#of.post}`);
    this.#begun();
  }

  #markStored(): void {
    delete this.#form.dataset["unsaved"];
    clearTimeout(this.#keepTimer);
    clearTimeout(this.#sendTimer);
    this.#keepTimer = undefined;
    this.#sendTimer = undefined;
    void deleteLocalDraft({ page: this.page, number: this.#number });
  }

  #notSaved(sent: Exclude<Sent, { is: "saved" }>): void {
    this.#keep();
    const { notSaved } = copy;
    switch (sent.is) {
      case "conflict":
        this.#halted = true;
        return this.#status.not(notSaved(copy.conflict(sent.by)), compareButton());
      case "refused":
        // The next change may mend it.
        return this.#status.not(notSaved(sent.message));
      case "unreachable":
        this.#status.not(copy.offline);
        return this.#retry(Math.min(MAX_RETRY, RETRY * 2 ** this.#failures));
      case "signed-out":
        this.#status.not(notSaved(copy.signedOut), signInLink());
        return this.#retry(LATER);
      case "failed":
        this.#status.not(notSaved(copy.failed));
        return this.#retry(LATER);
      case "not-yours":
      case "gone":
        this.#halted = true;
        return this.#status.not(notSaved(sent.is === "gone" ? copy.gone : copy.notYours));
    }
  }

  #retry(milliseconds: number): void {
    this.#failures += 1;
    this.#sendSoon(milliseconds);
  }

  /** The form itself is sent: as the page's newest text, kept until the answer is there. */
  #leave(): void {
    const text = this.#text();
    around(this.#form, "page").value = this.page;
    around(this.#form, "number").value = String(text.number);
    if (this.isUnsaved) void saveLocalDraft(text);
    this.#isLeaving = true;
    setTimeout(() => {
      this.#isLeaving = false;
      if (this.isUnsaved) void this.#send();
    }, STAYS);
  }
}
