import { useId } from "react";
import type { crmDay } from "@angadi/content/pages/ai-crm-builder-sections";
import styles from "./day-timeline.module.css";

type Copy = typeof crmDay;

/** What the CRM does over the course of a day, each moment under its clock. */
export function DayTimeline({ copy }: { copy: Copy }) {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h2 id={id}>{copy.heading}</h2>
          <p>{copy.lede}</p>
        </div>
        <ol className={styles.moments}>
          {copy.moments.map(({ hour, minute, time, title, text }) => (
            <li key={title} className={styles.moment}>
              <Clock hour={hour} minute={minute} />
              <p className={styles.time}>{time}</p>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A wall clock that shows the time. */
function Clock({ hour, minute }: { hour: number; minute: number }) {
  return (
    <svg viewBox="0 0 100 100" className={styles.clock} aria-hidden="true">
      <circle cx="50" cy="50" r="46" />
      <path d="M50 11v8M50 81v8M11 50h8M81 50h8" />
      <path d="M50 50V27" transform={`rotate(${hour * 30 + minute / 2} 50 50)`} />
      <path d="M50 50V18" transform={`rotate(${minute * 6} 50 50)`} />
      <circle cx="50" cy="50" r="5" className={styles.pin} />
    </svg>
  );
}
