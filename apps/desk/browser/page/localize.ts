/** The reader's locale and time zone; by default the browser's. */
interface ReaderSettings {
  locale?: string;
  timeZone?: string;
}

/**
 * Formats the times, days and numbers below a node in the reader's locale and time zone. Without
 * JavaScript, readers see the server's format: times in UTC, numbers as in India. The tooltip has
 * the full date, and for a time the zone.
 */
export function localize(root: ParentNode, { locale, timeZone }: ReaderSettings = {}): void {
  const timeFormats = createFormats(
    locale,
    { timeStyle: "short" },
    { timeStyle: "long" },
    timeZone,
  );
  // A day such as 2026-11-02 has no time zone: parse and format it as UTC.
  const dayFormats = createFormats(locale, {}, {}, "UTC");
  for (const element of root.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    const date = new Date(element.dateTime);
    const { shortFormat, longFormat } =
      element.dataset["local"] === "day" ? dayFormats : timeFormats;
    element.textContent = shortFormat.format(date);
    element.title = longFormat.format(date);
    element.lang = shortFormat.resolvedOptions().locale;
  }
  const number = new Intl.NumberFormat(locale);
  for (const element of root.querySelectorAll("data"))
    element.textContent = number.format(Number(element.value));
  localizeCharts(root, locale, number);
}

/** Formats the days and numbers of charts (packages/ui/chart/line-chart.tsx). */
function localizeCharts(
  root: ParentNode,
  locale: string | undefined,
  number: Intl.NumberFormat,
): void {
  const shortDay = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  for (const name of root.querySelectorAll<HTMLTimeElement>(".chart-axis-labels time[datetime]"))
    name.textContent = shortDay.format(new Date(name.dateTime));
  for (const chart of root.querySelectorAll<SVGElement>("[data-template]")) {
    for (const column of chart.querySelectorAll<SVGElement>("[data-day]")) {
      const { day = "", current, previous } = column.dataset;
      const title = column.querySelector("title");
      if (!title) continue;
      title.textContent = (chart.dataset["template"] ?? "")
        .replace("{day}", shortDay.format(new Date(day)))
        .replace("{current}", number.format(Number(current)))
        .replace("{previous}", number.format(Number(previous)));
    }
  }
}

function createFormats(
  locale: string | undefined,
  shortOptions: Intl.DateTimeFormatOptions,
  longOptions: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
) {
  return {
    shortFormat: new Intl.DateTimeFormat(locale, {
      dateStyle: "medium",
      timeZone,
      ...shortOptions,
    }),
    longFormat: new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone, ...longOptions }),
  };
}
