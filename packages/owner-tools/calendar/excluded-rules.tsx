import type { DateBook } from "./dates/date-rules.ts";
import frame from "../kit/frame/frame.module.css";
import styles from "./calendar.module.css";
import type { CalendarListCopy } from "./copy.ts";

interface ExcludedRulesProps {
  book: DateBook;
  excludedIds: readonly string[];
  copy: CalendarListCopy;
  onChange: (excludedIds: readonly string[]) => void;
}

/** The events the owner has left out, with buttons to restore them. */
export function ExcludedRules({ book, excludedIds, copy, onChange }: ExcludedRulesProps) {
  const allEvents = [...book.due, ...book.habits, ...book.recurringRules, ...book.festivals];
  const left = [...new Set(excludedIds)].flatMap(
    (id) => allEvents.find((rule) => rule.id === id) ?? [],
  );
  if (left.length === 0) return null;
  return (
    <section className={styles.leftOut}>
      <h4>{copy.leftOut}</h4>
      {left.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={frame.small}
          onClick={() => onChange(excludedIds.filter((excludedId) => excludedId !== id))}
        >
          {copy.putBack(hidePlaceholders(title))}
        </button>
      ))}
    </section>
  );
}

/** A title without its variable part: "GSTR-1: bills of …". */
const hidePlaceholders = (title: string) => title.replace(/\{\w+\}/, "…");
