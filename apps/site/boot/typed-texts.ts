import { setValue } from "./framework-internals.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Text that somebody is typing during hydration. */
export interface TypedField {
  /** Passes the value to React: a part that was not hydrated yet may have missed the event. */
  restore: () => void;
  /** Stops tracking, once React owns the field. */
  stop: () => void;
}

const TEXT_SELECTOR = "input:not([type=hidden],[type=checkbox],[type=radio]),textarea";

/** Finds text typed since the document loaded, and tracks every further change. */
export const trackTypedTexts = (root: ParentNode): TypedField[] =>
  [...root.querySelectorAll<TextControl>(TEXT_SELECTOR)]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((control) => trackTypedText(control));

function trackTypedText(control: TextControl): TypedField {
  let text = readState(control);
  const updateText = () => {
    text = readState(control);
  };
  control.addEventListener("input", updateText);
  return {
    restore: () => {
      // The caret may have moved since; in a field that was emptied its position is meaningless.
      if (control.value === text.value) updateText();
      const { value, selectionStart, selectionEnd } = text;
      setValue(control, value);
      // Setting a value moves the caret to its end, so put it back.
      if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
      updateText();
    },
    stop: () => control.removeEventListener("input", updateText),
  };
}

const readState = ({ value, selectionStart, selectionEnd }: TextControl) => ({
  value,
  selectionStart,
  selectionEnd,
});
