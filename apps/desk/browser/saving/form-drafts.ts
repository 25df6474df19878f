import { formDraft as copy } from "../../copy/saving.ts";
import { STORED } from "../../request/stored-draft.ts";
import { actionPath, hasUnsentText, isChanged, isUnsent, listControls } from "../page/forms.ts";
import {
  type LocalDraft,
  deleteLocalDraft,
  readLocalDraft,
  saveLocalDraft,
} from "./local-drafts.ts";

/** Milliseconds from a change until it is saved in this browser. */
const SAVE_DELAY_MS = 200;

/** Forms with something to type, except posts: they are stored on the server while they are typed. */
const isKept = (form: HTMLFormElement): boolean =>
  form.method === "post" &&
  form.dataset["post"] === undefined &&
  (form.dataset["draft"] !== undefined ||
    listControls(form).some((control) => !(control instanceof HTMLSelectElement)));

/**
 * Keeps what is typed into the desk's forms. Each form is saved in this browser under its path, that
 * is, by form and record, until the server has stored it. The next page with the form fills it in
 * again: after an error, a sign-in, a crash, or another form of the same page.
 */
export class FormDrafts {
  readonly #staff: string;
  /** The newest draft by path. */
  readonly #drafts = new Map<string, LocalDraft>();
  readonly #timers = new Map<HTMLFormElement, ReturnType<typeof setTimeout>>();
  #submitted: HTMLFormElement | undefined;
  /** False once this browser has refused to save a draft. */
  #canSave = true;
  #isStopped = false;

