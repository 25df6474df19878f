import { useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import frame from "../kit/frame/frame.module.css";
import styles from "./calendar.module.css";
import type { CalendarListCopy } from "./copy.ts";
import type { EventCopy } from "./event-copy.ts";
import { EventEntry } from "./event-entry.tsx";
import type { CalendarEvent } from "./events.ts";
import { MonthEvents } from "./month-events.tsx";

interface EventListProps {
  events: readonly CalendarEvent[];
  recurringEvents: readonly CalendarEvent[];
  copy: CalendarListCopy;
  eventCopy: EventCopy;
  onExclude: (event: CalendarEvent) => void;
}

/**
 * Number of months open initially. Without JavaScript the others cannot be opened; they are only in
 * the downloads (ICS, text).
 */
const INITIALLY_OPEN_MONTHS = 2;

export function EventList(props: EventListProps) {
  const { events, recurringEvents, copy } = props;
  const isHydrated = useHydrated();
  /** The open months; null until the owner opens or closes one. */
  const [chosenOpenMonths, setChosenOpenMonths] = useState<readonly string[] | null>(null);
  const months = groupByMonth(events);
  const allMonths = months.map(([month]) => month);
  const openMonths = chosenOpenMonths ?? allMonths.slice(0, INITIALLY_OPEN_MONTHS);
  const toggle = (month: string) =>
    setChosenOpenMonths(
      openMonths.includes(month)
        ? openMonths.filter((openMonth) => openMonth !== month)
        : [...openMonths, month],
    );
  return (
    <div className={styles.result}>
      <h3>{copy.heading}</h3>
      <p role="status" className={styles.note}>
        {copy.formatCount(events.length, recurringEvents.length)}
      </p>
      <p className={styles.note}>{copy.edition}</p>
      {recurringEvents.length > 0 && <RecurringEvents {...props} />}
      {(!isHydrated || months.length > INITIALLY_OPEN_MONTHS) && (
        <button
          type="button"
          className={isHydrated ? frame.smallButton : `${frame.smallButton} ${frame.hidden}`}
          onClick={() => setChosenOpenMonths(openMonths.length < allMonths.length ? allMonths : [])}
        >
          {openMonths.length < allMonths.length ? copy.openAll : copy.closeAll}
        </button>
      )}
      <div className={styles.months}>
        {months.map(([month, monthEvents]) => (
          <MonthEvents
            key={month}
            {...props}
            month={month}
            events={monthEvents}
            isOpen={openMonths.includes(month)}
            onToggle={() => toggle(month)}
          />
        ))}
      </div>
      <p className={`${styles.note} ${styles.moreInFiles}`}>{copy.moreInFiles}</p>
      {isHydrated && events.length === 0 && <p>{copy.noEvents}</p>}
    </div>
  );
}

function RecurringEvents({ recurringEvents, copy, onExclude }: EventListProps) {
  return (
    <section className={styles.recurring}>
      <h4>
        <span className={styles.name}>{copy.recurring}</span>
      </h4>
      <ul>
        {recurringEvents.map((event) => (
          <li key={event.uid}>
            <EventEntry event={event} copy={copy} onExclude={onExclude}>
              {event.recurrence?.frequency}
            </EventEntry>
          </li>
        ))}
      </ul>
    </section>
  );
}

function groupByMonth(events: readonly CalendarEvent[]): [string, CalendarEvent[]][] {
  const months = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const month = event.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}
