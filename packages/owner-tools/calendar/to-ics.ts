import { addDays } from "@angadi/formats/days";
import type { Day } from "./dates/due-dates.ts";
import { cleanFileLine, cleanFileText } from "../kit/clean-text.ts";
import type { CalendarEvent } from "./events.ts";
import type { EventCopy } from "./event-copy.ts";

export interface IcsOptions {
  events: readonly CalendarEvent[];
  /** When to remind the owner: numbers of days before an event. */
  reminderDays: readonly number[];
  copy: EventCopy;
  url: string;
  /** The day when the dates were compiled; calendars keep the event of the newest edition. */
  edition: Day;
  createdAt: Date;
}

const DAY_SECONDS = 24 * 60 * 60;
/** 9 a.m., in seconds. */
const NINE_AM = 9 * 60 * 60;

/** Formats the events as an iCalendar file of all-day events. Loads the library on demand. */
export async function toIcs(options: IcsOptions): Promise<string> {
  const { ICalCalendar, ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } =
    await import("ical-generator");
  const { events, reminderDays, copy, url, edition, createdAt } = options;
  const calendar = new ICalCalendar({
    name: copy.calendarName,
    prodId: { company: "angadi.example", product: "guide-calendar", language: "EN" },
  });
  for (const event of events) {
    const vevent = calendar.createEvent({
      id: event.uid,
      // The library formats all-day events in UTC.
      start: new Date(`${event.day}T00:00:00Z`),
      end: new Date(`${addDays(event.day, 1)}T00:00:00Z`),
      allDay: true,
      stamp: createdAt,
      lastModified: createdAt,
      // Increases with every edition.
      sequence: Math.floor(Date.parse(`${edition}T00:00:00Z`) / (DAY_SECONDS * 1000)) - 20_000,
      summary: cleanFileLine(event.title),
      description: cleanFileText(describeEvent(event, copy, url)),
      categories: [{ name: copy.kinds[event.kind] }],
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(event.source && { url: event.source.url }),
      ...(event.recurrence && { repeating: event.recurrence.rule }),
    });
    for (const days of hasReminder(event) ? reminderDays : []) {
      vevent
        .createAlarm({ type: ICalAlarmType.display, trigger: days * DAY_SECONDS - NINE_AM })
        // The library’s default, the end of an all-day event, is the next day.
        .relatesTo(ICalAlarmRelatesTo.start);
    }
  }
  return `${calendar.toString()}\r\n`;
}

/** Reminders of recurring events and posting days would be too frequent. */
const hasReminder = ({ kind }: CalendarEvent) => kind !== "recurring" && kind !== "postingStart";

function describeEvent(event: CalendarEvent, copy: EventCopy, url: string): string {
  const { source } = event;
  return [
    event.note,
    source && copy.formatSource(source),
    ...event.cautions,
    event.kind === "own" ? "" : copy.compiledFrom(url),
  ]
    .filter(Boolean)
    .join("\n");
}
