import { cleanFileLine } from "../kit/clean-text.ts";
import type { CalendarEvent } from "./events.ts";
import type { CalendarCopy } from "./copy.ts";
import type { EventCopy } from "./event-copy.ts";

/** Formats the events as a plain-text list, by month. */
export function toText(
  events: readonly CalendarEvent[],
  copy: CalendarCopy,
  eventCopy: EventCopy,
  url: string,
): string {
  const recurringEvents = events.filter(({ recurrence }) => recurrence);
  const datedEvents = events.filter(({ recurrence }) => !recurrence);
  const lines = [copy.heading, eventCopy.compiledFrom(url), eventCopy.extended, ""];
  if (recurringEvents.length > 0) lines.push(copy.list.recurring);
  for (const { title, recurrence } of recurringEvents)
    lines.push(`  ${recurrence?.frequency}: ${title}`);
  let month = "";
  for (const event of datedEvents) {
    if (event.day.slice(0, 7) !== month) {
      month = event.day.slice(0, 7);
      const name = eventCopy.months[Number(month.slice(5)) - 1];
      lines.push("", `${name} ${month.slice(0, 4)}`);
    }
    lines.push(`  ${formatEvent(event, copy, eventCopy)}`);
  }
  // The byte order mark tells editors the encoding.
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}

function formatEvent(
  event: CalendarEvent,
  { list }: CalendarCopy,
  { weekdays }: EventCopy,
): string {
  const weekday = weekdays[new Date(`${event.day}T00:00:00Z`).getUTCDay()]?.slice(0, 3);
  const source = event.source
    ? list.formatSource(event.source.name, event.source.asOf)
    : list.kinds[event.kind];
  const caution = event.isUncertain ? `, ${list.uncertain.toLowerCase()}` : "";
  return `${weekday} ${event.day.slice(8)}  ${cleanFileLine(event.title)} (${source}${caution})`;
}
