/**
 * Shows a chart's figures under the pointer and, while the chart has the focus, on the arrow keys.
 * The chart has the role `slider`, so that a screen reader reads the figures of each column.
 */
export function enableChartTooltips(): void {
  for (const chart of document.querySelectorAll<SVGSVGElement>(".charts .chart-plot svg")) {
    if (chart.querySelector(".chart-column")) addTooltip(chart);
  }
  for (const hint of document.querySelectorAll<HTMLElement>("[data-chart-hint]")) {
    hint.hidden = false;
  }
}

/** By key: the next column, from the current one and the last one. */
const KEY_TARGETS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowDown: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function addTooltip(chart: SVGSVGElement): void {
  const columns = [...chart.querySelectorAll<SVGRectElement>(".chart-column")];
  const tooltips = columns.map(removeTitle);
  const last = columns.length - 1;
  const tooltip = createTooltip(chart);
  let current = last;

  chart.tabIndex = 0;
  chart.setAttribute("role", "slider");
  chart.setAttribute("aria-valuemin", "1");
  chart.setAttribute("aria-valuemax", String(columns.length));
  selectColumn(last);

  /** Makes a column the current one, whether it is shown or not. */
  function selectColumn(index: number): void {
    current = index;
    tooltip.textContent = tooltips[current] ?? "";
    tooltip.style.setProperty("--position", String((current + 0.5) / columns.length));
    chart.setAttribute("aria-valuenow", String(current + 1));
    chart.setAttribute("aria-valuetext", tooltip.textContent);
    if (!tooltip.hidden) highlightColumn();
  }
  function highlightColumn(): void {
    for (const [index, column] of columns.entries())
      column.classList.toggle("current", !tooltip.hidden && index === current);
  }
  function toggleTooltip(isVisible: boolean): void {
    tooltip.hidden = !isVisible;
    highlightColumn();
  }

  chart.addEventListener("focus", () => toggleTooltip(true));
  chart.addEventListener("blur", () => toggleTooltip(false));
  chart.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return toggleTooltip(false);
    const getTarget = KEY_TARGETS[event.key];
    if (!getTarget) return;
    event.preventDefault();
    selectColumn(getTarget(current, last));
    toggleTooltip(true);
  });
  const onPointer = ({ target }: Event) => {
    const index = columns.findIndex((column) => column === target);
    if (index < 0) return;
    selectColumn(index);
    toggleTooltip(true);
  };
  chart.addEventListener("pointermove", onPointer);
  chart.addEventListener("pointerdown", onPointer);
  chart.addEventListener("pointerleave", ({ pointerType }) => {
    // Lifting a finger fires `pointerleave`, too: keep its column until the chart loses focus.
    if (pointerType !== "touch") toggleTooltip(false);
  });
}

/** Removes a column's native tooltip, which would duplicate the chart's. Returns its text. */
function removeTitle(column: SVGRectElement): string {
  const title = column.querySelector("title");
  title?.remove();
  return title?.textContent ?? "";
}

function createTooltip(chart: SVGSVGElement): HTMLElement {
  const tooltip = document.createElement("p");
  tooltip.className = "chart-tooltip";
  tooltip.hidden = true;
  // The slider's `aria-valuetext` has the same text.
  tooltip.setAttribute("aria-hidden", "true");
  chart.after(tooltip);
  return tooltip;
}
