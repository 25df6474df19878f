import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { FormattedNumber } from "../../layout/formatted-number.tsx";
import { DeskDay, Time } from "../../layout/time.tsx";
import { LineChart } from "@angadi/ui/chart/line-chart";
import { localize } from "./localize.ts";

const renderPage = () =>
  render(
    <p>
      <Time at="2026-11-28T20:30:00.000Z" />
      <DeskDay at="2026-11-02" />
      <FormattedNumber value={1_234_567} />
    </p>,
  ).container;

/** The text with plain spaces: browsers use different spaces before AM and PM. */
const readText = (element: Element | null) => element?.textContent.replaceAll(/\s/g, " ");

it("shows the server's formats until the script runs", () => {
  const page = renderPage();
  expect(readText(page.querySelector("[data-local='']"))).toBe("28 Nov 2026, 8:30 pm UTC");
  expect(readText(page.querySelector("[data-local='day']"))).toBe("2026-11-02");
  expect(readText(page.querySelector("data"))).toBe("12,34,567");
});

it.each([
  ["en-US", "America/New_York", "Nov 28, 2026, 3:30 PM", "Nov 2, 2026", "1,234,567"],
  ["de-DE", "Europe/Berlin", "28.11.2026, 21:30", "02.11.2026", "1.234.567"],
  ["en-IN", "Asia/Kolkata", "29 Nov 2026, 2:00 am", "2 Nov 2026", "12,34,567"],
])("formats times, days and numbers in %s", (locale, timeZone, time, day, number) => {
  const page = renderPage();
  localize(page, { locale, timeZone });
  expect(readText(page.querySelector("[data-local='']"))).toBe(time);
  expect(readText(page.querySelector("[data-local='day']"))).toBe(day);
  expect(readText(page.querySelector("data"))).toBe(number);
});

it("formats a chart's days and numbers in the reader's locale", () => {
  const point = { day: "2026-11-02", name: "2 Nov", current: 123_456, previous: 0 };
  const page = render(
    <LineChart
      title="Visits"
      summary="Visits"
      points={[point]}
      formatTooltip={({ name }) => name}
      tooltipTemplate="{day}: {current}. Previous: {previous}."
    />,
  ).container;
  localize(page, { locale: "en-US" });
  expect(page.querySelector("title")).toHaveTextContent("Nov 2: 123,456. Previous: 0.");
  expect(page.querySelector(".chart-axis-labels")).toHaveTextContent("Nov 2");
});

it("shows the full date in the tooltip, with the zone only for a time", () => {
  const page = renderPage();
  localize(page, { locale: "en-US", timeZone: "America/New_York" });
  const [time, day] = page.querySelectorAll("time");
  expect(time?.title).toMatch(/^Saturday, November 28, 2026.*3:30:00\sPM EST$/);
  expect(time?.lang).toBe("en-US");
  expect(day?.title).toBe("Monday, November 2, 2026");
});
