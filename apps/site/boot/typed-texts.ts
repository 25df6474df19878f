import { setValue } from "./framework-internals.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Text that somebody is typing during hydration. */
export interface TypedText {
  /** Passes the value to React: a part that was not hydrated yet may have missed the event. */
  giveBack: () => void;
  /** Stops tracking, once React owns the field. */
  end: () => void;
}

const TEXTS = "input:not([type=hidden],[type=checkbox],[type=radio]),textarea";

/** Finds text typed since the document loaded, and tracks every further change. */
export const typedTextsIn = (root: ParentNode): TypedText[] =>
  [...root.querySelectorAll<TextControl>(TEXTS)]
    .filter(({ value, defaultValue }) => value !== defaultValue)
    .map((control) => typedText(control));

function typedText(control: TextControl): TypedText {
  let text = readState(control);
  const follow = () => {
    text = readState(control);
  };
  control.addEventListener("input", follow);
  return {
    giveBack: () => {
      // The caret may have moved since; in a field that was emptied its position is meaningless.
      if (control.value === text.value) follow();
      const { value, selectionStart, selectionEnd } = text;
      setValue(control, value);
      // Setting a value moves the caret to its end, so put it back.
      if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
      follow();
    },
    end: () => control.removeEventListener("input", follow),
  };
}

const readState = ({ value, selectionStart, selectionEnd }: TextControl) => ({
  value,
  selectionStart,
  selectionEnd,
});