  constructor(staff: string) {
    this.#staff = staff;
    for (const name of ["input", "change"])
      document.addEventListener(name, (event) => this.#handleChange(event));
    document.addEventListener("submit", (event) => this.#handleSubmit(event));
    document.addEventListener("formdata", ({ target, formData }) => {
      const draft = this.#drafts.get(actionPath(target as HTMLFormElement));
      if (draft) formData.set(STORED, `${draft.number} ${draft.page}`);
    });
    addEventListener("pagehide", () => {
      this.#saveAll();
      if (!this.#isStopped) keepForTab([...this.#drafts.values()]);
    });
    document.addEventListener("visibilitychange", () => this.#saveAll());
    // A refused form is rendered as a new page.
    addEventListener("pageshow", () => (this.#submitted = undefined));
    addEventListener("beforeunload", (event) => {
      if (this.#mustWarn()) event.preventDefault();
    });
    void this.#start();
  }

  /** Deletes what the server has stored, and fills in the rest. */
  async #start(): Promise<void> {
    for (const draft of takeFromTab()) if (draft.staff === this.#staff) await saveLocalDraft(draft);
    const url = new URL(location.href);
    const stored = url.searchParams.get(STORED) ?? document.body.dataset["stored"] ?? "";
    const [, number, page] = /^(\d+) (.*)$/.exec(stored) ?? [];
    if (number && page) {
      url.searchParams.delete(STORED);
      history.replaceState(history.state, "", url);
      await deleteLocalDraft({ page, number: Number(number) });
    }
    for (const form of [...document.forms].filter(isKept)) await this.#restore(form);
  }

  /** Saves nothing any more, and warns of nothing. */
  stop(): void {
    this.#isStopped = true;
  }

  #handleChange({ target }: Event): void {
    const form = (target as Element).closest("form");
    this.#submitted = undefined;
    if (!form || !isKept(form) || this.#timers.has(form)) return;
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
    this.#submitted = form;
  }

  /** Looks at each form by itself. After a submit, the other forms are filled in again. */
  #mustWarn(): boolean {
    if (this.#isStopped || (this.#submitted && this.#canSave)) return false;
    return [...document.forms].some((form) => {
      if (form === this.#submitted) return false;
      if (form.dataset["post"] !== undefined) return "unsaved" in form.dataset;
      return isKept(form) && hasUnsentText(form);
    });
  }

  /** The submitted form was saved with the number that the server confirms. */
  #saveAll(): void {
    for (const form of document.forms)
      if (isKept(form) && form !== this.#submitted) this.#save(form);
  }

  #save(form: HTMLFormElement): void {
    clearTimeout(this.#timers.get(form));
    this.#timers.delete(form);
    if (this.#isStopped) return;
    const path = actionPath(form);
    const previous = this.#drafts.get(path);
    if (isUnsent(form)) {
      const draft = this.#createDraft(form, previous);
      this.#drafts.set(path, draft);
      void saveLocalDraft(draft).then((isSaved) => (this.#canSave &&= isSaved));
    } else if (previous) {
      this.#drafts.delete(path);
      void deleteLocalDraft(previous);
    }
  }

  /** Only what was typed, so that it never brings back old values of other fields. */
  #createDraft(form: HTMLFormElement, previous: LocalDraft | undefined): LocalDraft {
    const typed = listControls(form).filter(
      (control) => isChanged(control) || previous?.fields[control.name] !== undefined,
    );
    const once = onceField(form);
    return {
      page: this.#pageFor(form),
      staff: this.#staff,
      number: Math.max(Date.now(), (previous?.number ?? 0) + 1),
      fields: Object.fromEntries([...typed, ...(once ? [once] : [])].map(toEntry)),
    };
  }

  #pageFor = (form: HTMLFormElement) => `form ${this.#staff} ${actionPath(form)}`;

  async #restore(form: HTMLFormElement): Promise<void> {
    const draft = await readLocalDraft(this.#pageFor(form));
    if (!draft) return;
    const { once } = draft.fields;
    const kept = listControls(form).filter(({ name }) => draft.fields[name] !== undefined);
    const isSame = kept.every(({ name, value }) => value === draft.fields[name]);
    // Stored before, though the response did not arrive; or there is nothing left of it to store.
    if ((once && document.getElementById(once)) || (isSame && !isUnsent(form)))
      return void deleteLocalDraft(draft);
    if (!this.#drafts.has(actionPath(form))) this.#drafts.set(actionPath(form), draft);
    if (isSame) return;
    const fill = () => {
      for (const control of kept) control.value = draft.fields[control.name] ?? "";
      const field = onceField(form);
      if (field && once) field.value = once;
      reportInput(form);
    };
    // Typed before this script ran: people choose.
    if (isUnsent(form)) return showNotice(form, { ...copy.other, onClick: fill });
    const renderedOnce = onceField(form)?.value;
    fill();
    showNotice(form, {
      ...copy.restored,
      onClick() {
        form.reset();
        const field = onceField(form);
        if (field && renderedOnce) field.value = renderedOnce;
        reportInput(form);
      },
    });
  }
}

/** A page that is unloaded cannot wait for the database: the tab's next page saves its drafts. */
const LAST_PAGE = "drafts";

function keepForTab(drafts: readonly LocalDraft[]): void {
  try {
    sessionStorage.setItem(LAST_PAGE, JSON.stringify(drafts));
  } catch {
    // The browser stores nothing, or is full.
  }
}

function takeFromTab(): LocalDraft[] {
  try {
    const drafts = sessionStorage.getItem(LAST_PAGE) ?? "[]";
    sessionStorage.removeItem(LAST_PAGE);
    return JSON.parse(drafts) as LocalDraft[];
  } catch {
    return [];
  }
}

const toEntry = ({ name, value }: { name: string; value: string }) => [name, value] as const;

/** The hidden id of the form: a form that is submitted twice with it is stored once. */
function onceField(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem("once");
  return field instanceof HTMLInputElement ? field : undefined;
}

const reportInput = (form: HTMLFormElement) =>
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
  const action = document.createElement("button");
  action.type = "button";
  action.className = "plain";
  action.textContent = button;
  action.addEventListener("click", () => {
    notice.remove();
    onClick();
  });
  notice.append(text, " ", action);
  form.prepend(notice);
  form.closest("details")?.setAttribute("open", "");
}
