import { setValue } from "./framework-internals.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELD_SELECTOR = "input:not([type=hidden]),select,textarea";

/** Returns the fields that differ from the server's HTML: typed in, ticked or chosen since. */
export const listChangedFields = (): Field[] =>
  [...document.querySelectorAll<Field>(FIELD_SELECTOR)].filter(hasChanged);

function hasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const defaultIndex = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(defaultIndex, 0);
  }
  // A radio that was switched off is handled by the one that was switched on.
  if (isChoice(field))
    return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox");
  return field.value !== field.defaultValue;
}

const isChoice = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/** The latest input of a field, replayed once React controls the field. */
export interface FollowedField {
  /** Replays typed text, because a part of the page that was not hydrated yet missed the event. */
  replayText: () => void;
  /** Replays a choice, unless the visitor has changed it since. */
  replayChoice: () => void;
  stop: () => void;
}

export function followField(field: Field): FollowedField {
  let state = readState(field);
  let hasNewInput = false;
  const onInput = ({ target }: Event) => {
    if (target === field) state = readState(field);
    hasNewInput ||= target === field || isOtherRadio(field, target);
  };
  document.addEventListener("input", onInput);
  return {
    replayText() {
      if (field instanceof HTMLSelectElement || isChoice(field)) return;
      // The caret may have moved since; in a field that was emptied its position is meaningless.
      if (field.value === state.value) state = readState(field);
      const { value, caret } = state;
      setValue(field, value);
      // Setting a value moves the caret to the end, so restore it.
      if (caret) field.setSelectionRange(...caret);
      state = { ...readState(field), caret };
    },
    replayChoice() {
      if (hasNewInput) return;
      if (field instanceof HTMLSelectElement) {
        field.value = state.value;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      } else if (isChoice(field)) {
        field.checked = !state.checked;
        field.click();
      }
    },
    stop: () => document.removeEventListener("input", onInput),
  };
}

function readState(field: Field) {
  const { selectionStart: start = null, selectionEnd: end = null } =
    field instanceof HTMLSelectElement ? {} : field;
  return {
    value: field.value,
    checked: isChoice(field) && field.checked,
    caret: start === null ? undefined : ([start, end ?? start] as const),
  };
}

const isOtherRadio = ({ type, name, form }: Field, target: unknown) =>
  type === "radio" &&
  target instanceof HTMLInputElement &&
  target.name === name &&
  target.form === form;
