/**
 * Shows the figures of a chart's column in a tooltip: of the column under the pointer or, while the
 * chart has the focus, of the one that the arrow keys select. The chart has the role `slider`, so
 * that a screen reader reads the figures of each column.
 */
export function enableChartTooltips(): void {
  for (const chart of document.querySelectorAll<SVGSVGElement>(".charts .chart-plot svg")) {
    if (chart.querySelector(".chart-column")) addTooltip(chart);
  }
  for (const hint of document.querySelectorAll<HTMLElement>("[data-chart-hint]")) {
    hint.hidden = false;
  }
}

/** By key: returns the index of the column to select, from the current and the last index. */
const KEY_TARGETS: Readonly<Record<string, (current: number, last: number) => number>> = {
  ArrowRight: (current, last) => Math.min(current + 1, last),
  ArrowUp: (current, last) => Math.min(current + 1, last),
  ArrowLeft: (current) => Math.max(current - 1, 0),
  ArrowDown: (current) => Math.max(current - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

function addTooltip(chart: SVGSVGElement): void {
  const columns = [...chart.querySelectorAll<SVGRectElement>(".chart-column")];
  const tooltipTexts = columns.map(removeTitle);
  const last = columns.length - 1;
  const tooltip = createTooltip(chart);
  let current = last;

  chart.tabIndex = 0;
  chart.setAttribute("role", "slider");
  chart.setAttribute("aria-valuemin", "1");
  chart.setAttribute("aria-valuemax", String(columns.length));
  selectColumn(last);

  /** Makes a column the current one, whether or not the tooltip is visible. */
  function selectColumn(index: number): void {
    current = index;
    tooltip.textContent = tooltipTexts[current] ?? "";
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
  const handlePointer = ({ target }: Event) => {
    const index = columns.findIndex((column) => column === target);
    if (index < 0) return;
    selectColumn(index);
    toggleTooltip(true);
  };
  chart.addEventListener("pointermove", handlePointer);
  chart.addEventListener("pointerdown", handlePointer);
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
