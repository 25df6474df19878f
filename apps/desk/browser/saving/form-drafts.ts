import { formDraftCopy as copy } from "../../copy/saving.ts";
import { STORED_DRAFT } from "../../request/stored-draft.ts";
import { getActionPath, hasUnsentText, isChanged, isUnsent, listControls } from "../page/forms.ts";
import {
  type LocalDraft,
  deleteLocalDraftsUpTo,
  readLocalDraft,
  saveLocalDraft,
} from "./local-drafts.ts";

/** Milliseconds from a change until it is saved in this browser. */
const SAVE_DELAY_MS = 200;

/** True for forms with text fields, except posts, which are autosaved on the server. */
const isSavedLocally = (form: HTMLFormElement): boolean =>
  form.method === "post" &&
  form.dataset["post"] === undefined &&
  (form.dataset["draft"] !== undefined ||
    listControls(form).some((control) => !(control instanceof HTMLSelectElement)));

/**
 * Saves the input of the desk's forms in this browser, by the form's path, until the server has
 * stored it. The next page with the form restores it: after an error, a sign-in, a crash, or the
 * submit of another form.
 */
export class FormDrafts {
  readonly #staffId: string;
  /** The newest draft by path. */
  readonly #drafts = new Map<string, LocalDraft>();
  /** Those of the tab's previous page, until they are read. */
  #unreadDrafts = takeFromPreviousPage();
  readonly #timers = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();
  #submittedForm: HTMLFormElement | undefined;
  /** False once this browser has failed to save a draft. */
  #canSave = true;
  #isStopped = false;

