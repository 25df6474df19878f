import { calendarStarts, emptyCalendar, findQuarterlyGroup } from "#tools/calendar/starts.ts";
import { eventCopy } from "#tools/calendar/event-copy.ts";
import { calendarCopy } from "#tools/calendar/copy.ts";
import { dateBook } from "#tools/calendar/dates/all.ts";
import { listEvents, listRhythms } from "#tools/calendar/events.ts";
import { toIcs } from "#tools/calendar/to-ics.ts";
import { toText } from "#tools/calendar/to-text.ts";
import type { ReadyFiles } from "./ready-file.ts";

/** The calendar with the choices its guide begins with. */
export const calendarFiles: ReadyFiles = {
  "calendar.ics": {
    type: "text/calendar; charset=utf-8",
    make: ({ slug, url }) =>
      toIcs({
        events: eventsFor(slug),
        alarms: startChoices(slug).alarms,
        copy: eventCopy,
        url,
        edition: dateBook.edition,
        // The same file each time.
        createdAt: new Date(`${dateBook.edition}T00:00:00Z`),
      }),
  },
  "calendar.txt": {
    type: "text/plain; charset=utf-8",
    make: async ({ slug, url }) => toText(eventsFor(slug), calendarCopy, eventCopy, url),
  },
};

const startChoices = (slug: string) => calendarStarts[slug] ?? emptyCalendar;

function eventsFor(slug: string) {
  const choices = startChoices(slug);
  const group = findQuarterlyGroup(choices.state);
  return [
    ...listRhythms(dateBook, choices, group),
    ...listEvents(dateBook, choices, eventCopy, group),
  ];
}
