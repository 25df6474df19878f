import {
  defaultChoicesByGuide,
  emptyChoices,
  findQuarterlyGroup,
} from "@angadi/owner-tools/calendar/defaults";
import { eventCopy } from "@angadi/owner-tools/calendar/event-copy";
import { calendarCopy } from "@angadi/owner-tools/calendar/copy";
import { calendarData } from "@angadi/owner-tools/calendar/dates/all";
import { listEvents, listRecurringEvents } from "@angadi/owner-tools/calendar/events";
import { toIcs } from "@angadi/owner-tools/calendar/to-ics";
import { toText } from "@angadi/owner-tools/calendar/to-text";
import type { GuideFiles } from "./guide-file.ts";

/** The calendar with its guide's default choices. */
export const calendarFiles: GuideFiles = {
  "calendar.ics": {
    type: "text/calendar; charset=utf-8",
    generate: ({ slug, url }) =>
      toIcs({
        events: listGuideEvents(slug),
        reminderDays: getDefaultChoices(slug).alarms,
        copy: eventCopy,
        url,
        edition: calendarData.edition,
        // Fixed, so that the file is always identical.
        createdAt: new Date(`${calendarData.edition}T00:00:00Z`),
      }),
  },
  "calendar.txt": {
    type: "text/plain; charset=utf-8",
    generate: async ({ slug, url }) => toText(listGuideEvents(slug), calendarCopy, eventCopy, url),
  },
};

const getDefaultChoices = (slug: string) => defaultChoicesByGuide[slug] ?? emptyChoices;

function listGuideEvents(slug: string) {
  const choices = getDefaultChoices(slug);
  const group = findQuarterlyGroup(choices.state);
  return [
    ...listRecurringEvents(calendarData, choices, group),
    ...listEvents(calendarData, choices, eventCopy, group),
  ];
}
