import type { CalendarData } from "./dates/date-rules.ts";
import frame from "../kit/frame/frame.module.css";
import styles from "./calendar.module.css";
import type { CalendarListCopy } from "./copy.ts";

interface ExcludedRulesProps {
  data: CalendarData;
  excludedIds: readonly string[];
  copy: CalendarListCopy;
  onChange: (excludedIds: readonly string[]) => void;
}

/** Buttons to restore the rules and festivals the owner has excluded. */
export function ExcludedRules({ data, excludedIds, copy, onChange }: ExcludedRulesProps) {
  const rules = [...data.due, ...data.habits, ...data.recurringRules, ...data.festivals];
  const excludedRules = [...new Set(excludedIds)].flatMap(
    (id) => rules.find((rule) => rule.id === id) ?? [],
  );
  if (excludedRules.length === 0) return null;
  return (
    <section className={styles.excluded}>
      <h4>{copy.excluded}</h4>
      {excludedRules.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={frame.smallButton}
          onClick={() => onChange(excludedIds.filter((excludedId) => excludedId !== id))}
        >
          {copy.restore(hidePlaceholders(title))}
        </button>
      ))}
    </section>
  );
}

/** A title with "…" for its placeholders: "GSTR-1: bills of …". */
const hidePlaceholders = (title: string) => title.replace(/\{\w+\}/, "…");
