import { useId } from "react";
import { useHydrated } from "#ui/inline-script/hydrated.ts";
import styles from "./calendar.module.css";
import type { CalendarListCopy, EventCopy } from "./copy-type.ts";
import { type Day, weekdayOf } from "./due-dates.ts";
import { EventEntry } from "./event-entry.tsx";
import type { CalendarEvent } from "./events.ts";
import { type Week, weeksOf } from "./month.ts";

interface MonthTableProps {
  /** "2026-12". */
  month: string;
  events: readonly CalendarEvent[];
  /** The first day of the dates: weeks before it are not shown. */
  from: Day;
  open: boolean;
  onToggle: () => void;
  copy: CalendarListCopy;
  eventCopy: EventCopy;
  onLeaveOut: (event: CalendarEvent) => void;
}

/** A month as a calendar has it; where that is too narrow and in print, a list of its dates. */
export function MonthTable(props: MonthTableProps) {
  const { month, events, from, open, onToggle, eventCopy } = props;
  const hydrated = useHydrated();
  const id = useId();
  const [year, number] = month.split("-");
  const name = `${eventCopy.months[Number(number) - 1]} ${year}`;
  const [sunday = "", ...others] = eventCopy.weekdays;
  return (
    <table className={open ? styles.month : `${styles.month} ${styles.closed}`}>
      <caption>
        <h4>
          {hydrated ? (
            <button type="button" id={id} aria-expanded={open} onClick={onToggle}>
              {name} <span className={styles.number}>{events.length}</span>
            </button>
          ) : (
            <span id={id} className={styles.name} data-held>
              {name}
            </span>
          )}
        </h4>
      </caption>
      <thead>
        <tr>
          {[...others, sunday].map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, from).map((week, index) => (
          <WeekRow key={index} {...props} week={week} />
        ))}
      </tbody>
    </table>
  );
}

function WeekRow({ week, ...props }: MonthTableProps & { week: Week }) {
  return (
    <tr>
      {week.map((day, index) => (
        <td key={index}>{day && <DayEvents {...props} day={day} />}</td>
      ))}
    </tr>
  );
}

function DayEvents({ day, events, copy, eventCopy, onLeaveOut }: MonthTableProps & { day: Day }) {
  const own = events.filter((event) => event.day === day);
  const date = Number(day.slice(8));
  if (own.length === 0) return date;
  return (
    <>
      <time dateTime={day} className={styles.day}>
        {date}
        <small>{eventCopy.weekdays[weekdayOf(day)]?.slice(0, 3)}</small>
      </time>
      <ul>
        {own.map((event) => (
          <li key={event.uid} className={styles[event.kind]}>
            <EventEntry event={event} copy={copy} onLeaveOut={onLeaveOut}>
              {event.source
                ? copy.source(event.source.name, event.source.asOf)
                : copy.kinds[event.kind]}
            </EventEntry>
          </li>
        ))}
      </ul>
    </>
  );
}
