import { type Day, addDays } from "./dates/due-dates.ts";
import { cleanLine, cleanText } from "../kit/clean-text.ts";
import type { CalendarEvent } from "./events.ts";
import type { EventCopy } from "./event-copy.ts";

export interface IcsOptions {
  events: readonly CalendarEvent[];
  /** Days before an event with a reminder. */
  alarms: readonly number[];
  copy: EventCopy;
  /** URL of the guide. */
  url: string;
  /** Date of the edition: calendars prefer the newer one. */
  edition: Day;
  createdAt: Date;
}

const DAY = 24 * 60 * 60;
/** 9 a.m., in seconds. */
const NINE_AM = 9 * 60 * 60;

/** Formats the events as an iCalendar file of all-day events. Loads the library on demand. */
export async function toIcs(options: IcsOptions): Promise<string> {
  const { ICalCalendar, ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } =
    await import("ical-generator");
  const { events, alarms, copy, url, edition, createdAt } = options;
  const calendar = new ICalCalendar({
    name: copy.calendarName,
    prodId: { company: "angadi.example", product: "guide-calendar", language: "EN" },
  });
  for (const event of events) {
    const vevent = calendar.createEvent({
      id: event.uid,
      // All-day events are read in UTC; any other time zone would shift them.
      start: new Date(`${event.day}T00:00:00Z`),
      end: new Date(`${addDays(event.day, 1)}T00:00:00Z`),
      allDay: true,
      stamp: createdAt,
      lastModified: createdAt,
      // Increases with every edition of the dates.
      sequence: Math.floor(Date.parse(`${edition}T00:00:00Z`) / (DAY * 1000)) - 20_000,
      summary: cleanLine(event.title),
      description: cleanText(eventDescription(event, copy, url)),
      categories: [{ name: copy.categories[event.kind] }],
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(event.source && { url: event.source.url }),
      ...(event.repeat && { repeating: event.repeat.rule }),
    });
    for (const days of hasAlarm(event) ? alarms : []) {
      vevent
        .createAlarm({ type: ICalAlarmType.display, trigger: days * DAY - NINE_AM })
        // By default the library counts forward from the end, which is the next day.
        .relatesTo(ICalAlarmRelatesTo.start);
    }
  }
  return `${calendar.toString()}\r\n`;
}

/** Weekly events have no reminders, which would only be a nuisance. */
const hasAlarm = ({ kind }: CalendarEvent) => kind !== "rhythm" && kind !== "lead";

function eventDescription(event: CalendarEvent, copy: EventCopy, url: string): string {
  const { source } = event;
  return [
    event.note,
    source && copy.source(source),
    ...event.cautions,
    event.kind === "own" ? "" : copy.from(url),
  ]
    .filter(Boolean)
    .join("\n");
}
