import { useId } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import frame from "../kit/frame/frame.module.css";
import styles from "./calendar.module.css";
import type { CalendarListCopy } from "./copy.ts";
import type { CalendarEvent } from "./events.ts";

interface EventEntryProps {
  event: CalendarEvent;
  copy: CalendarListCopy;
  onLeaveOut: (event: CalendarEvent) => void;
  /** Text below the title: the authority or the frequency. */
  children: string | undefined;
}

/** The name of a form: a hyphen followed by a digit. */
const FORM = /(\S+-\d\S*)/;

/** An event with its title and source, which opens to show the details. */
export function EventEntry({ event, copy, onLeaveOut, children }: EventEntryProps) {
  const hydrated = useHydrated();
  const id = useId();
  const line = (
    <>
      {event.title.split(FORM).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part} className={styles.form}>
            {part}
          </span>
        ),
      )}
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
          <button type="button" className={frame.small} onClick={() => onLeaveOut(event)}>
            {copy.leaveOut}
          </button>
        )}
      </div>
    </details>
  );
}
