import { partnerNumbersCopy as copy } from "@angadi/content/pages/partner-numbers";
import type { PartnerDay } from "@angadi/contract/partner-numbers";
import { formatNumber } from "@angadi/formats/format-number";
import styles from "./partner-page.module.css";

/** The metrics of a day, in column order. */
export const METRICS = ["visits", "handOffs", "messages", "applications"] as const;

const DAY_FORMAT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "Asia/Kolkata",
});
/** Formats a day (`2026-11-23`) or a timestamp as "23 Nov". */
export const formatDayAndMonth = (iso: string): string => DAY_FORMAT.format(new Date(iso));

/** A table with one row per day. */
export function DayTable({ name, days }: { name: string; days: readonly PartnerDay[] }) {
  return (
    <table className={styles.days}>
      <caption className="visually-hidden">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.table.day}</th>
          {METRICS.map((metric) => (
            <th key={metric} scope="col">
              {copy.metrics[metric]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <time dateTime={day.day}>{formatDayAndMonth(day.day)}</time>
            </th>
            {METRICS.map((metric) => (
              <td key={metric} className={day[metric] === 0 ? styles.zero : undefined}>
                {formatNumber(day[metric])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
