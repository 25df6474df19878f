import { calendarStarts, emptyCalendar, quarterlyGroupOf } from "./starts.ts";
import { eventWords } from "./event-copy.ts";
import { calendarWords as words } from "./copy.ts";
import { dateBook } from "./dates/all.ts";
import { useKept } from "../kit/frame/persisted-state.ts";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import { SideBySide } from "../kit/steps/step.tsx";
import type { ToolProps } from "../kit/tool.ts";
import { CalendarSteps } from "./calendar-steps.tsx";
import { type Choices, isDay, readChoices } from "./choices.ts";
import { EventList } from "./event-list.tsx";
import { eventsOf, rhythmsOf } from "./events.ts";
import { LeftOut } from "./left-out.tsx";
import { toIcs } from "./to-ics.ts";
import { toText } from "./to-text.ts";

const accept = (stored: unknown): Choices | undefined =>
  stored === undefined ? undefined : readChoices(stored, emptyCalendar);

/** Due dates, festivals and posts, for the owner's own calendar. */
export function Calendar({ slug, url }: ToolProps) {
  const start = calendarStarts[slug] ?? emptyCalendar;
  const kept = useKept({ tool: "calendar", version: 1, start, accept });
  const choices = kept.value;
  const change = (part: Partial<Choices>) => kept.change({ ...choices, ...part });
  const group = quarterlyGroupOf(choices.state);
  const events = eventsOf(dateBook, choices, eventWords, group);
  const rhythms = rhythmsOf(dateBook, choices, group);
  const all = [...rhythms, ...events];
  const isWrong = choices.own.some(({ title, day }) => title.trim() === "" || !isDay(day));
  return (
    <ToolFrame
      words={words}
      slug={slug}
      kept={kept}
      resets={{ example: start, empty: emptyCalendar }}
      blocked={isWrong ? words.blocked : undefined}
      files={[
        {
          label: words.ics,
          name: "calendar.ics",
          type: "text/calendar;charset=utf-8",
          make: () =>
            toIcs({
              events: all,
              alarms: choices.alarms,
              words: eventWords,
              url,
              edition: dateBook.edition,
              madeAt: new Date(),
            }),
        },
        {
          label: words.text,
          name: "calendar.txt",
          type: "text/plain;charset=utf-8",
          make: async () => toText(all, words, eventWords, url),
        },
      ]}
    >
      <SideBySide
        parts={
          <CalendarSteps
            words={words.steps}
            order={words.orders[slug]}
            choices={choices}
            change={change}
          />
        }
        result={
          <div>
            <EventList
              events={events}
              rhythms={rhythms}
              words={words.list}
              eventWords={eventWords}
              onLeaveOut={({ ruleId }) => change({ without: [...choices.without, ruleId] })}
            />
            <LeftOut
              book={dateBook}
              without={choices.without}
              words={words.list}
              onChange={(without) => change({ without })}
            />
          </div>
        }
      />
    </ToolFrame>
  );
}
