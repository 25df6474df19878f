/**
 * Shows a chart's figures under the pointer and, while the chart has the focus, on the arrow keys.
 * The chart has the role `slider`, so that a screen reader reads the figures of each column.
 */
export function followCharts(): void {
  for (const chart of document.querySelectorAll<SVGSVGElement>(".charts .chart-plot svg")) {
    if (chart.querySelector(".chart-column")) addCursor(chart);
  }
  for (const hint of document.querySelectorAll<HTMLElement>("[data-chart-hint]")) {
    hint.hidden = false;
  }
}

/** By key: the next column, from the current one and the last one. */
const KEYS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowDown: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function addCursor(chart: SVGSVGElement): void {
  const columns = [...chart.querySelectorAll<SVGRectElement>(".chart-column")];
  const texts = columns.map(takeTitle);
  const last = columns.length - 1;
  const tip = addTip(chart);
  let at = last;

  chart.tabIndex = 0;
  chart.setAttribute("role", "slider");
  chart.setAttribute("aria-valuemin", "1");
  chart.setAttribute("aria-valuemax", String(columns.length));
  choose(last);

  /** Makes a column the current one, whether it is shown or not. */
  function choose(index: number): void {
    at = index;
    tip.textContent = texts[at] ?? "";
    tip.style.setProperty("--at", String((at + 0.5) / columns.length));
    chart.setAttribute("aria-valuenow", String(at + 1));
    chart.setAttribute("aria-valuetext", tip.textContent);
    if (!tip.hidden) mark();
  }
  function mark(): void {
    for (const [index, column] of columns.entries())
      column.classList.toggle("current", !tip.hidden && index === at);
  }
  function toggle(isShown: boolean): void {
    tip.hidden = !isShown;
    mark();
  }

  chart.addEventListener("focus", () => toggle(true));
  chart.addEventListener("blur", () => toggle(false));
  chart.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return toggle(false);
    const step = KEYS[event.key];
    if (!step) return;
    event.preventDefault();
    choose(step(at, last));
    toggle(true);
  });
  const point = ({ target }: Event) => {
    const index = columns.findIndex((column) => column === target);
    if (index < 0) return;
    choose(index);
    toggle(true);
  };
  chart.addEventListener("pointermove", point);
  chart.addEventListener("pointerdown", point);
  chart.addEventListener("pointerleave", ({ pointerType }) => {
    // Lifting a finger fires `pointerleave`, too: keep its column until the chart loses focus.
    if (pointerType !== "touch") toggle(false);
  });
}

/** Removes a column's native tooltip, which would duplicate the chart's. Returns its text. */
function takeTitle(column: SVGRectElement): string {
  const title = column.querySelector("title");
  title?.remove();
  return title?.textContent ?? "";
}

function addTip(chart: SVGSVGElement): HTMLElement {
  const tip = document.createElement("p");
  tip.className = "chart-tip";
  tip.hidden = true;
  // The slider's `aria-valuetext` has the same text.
  tip.setAttribute("aria-hidden", "true");
  chart.after(tip);
  return tip;
}
