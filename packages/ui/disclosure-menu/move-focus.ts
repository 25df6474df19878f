type Step = (index: number, last: number) => number;

const moveForward: Step = (index, last) => Math.min(index + 1, last);
const moveBack: Step = (index) => Math.max(index - 1, 0);

const ROW_STEPS: Readonly<Record<string, Step>> = {
  ArrowRight: moveForward,
  ArrowLeft: moveBack,
  Home: () => 0,
  End: (_, last) => last,
};

const PANEL_STEPS: Readonly<Record<string, Step>> = {
  ...ROW_STEPS,
  ArrowDown: moveForward,
  ArrowUp: moveBack,
};

/** Moves the focus on arrow keys, Home and End: along the row or, in a panel, through its links. */
export function moveFocus(event: KeyboardEvent) {
  const { currentTarget: list, target, key } = event;
  if (!(list instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  const panel = target.closest<HTMLElement>("[data-panel]");
  const step = (panel ? PANEL_STEPS : ROW_STEPS)[key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const controls = panel
    ? [...panel.querySelectorAll<HTMLElement>("a")]
    : [...list.querySelectorAll<HTMLElement>(":scope > li > :is(a, button)")];
  event.preventDefault();
  controls[step(controls.indexOf(target), controls.length - 1)]?.focus();
}
