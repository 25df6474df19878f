/**
 * Replays a held event on the current control: the same element, or the one with its id. A key
 * press is dispatched on the document, because the focused control has already handled it.
 */
export function replay(control: HTMLElement | KeyboardEvent): void {
  if (control instanceof KeyboardEvent) {
    document.dispatchEvent(new KeyboardEvent(control.type, control));
    return;
  }
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

/**
 * Returns functions that repeat what was chosen or ticked since the document loaded, unless the
 * visitor has changed it meanwhile.
 */
export function choicesIn(root: ParentNode): (() => void)[] {
  const controls = [...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(CHOICES)];
  return controls.flatMap((control) => {
    const choose =
      control instanceof HTMLSelectElement ? replayOption(control) : replayTick(control);
    return choose ? unlessChanged(control, choose) : [];
  });
}

const CHOICES = "input:is([type=checkbox],[type=radio]),select";

function unlessChanged(control: HTMLInputElement | HTMLSelectElement, choose: () => void) {
  const changed = new AbortController();
  const { signal } = changed;
  const onInput = ({ target }: Event) => {
    if (target === control || isOtherRadio(control, target)) changed.abort();
  };
  document.addEventListener("input", onInput, { signal });
  return () => {
    if (signal.aborted) return;
    changed.abort();
    choose();
  };
}

const isOtherRadio = ({ type, name, form }: HTMLInputElement | HTMLSelectElement, other: unknown) =>
  type === "radio" &&
  other instanceof HTMLInputElement &&
  other.name === name &&
  other.form === form;

function replayOption(control: HTMLSelectElement): (() => void) | undefined {
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

function replayTick(control: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked } = control;
  // A radio that was switched off is handled by the one that was switched on.
  if (checked === defaultChecked || (control.type === "radio" && !checked)) return undefined;
  return () => {
    control.checked = !checked;
    control.click();
  };
}
