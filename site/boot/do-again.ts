import type { Act } from "./act.ts";

/** Does a held act again, to the control that stands there now: the same, or its successor by id. */
export function doAgain({ control, key }: Act): void {
  control.ariaBusy = null;
  const here = control.isConnected ? control : document.getElementById(control.id);
  if (!here) return;
  if (here instanceof HTMLFormElement) return here.requestSubmit();
  const target = here.matches(FOCUSABLE)
    ? here
    : (here.querySelector<HTMLElement>(FOCUSABLE) ?? here);
  target.focus({ preventScroll: true });
  // The keys by which a select opens.
  if (key === "" || key === " " || key === "Enter") target.click();
  else press(target, key);
}

const FOCUSABLE = "a,button,input,select,textarea,summary";

function press(target: HTMLElement, key: string): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  const goesOn = target.dispatchEvent(event);
  const isText = key.length === 1 && target instanceof HTMLInputElement;
  if (goesOn && isText) setValue(target, target.value + key);
}

/** Types a value in for the visitor. React must take it for a change to what it knows. */
export function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  // React watches the element's own property, so this is what it knows…
  control.value = control.defaultValue;
  // …and this is what it doesn't.
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What was chosen or ticked since the document came, as functions that do it again. */
export function choicesIn(root: ParentNode): (() => void)[] {
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(CHOICES)];
  return controls.flatMap(
    (control) => (control instanceof HTMLSelectElement ? optionOf(control) : tickOf(control)) ?? [],
  );
}

const CHOICES = "input:is([type=checkbox],[type=radio]),select";

function optionOf(control: HTMLSelectElement): (() => void) | undefined {
  const options = [...control.options];
  const first = Math.max(
    options.findIndex(({ defaultSelected }) => defaultSelected),
    0,
  );
  const { value, selectedIndex } = control;
  if (selectedIndex === first) return undefined;
  return () => {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

function tickOf(control: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked } = control;
  // Of two radios the one that is off goes off by the other.
  if (checked === defaultChecked || (control.type === "radio" && !checked)) return undefined;
  return () => {
    control.checked = !checked;
    control.click();
  };
}
