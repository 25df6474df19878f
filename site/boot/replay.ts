/** Replays what was held, on the control that stands there now: the same, or its successor by id. */
export function replay(control: HTMLElement): void {
  control.ariaBusy = null;
  const current = control.isConnected ? control : document.getElementById(control.id);
  if (!current) return;
  if (current instanceof HTMLFormElement) return current.requestSubmit();
  const target = current.matches(FOCUSABLE)
    ? current
    : (current.querySelector<HTMLElement>(FOCUSABLE) ?? current);
  target.focus({ preventScroll: true });
  target.click();
}

const FOCUSABLE = "a,button,input,select,textarea,summary";

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
