import { useId } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import frame from "../kit/frame/frame.module.css";
import styles from "./calendar.module.css";
import type { CalendarListCopy } from "./copy.ts";
import type { CalendarEvent } from "./events.ts";

interface EventEntryProps {
  event: CalendarEvent;
  copy: CalendarListCopy;
  onExclude: (event: CalendarEvent) => void;
  /** Text below the title: the authority or the frequency. */
  children: string | undefined;
}

/** The name of a form, such as "GSTR-1": a hyphen followed by a digit. */
const FORM_NAME = /(\S+-\d\S*)/;

/** An event’s title and source, with expandable details. */
export function EventEntry({ event, copy, onExclude, children }: EventEntryProps) {
  const isHydrated = useHydrated();
  const id = useId();
  const summary = (
    <>
      {event.title.split(FORM_NAME).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part} className={styles.formName}>
            {part}
          </span>
        ),
      )}
      {event.isUncertain && <b className={styles.uncertain}>{copy.uncertain}</b>}
      <small>{children}</small>
    </>
  );
  if (!isHydrated) {
    return (
      <p id={id} data-held>
        {summary}
      </p>
    );
  }
  return (
    <details>
      <summary id={id}>{summary}</summary>
      <div className={styles.details}>
        {[event.note, event.source?.law ?? "", ...event.cautions].filter(Boolean).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {event.source && (
          <p>
            <a href={event.source.url}>{event.source.name}</a>
          </p>
        )}
        {event.kind !== "own" && (
          <button type="button" className={frame.smallButton} onClick={() => onExclude(event)}>
            {copy.exclude}
          </button>
        )}
      </div>
    </details>
  );
}
