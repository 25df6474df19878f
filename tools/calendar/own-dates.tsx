import { dateBook } from "./dates/all.ts";
import { TextField } from "#ui/field/field.tsx";
import { Aside } from "../kit/steps/fields.tsx";
import { LONGEST_TITLE, MOST_OWN, type OwnDate, isDay, newId } from "./choices.ts";
import styles from "./calendar.module.css";
import type { CalendarStepWords } from "./copy-type.ts";

interface OwnDatesProps {
  words: CalendarStepWords["own"];
  own: readonly OwnDate[];
  onChange: (own: readonly OwnDate[]) => void;
}

/** Dates that no list can know. */
export function OwnDates({ words, own, onChange }: OwnDatesProps) {
  const set = (id: string, part: Partial<OwnDate>) =>
    onChange(own.map((date) => (date.id === id ? { ...date, ...part } : date)));
  return (
    <>
      <Aside>{words.intro}</Aside>
      {own.map(({ id, title, day }) => (
        <div key={id} className={styles.ownDate}>
          <TextField
            label={words.title}
            value={title}
            maxLength={LONGEST_TITLE}
            error={title.trim() === "" && day !== "" ? words.noTitle : undefined}
            onChange={({ currentTarget }) => set(id, { title: currentTarget.value })}
          />
          <TextField
            label={words.day}
            type="date"
            value={day}
            min={dateBook.from}
            error={title.trim() !== "" && !isDay(day) ? words.noDay : undefined}
            onChange={({ currentTarget }) => set(id, { day: currentTarget.value })}
          />
          <button
            type="button"
            className={styles.all}
            onClick={() => onChange(own.filter((date) => date.id !== id))}
          >
            {words.remove(title.trim())}
          </button>
        </div>
      ))}
      {own.length < MOST_OWN ? (
        <button
          type="button"
          className={styles.all}
          onClick={() => onChange([...own, { id: newId(), title: "", day: "" }])}
        >
          {words.add}
        </button>
      ) : (
        <Aside>{words.full}</Aside>
      )}
    </>
  );
}
