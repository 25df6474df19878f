/** How the reader's browser is set; tests set something else. */
interface ReaderSettings {
  locale?: string;
  timeZone?: string;
}

/**
 * Shows the times, days and numbers below a node the way the reader writes them, times in the
 * reader's own zone. The server writes them for readers without script: times in UTC, numbers as in
 * India. A tooltip has the full date, and of a time the zone.
 */
export function localize(root: ParentNode, { locale, timeZone }: ReaderSettings = {}): void {
  const time = createFormats(locale, { timeStyle: "short" }, { timeStyle: "long" }, timeZone);
  // A day such as 2026-11-02 has no time zone: it is read as UTC, and shown as UTC.
  const day = createFormats(locale, {}, {}, "UTC");
  for (const element of root.querySelectorAll<HTMLTimeElement>("time[data-local]")) {
    const at = new Date(element.dateTime);
    const { short, full } = element.dataset["local"] === "day" ? day : time;
    element.textContent = short.format(at);
    element.title = full.format(at);
    element.lang = short.resolvedOptions().locale;
  }
  const number = new Intl.NumberFormat(locale);
  for (const element of root.querySelectorAll("data"))
    element.textContent = number.format(Number(element.value));
}

function createFormats(
  locale: string | undefined,
  short: Intl.DateTimeFormatOptions,
  full: Intl.DateTimeFormatOptions,
  timeZone: string | undefined,
) {
  return {
    short: new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone, ...short }),
    full: new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone, ...full }),
  };
}
