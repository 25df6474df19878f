import { partnerNumbersCopy as copy } from "@angadi/content/pages/partner-numbers";
import type { PartnerDay } from "@angadi/contract/partner-numbers";
import styles from "./partner-page.module.css";

/** What is counted per day, in column order. */
export const PARTS = ["visits", "handOffs", "messages", "applications"] as const;

const NUMBER = new Intl.NumberFormat("en-IN");
export const figure = (count: number): string => NUMBER.format(count);

const DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "Asia/Kolkata",
});
/** Formats a day (`2026-11-23`) or a timestamp as "23 Nov". */
export const dayName = (iso: string): string => DAY.format(new Date(iso));

/** A table with one row per day. */
export function DayTable({ name, days }: { name: string; days: readonly PartnerDay[] }) {
  return (
    <table className={styles.days}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.table.day}</th>
          {PARTS.map((part) => (
            <th key={part} scope="col">
              {copy.parts[part]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <time dateTime={day.day}>{dayName(day.day)}</time>
            </th>
            {PARTS.map((part) => (
              <td key={part} className={day[part] === 0 ? styles.none : undefined}>
                {figure(day[part])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