  constructor(staffId: string) {
    this.#staffId = staffId;
    for (const name of ["input", "change"])
      document.addEventListener(name, (event) => this.#handleChange(event));
    document.addEventListener("submit", (event) => this.#handleSubmit(event));
    document.addEventListener("formdata", ({ target, formData }) => {
      const draft = this.#drafts.get(getActionPath(target as HTMLFormElement));
      if (draft) formData.set(STORED_DRAFT, `${draft.number} ${draft.page}`);
    });
    addEventListener("pagehide", () => {
      this.#saveAll();
      if (!this.#isStopped) saveForNextPage([...this.#unreadDrafts, ...this.#drafts.values()]);
    });
    document.addEventListener("visibilitychange", () => this.#saveAll());
    // After Back, the form can be changed and submitted again.
    addEventListener("pageshow", () => (this.#submittedForm = undefined));
    addEventListener("beforeunload", (event) => {
      if (this.#shouldWarn()) event.preventDefault();
    });
    void this.#restoreDrafts();
  }

  /** Deletes drafts that the server has stored, and restores the others. */
  async #restoreDrafts(): Promise<void> {
    for (const draft of this.#unreadDrafts)
      if (draft.staff === this.#staffId) await saveLocalDraft(draft);
    const url = new URL(location.href);
    const storedDraft = url.searchParams.get(STORED_DRAFT) ?? document.body.dataset["stored"] ?? "";
    const [, number, page] = /^(\d+) (.*)$/.exec(storedDraft) ?? [];
    if (number && page) {
      url.searchParams.delete(STORED_DRAFT);
      history.replaceState(history.state, "", url);
      await deleteLocalDraftsUpTo({ page, number: Number(number) });
    }
    for (const form of [...document.forms].filter(isSavedLocally)) await this.#restore(form);
    this.#unreadDrafts = [];
  }

  /** Stops saving drafts and warning about unsaved input. */
  stop(): void {
    this.#isStopped = true;
  }

  #handleChange({ target }: Event): void {
    const form = (target as Element).closest("form");
    this.#submittedForm = undefined;
    if (!form || !isSavedLocally(form) || this.#timers.has(form)) return;
    this.#timers.set(
      form,
      setTimeout(() => this.#save(form), SAVE_DELAY_MS),
    );
  }

  #handleSubmit({ target, defaultPrevented }: Event): void {
    const form = target as HTMLFormElement;
    // Submitting a dialog form only closes the dialog.
    if (defaultPrevented || form.method === "dialog") return;
    this.#saveAll();
    this.#submittedForm = form;
  }

  /** Whether leaving the page would lose input: drafts are restored only after a submit. */
  #shouldWarn(): boolean {
    if (this.#isStopped || (this.#submittedForm && this.#canSave)) return false;
    return [...document.forms].some((form) => {
      if (form === this.#submittedForm) return false;
      if (form.dataset["post"] !== undefined) return "unsaved" in form.dataset;
      return isSavedLocally(form) && hasUnsentText(form);
    });
  }

  /** Saves all forms except the submitted one, whose draft has the number that is being sent. */
  #saveAll(): void {
    for (const form of document.forms)
      if (isSavedLocally(form) && form !== this.#submittedForm) this.#save(form);
  }

  #save(form: HTMLFormElement): void {
    clearTimeout(this.#timers.get(form));
    this.#timers.delete(form);
    if (this.#isStopped) return;
    const path = getActionPath(form);
    const previous = this.#drafts.get(path);
    // A rejected form may be left before its draft has been read: the draft stays as it is.
    if (!previous && !listControls(form).some(isChanged)) return;
    if (isUnsent(form)) {
      const draft = this.#createDraft(form, previous);
      this.#drafts.set(path, draft);
      void saveLocalDraft(draft).then((isSaved) => (this.#canSave &&= isSaved));
    } else if (previous) {
      this.#drafts.delete(path);
      void deleteLocalDraftsUpTo(previous);
    }
  }

  /** Contains only changed fields, so that restoring it never resets other fields. */
  #createDraft(form: HTMLFormElement, previous: LocalDraft | undefined): LocalDraft {
    const changedControls = listControls(form).filter(
      (control) => isChanged(control) || previous?.fields[control.name] !== undefined,
    );
    const submitKeyField = findSubmitKeyField(form);
    return {
      page: this.#toPageKey(form),
      staff: this.#staffId,
      number: Math.max(Date.now(), (previous?.number ?? 0) + 1),
      fields: Object.fromEntries(
        [...changedControls, ...(submitKeyField ? [submitKeyField] : [])].map(toEntry),
      ),
    };
  }

  #toPageKey = (form: HTMLFormElement) => `form ${this.#staffId} ${getActionPath(form)}`;

  async #restore(form: HTMLFormElement): Promise<void> {
    const draft = await readLocalDraft(this.#toPageKey(form));
    if (!draft) return;
    const { submitKey } = draft.fields;
    const savedControls = listControls(form).filter(({ name }) => draft.fields[name] !== undefined);
    const isSame = savedControls.every(({ name, value }) => value === draft.fields[name]);
    // Delete it if the server has stored it (its response was lost), or if it changes nothing.
    if ((submitKey && document.getElementById(submitKey)) || (isSame && !isUnsent(form)))
      return void deleteLocalDraftsUpTo(draft);
    if (!this.#drafts.has(getActionPath(form))) this.#drafts.set(getActionPath(form), draft);
    if (isSame) return;
    const fillForm = () => {
      for (const control of savedControls) control.value = draft.fields[control.name] ?? "";
      const field = findSubmitKeyField(form);
      if (field && submitKey) field.value = submitKey;
      dispatchInput(form);
    };
    // The user typed before this script ran: let them choose.
    if (isUnsent(form)) return showNotice(form, { ...copy.otherDraft, onClick: fillForm });
    const renderedSubmitKey = findSubmitKeyField(form)?.value;
    fillForm();
    showNotice(form, {
      ...copy.restored,
      onClick() {
        form.reset();
        const field = findSubmitKeyField(form);
        if (field && renderedSubmitKey) field.value = renderedSubmitKey;
        dispatchInput(form);
      },
    });
  }
}

/** An unloading page cannot wait for IndexedDB: the tab's next page saves its drafts. */
const STORAGE_KEY = "drafts";

function saveForNextPage(drafts: readonly LocalDraft[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(drafts));
  } catch {
    // Storage is blocked or full.
  }
}

function takeFromPreviousPage(): LocalDraft[] {
  try {
    const drafts = sessionStorage.getItem(STORAGE_KEY) ?? "[]";
    sessionStorage.removeItem(STORAGE_KEY);
    return JSON.parse(drafts) as LocalDraft[];
  } catch {
    return [];
  }
}

const toEntry = ({ name, value }: { name: string; value: string }) => [name, value] as const;

/** Returns the hidden field with a unique id, by which a form submitted twice is stored once. */
function findSubmitKeyField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem("submitKey");
  return field instanceof HTMLInputElement ? field : undefined;
}

const dispatchInput = (form: HTMLFormElement) =>
  form.dispatchEvent(new InputEvent("input", { bubbles: true }));

interface Notice {
  text: string;
  button: string;
  onClick: () => void;
}

/** Shows a notice at the top of the form, with a button that also removes it. */
function showNotice(form: HTMLFormElement, { text, button, onClick }: Notice): void {
  const notice = document.createElement("p");
  notice.className = "notice info-notice";
  notice.setAttribute("role", "status");
  const buttonElement = document.createElement("button");
  buttonElement.type = "button";
  buttonElement.className = "text-button";
  buttonElement.textContent = button;
  buttonElement.addEventListener("click", () => {
    notice.remove();
    onClick();
  });
  notice.append(text, " ", buttonElement);
  form.prepend(notice);
  form.closest("details")?.setAttribute("open", "");
}
