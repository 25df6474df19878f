import { useId } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./calendar.module.css";
import type { CalendarListCopy } from "./copy.ts";
import type { EventCopy } from "./event-copy.ts";
import { type Day, getWeekday } from "./dates/due-dates.ts";
import { EventEntry } from "./event-entry.tsx";
import type { CalendarEvent } from "./events.ts";

interface MonthEventsProps {
  /** The month, e.g. "2026-12". */
  month: string;
  events: readonly CalendarEvent[];
  isOpen: boolean;
  onToggle: () => void;
  copy: CalendarListCopy;
  eventCopy: EventCopy;
  onExclude: (event: CalendarEvent) => void;
}

/** A collapsible list of a month's dates; in print, every month is open. */
export function MonthEvents(props: MonthEventsProps) {
  const { month, events, isOpen, onToggle, eventCopy } = props;
  const isHydrated = useHydrated();
  const id = useId();
  const [year, monthNumber] = month.split("-");
  const name = `${eventCopy.months[Number(monthNumber) - 1]} ${year}`;
  const days = [...new Set(events.map(({ day }) => day))];
  return (
    <section
      aria-labelledby={id}
      className={isOpen ? styles.month : `${styles.month} ${styles.closed}`}
    >
      <h4>
        {isHydrated ? (
          <button type="button" id={id} aria-expanded={isOpen} onClick={onToggle}>
            {name} <span className={styles.eventCount}>{events.length}</span>
          </button>
        ) : (
          <span id={id} className={styles.name} data-held>
            {name}
          </span>
        )}
      </h4>
      {(isOpen || isHydrated) && days.map((day) => <DayEvents key={day} {...props} day={day} />)}
    </section>
  );
}

function DayEvents({ day, events, copy, eventCopy, onExclude }: MonthEventsProps & { day: Day }) {
  return (
    <div className={styles.date}>
      <time dateTime={day} className={styles.day}>
        {Number(day.slice(8))}
        <small>{eventCopy.weekdays[getWeekday(day)]?.slice(0, 3)}</small>
      </time>
      <ul>
        {events
          .filter((event) => event.day === day)
          .map((event) => (
            <li key={event.uid}>
              <EventEntry event={event} copy={copy} onExclude={onExclude}>
                {event.source
                  ? copy.formatSource(event.source.name, event.source.asOf)
                  : copy.kinds[event.kind]}
              </EventEntry>
            </li>
          ))}
      </ul>
    </div>
  );
}
