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
export function listChoiceReplays(root: ParentNode): (() => void)[] {
  const controls = [
    ...root.querySelectorAll<HTMLInputElement | HTMLSelectElement>(CHOICE_SELECTOR),
  ];
  return controls.flatMap((control) => {
    const replayChoice =
      control instanceof HTMLSelectElement ? replaySelect(control) : replayCheckbox(control);
    return replayChoice ? replayUnlessChanged(control, replayChoice) : [];
  });
}

const CHOICE_SELECTOR = "input:is([type=checkbox],[type=radio]),select";

function replayUnlessChanged(
  control: HTMLInputElement | HTMLSelectElement,
  replayChoice: () => void,
) {
  const controller = new AbortController();
  const { signal } = controller;
  const onInput = ({ target }: Event) => {
    if (target === control || isSameRadioGroup(control, target)) controller.abort();
  };
  document.addEventListener("input", onInput, { signal });
  return () => {
    if (signal.aborted) return;
    controller.abort();
    replayChoice();
  };
}

const isSameRadioGroup = (
  { type, name, form }: HTMLInputElement | HTMLSelectElement,
  candidate: unknown,
) =>
  type === "radio" &&
  candidate instanceof HTMLInputElement &&
  candidate.name === name &&
  candidate.form === form;

function replaySelect(control: HTMLSelectElement): (() => void) | undefined {
  const options = [...control.options];
  const defaultIndex = Math.max(
    options.findIndex(({ defaultSelected }) => defaultSelected),
    0,
  );
  const { value, selectedIndex } = control;
  if (selectedIndex === defaultIndex) return undefined;
  return () => {
    control.value = value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

function replayCheckbox(control: HTMLInputElement): (() => void) | undefined {
  const { checked, defaultChecked } = control;
  // A radio that was switched off is handled by the one that was switched on.
  if (checked === defaultChecked || (control.type === "radio" && !checked)) return undefined;
  return () => {
    control.checked = !checked;
    control.click();
  };
}
