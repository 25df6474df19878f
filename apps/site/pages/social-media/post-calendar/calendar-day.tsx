import type { ReactNode } from "react";
import styles from "./calendar-day.module.css";
import { FestivalPicture, type FestivalPictureName } from "./festival-picture.tsx";
import type { MonthDay } from "./month.ts";

/** A public holiday or festival. */
export interface Festival {
  name: string;
  picture?: FestivalPictureName;
}

interface CalendarDayProps {
  day: MonthDay;
  weekday: string;
  /** The full date, for screen readers. */
  label: string;
  festival: Festival | undefined;
  /** True while a card is dragged over this day. */
  isDropTarget: boolean;
  /** The day's posts. */
  children: readonly ReactNode[];
}

/** A day: a cell of the wall calendar or, on small screens, a row of the agenda. */
export function CalendarDay(props: CalendarDayProps) {
  const { day, weekday, label, festival, isDropTarget, children } = props;
  const classNames = [
    styles.day,
    styles[`weekday${day.weekday}`],
    festival && styles.festivalDay,
    !festival && children.length === 0 && styles.emptyDay,
    isDropTarget && styles.dropTarget,
  ];
  return (
    <li data-day={day.iso} className={classNames.filter(Boolean).join(" ")}>
      <div className={styles.header}>
        <time dateTime={day.iso}>
          <span className="visually-hidden">{label}</span>
          <span className={styles.date} aria-hidden="true">
            {day.dayOfMonth}
          </span>
          <span className={styles.weekday} aria-hidden="true">
            {weekday.slice(0, 3)}
          </span>
        </time>
        {festival && <p className={styles.festival}>{festival.name}</p>}
        {festival?.picture && <FestivalPicture name={festival.picture} />}
      </div>
      {children.length > 0 && <div className={styles.posts}>{children}</div>}
    </li>
  );
}
