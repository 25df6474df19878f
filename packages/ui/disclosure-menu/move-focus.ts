type Step = (index: number, last: number) => number;

const forward: Step = (index, last) => Math.min(index + 1, last);
const back: Step = (index) => Math.max(index - 1, 0);

const rowSteps: Readonly<Record<string, Step>> = {
  ArrowRight: forward,
  ArrowLeft: back,
  Home: () => 0,
  End: (_, last) => last,
};

const panelSteps: Readonly<Record<string, Step>> = {
  ...rowSteps,
  ArrowDown: forward,
  ArrowUp: back,
};

/** Arrow keys, Home and End: move the focus along the row or, inside a panel, through its links. */
export function moveFocus(event: KeyboardEvent) {
  const { currentTarget: list, target, key } = event;
  if (!(list instanceof HTMLElement) || !(target instanceof HTMLElement)) return;
  const panel = target.closest<HTMLElement>("[data-panel]");
  const step = (panel ? panelSteps : rowSteps)[key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  const controls = panel
    ? [...panel.querySelectorAll<HTMLElement>("a")]
    : [...list.querySelectorAll<HTMLElement>(":scope > li > :is(a, button)")];
  event.preventDefault();
  controls[step(controls.indexOf(target), controls.length - 1)]?.focus();
}
