import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { LineChart } from "@angadi/ui/chart/line-chart";
import { enableChartTooltips } from "./charts.ts";

const POINTS = [
  { name: "1 Nov", current: 3, previous: 2 },
  { name: "2 Nov", current: 8, previous: 0 },
  { name: "3 Nov", current: 5, previous: 4 },
];

function renderChart() {
  const { container } = render(
    <div className="charts">
      <p data-chart-hint="" hidden />
      <LineChart
        title="Visits"
        summary="Visits: 16 in this period."
        points={POINTS}
        formatTooltip={({ name, current, previous }) =>
          `${name}: ${current}. Previous: ${previous}.`
        }
      />
    </div>,
  );
  enableChartTooltips();
  const chart = screen.getByRole("slider", { name: "Visits: 16 in this period." });
  const tooltip = container.querySelector(".chart-tooltip");
  const getCurrentColumn = () =>
    [...container.querySelectorAll(".chart-column")].findIndex((column) =>
      column.classList.contains("current"),
    );
  return { container, chart, tooltip, getCurrentColumn };
}

it("shows a column's figures when an arrow key is pressed, and hides them on Escape", () => {
  const { container, chart, tooltip, getCurrentColumn } = renderChart();
  expect(container.querySelector("[data-chart-hint]")).toBeVisible();
  expect(tooltip).not.toBeVisible();

  fireEvent.focus(chart);
  expect(tooltip).toHaveTextContent("3 Nov: 5. Previous: 4.");
  expect(tooltip).toBeVisible();
  for (const [key, text] of [
    ["ArrowLeft", "2 Nov: 8. Previous: 0."],
    ["Home", "1 Nov: 3. Previous: 2."],
    ["ArrowLeft", "1 Nov: 3. Previous: 2."],
    ["End", "3 Nov: 5. Previous: 4."],
    ["ArrowRight", "3 Nov: 5. Previous: 4."],
  ] as const) {
    fireEvent.keyDown(chart, { key });
    expect([key, tooltip?.textContent]).toEqual([key, text]);
    expect(chart).toHaveAttribute("aria-valuetext", text);
  }
  expect(chart).toHaveAttribute("aria-valuenow", "3");
  expect(getCurrentColumn()).toBe(2);

  fireEvent.keyDown(chart, { key: "Escape" });
  expect(tooltip).not.toBeVisible();
  expect(getCurrentColumn()).toBe(-1);
});

it("shows the figures of the column under the pointer until the pointer leaves", () => {
  const { container, chart, tooltip, getCurrentColumn } = renderChart();
  const [, second] = container.querySelectorAll(".chart-column");
  fireEvent.pointerMove(second ?? chart);
  expect(tooltip).toHaveTextContent("2 Nov: 8. Previous: 0.");
  expect(tooltip).toBeVisible();
  expect(getCurrentColumn()).toBe(1);
  expect(container.querySelector("title")).toBeNull();
  fireEvent.pointerLeave(chart);
  expect(tooltip).not.toBeVisible();
});
