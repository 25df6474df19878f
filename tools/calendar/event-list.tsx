import { useId, useState } from "react";
import { useHydrated } from "#ui/inline-script/hydrated.ts";
import type { CalendarEvent } from "./events.ts";
import styles from "./calendar.module.css";
import type { CalendarListCopy, EventCopy } from "./copy-type.ts";

interface EventListProps {
  events: readonly CalendarEvent[];
  rhythms: readonly CalendarEvent[];
  copy: CalendarListCopy;
  eventCopy: EventCopy;
  onLeaveOut: (event: CalendarEvent) => void;
}

/** Days listed before the script is there; the ready-made files have them all. */
const STATIC_EVENTS = 5;
/** Months that stand open at first. */
const OPEN = 2;

/** The year's events by month. */
export function EventList(props: EventListProps) {
  const { events, rhythms, copy } = props;
  const hydrated = useHydrated();
  const [open, setOpen] = useState<readonly string[] | null>(null);
  const months = byMonth(hydrated ? events : events.slice(0, STATIC_EVENTS));
  const names = months.map(([month]) => month);
  const shown = open ?? names.slice(0, OPEN);
  const toggle = (month: string) =>
    setOpen(shown.includes(month) ? shown.filter((one) => one !== month) : [...shown, month]);
  return (
    <div className={styles.result}>
      <h3>{copy.heading}</h3>
      <p role="status" className={styles.count}>
        {copy.count(events.length, rhythms.length)}
      </p>
      <p className={styles.count}>{copy.edition}</p>
      {rhythms.length > 0 && <Rhythms {...props} />}
      {(!hydrated || months.length > OPEN) && (
        <button
          type="button"
          className={hydrated ? styles.all : `${styles.all} ${styles.waiting}`}
          onClick={() => setOpen(shown.length < names.length ? names : [])}
        >
          {shown.length < names.length ? copy.openAll : copy.closeAll}
        </button>
      )}
      {months.map(([month, days]) => (
        <Month
          key={month}
          {...props}
          month={month}
          days={days}
          open={!hydrated || shown.includes(month)}
          onToggle={() => toggle(month)}
        />
      ))}
      {!hydrated && <p className={styles.count}>{copy.more}</p>}
      {hydrated && events.length === 0 && <p>{copy.none}</p>}
    </div>
  );
}

function Rhythms({ rhythms, copy, onLeaveOut }: EventListProps) {
  return (
    <section className={styles.month}>
      <h4>
        <span className={styles.name}>{copy.rhythms}</span>
      </h4>
      <ul>
        {rhythms.map((event) => (
          <li key={event.uid} className={styles.rhythm}>
            <Entry event={event} copy={copy} onLeaveOut={onLeaveOut}>
              {event.repeat?.often}
            </Entry>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MonthProps extends EventListProps {
  month: string;
  days: readonly CalendarEvent[];
  open: boolean;
  onToggle: () => void;
}

function Month({ month, days, open, onToggle, copy, eventCopy, onLeaveOut }: MonthProps) {
  const hydrated = useHydrated();
  const id = useId();
  const [year, number] = month.split("-");
  const name = `${eventCopy.months[Number(number) - 1]} ${year}`;
  return (
    <section className={open ? styles.month : `${styles.month} ${styles.closed}`}>
      <h4>
        {hydrated ? (
          <button type="button" id={id} aria-expanded={open} onClick={onToggle}>
            {name} <span className={styles.number}>{days.length}</span>
          </button>
        ) : (
          <span id={id} className={styles.name} data-held>
            {name}
          </span>
        )}
      </h4>
      <ul>
        {days.map((event) => (
          <li key={event.uid}>
            <time dateTime={event.day} className={styles.day}>
              {Number(event.day.slice(8))}
              <small>{weekday(event.day, eventCopy)}</small>
            </time>
            <Entry event={event} copy={copy} onLeaveOut={onLeaveOut}>
              {event.source
                ? copy.source(event.source.name, event.source.asOf)
                : copy.kinds[event.kind]}
            </Entry>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EntryProps extends Pick<EventListProps, "copy" | "onLeaveOut"> {
  event: CalendarEvent;
  children: string | undefined;
}

/** A date's name and source, which open to all there is to know about it. */
function Entry({ event, copy, onLeaveOut, children }: EntryProps) {
  const hydrated = useHydrated();
  const id = useId();
  const line = (
    <>
      {event.title}
      {event.check && <b className={styles.check}>{copy.check}</b>}
      <small>{children}</small>
    </>
  );
  if (!hydrated) {
    return (
      <p id={id} data-held>
        {line}
      </p>
    );
  }
  return (
    <details>
      <summary id={id}>{line}</summary>
      <div className={styles.more}>
        {[event.note, event.source?.law ?? "", ...event.cautions].filter(Boolean).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {event.source && (
          <p>
            <a href={event.source.url}>{event.source.name}</a>
          </p>
        )}
        {event.kind !== "own" && (
          <button type="button" className={styles.all} onClick={() => onLeaveOut(event)}>
            {copy.leaveOut}
          </button>
        )}
      </div>
    </details>
  );
}

const weekday = (day: string, { weekdays }: EventCopy) =>
  weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]?.slice(0, 3);

function byMonth(events: readonly CalendarEvent[]): [string, CalendarEvent[]][] {
  const months = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    const month = event.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}
