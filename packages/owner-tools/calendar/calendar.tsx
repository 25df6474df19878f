import { defaultChoicesByGuide, emptyChoices, findQuarterlyGroup } from "./defaults.ts";
import { eventCopy } from "./event-copy.ts";
import { calendarCopy as copy } from "./copy.ts";
import { calendarData } from "./dates/all.ts";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import type { ToolProps } from "../kit/tool.ts";
import styles from "./calendar.module.css";
import { CalendarSteps } from "./calendar-steps.tsx";
import { type CalendarChoices, isDay, parseChoices } from "./choices.ts";
import { EventList } from "./event-list.tsx";
import { listEvents, listRecurringEvents } from "./events.ts";
import { ExcludedRules } from "./excluded-rules.tsx";
import { toIcs } from "./to-ics.ts";
import { toText } from "./to-text.ts";

const parse = (stored: unknown): CalendarChoices | undefined =>
  stored === undefined ? undefined : parseChoices(stored, emptyChoices);

/** A calendar of due dates, festivals and posts, to import into the owner's own calendar. */
export function Calendar({ slug, url }: ToolProps) {
  const defaultChoices = defaultChoicesByGuide[slug] ?? emptyChoices;
  const savedState = useSavedState("calendar", defaultChoices, parse);
  const choices = savedState.value;
  const change = (changes: Partial<CalendarChoices>) =>
    savedState.change({ ...choices, ...changes });
  const quarterlyGroup = findQuarterlyGroup(choices.state);
  const events = listEvents(calendarData, choices, eventCopy, quarterlyGroup);
  const recurringEvents = listRecurringEvents(calendarData, choices, quarterlyGroup);
  const allEvents = [...recurringEvents, ...events];
  const hasInvalidDate = choices.own.some(({ title, day }) => title.trim() === "" || !isDay(day));
  return (
    <ToolFrame
      copy={copy}
      slug={slug}
      savedState={savedState}
      resets={{ example: defaultChoices, empty: emptyChoices }}
      blockedReason={hasInvalidDate ? copy.blocked : undefined}
      files={[
        {
          label: copy.ics,
          name: "calendar.ics",
          type: "text/calendar;charset=utf-8",
          make: () =>
            toIcs({
              events: allEvents,
              reminderDays: choices.alarms,
              copy: eventCopy,
              url,
              edition: calendarData.edition,
              createdAt: new Date(),
            }),
        },
        {
          label: copy.text,
          name: "calendar.txt",
          type: "text/plain;charset=utf-8",
          make: async () => toText(allEvents, copy, eventCopy, url),
        },
      ]}
    >
      <CalendarSteps
        copy={copy.steps}
        order={copy.orders[slug]}
        choices={choices}
        onChange={change}
      />
      <div className={styles.events}>
        <EventList
          events={events}
          recurringEvents={recurringEvents}
          copy={copy.list}
          eventCopy={eventCopy}
          onExclude={({ ruleId }) => change({ without: [...choices.without, ruleId] })}
        />
        <ExcludedRules
          data={calendarData}
          excludedIds={choices.without}
          copy={copy.list}
          onChange={(without) => change({ without })}
        />
      </div>
    </ToolFrame>
  );
}
