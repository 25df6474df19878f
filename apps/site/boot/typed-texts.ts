import { setValue } from "./framework-internals.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A text that somebody is typing while React takes the page over. */
export interface TypedText {
  /** Tells React the control's value: a part that was not hydrated yet may have missed the event. */
  giveBack: () => void;
  /** Once what is typed is React's own affair. */
  end: () => void;
}

const TEXTS = "input:not([type=hidden],[type=checkbox],[type=radio]),textarea";

/** What was typed since the document came, letter by letter from now on. */
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
      // The caret may have been moved since; in a field that was emptied it says nothing.
      if (control.value === text.value) follow();
      const { value, selectionStart, selectionEnd } = text;
      setValue(control, value);
      // Setting a value puts the caret behind it, wherever somebody was typing.
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
