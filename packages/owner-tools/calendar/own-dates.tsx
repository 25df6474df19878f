import { dateBook } from "./dates/all.ts";
import { TextField } from "@angadi/ui/field/field";
import { Hint } from "../kit/steps/fields.tsx";
import { MAX_TITLE_LENGTH, MAX_OWN, type OwnDate, isDay, newId } from "./choices.ts";
import frame from "../kit/frame/frame.module.css";
import styles from "./calendar.module.css";
import type { CalendarStepCopy } from "./copy.ts";

interface OwnDatesProps {
  copy: CalendarStepCopy["own"];
  own: readonly OwnDate[];
  onChange: (own: readonly OwnDate[]) => void;
}

/** Fields for the owner's own dates. */
export function OwnDates({ copy, own, onChange }: OwnDatesProps) {
  const set = (id: string, part: Partial<OwnDate>) =>
    onChange(own.map((date) => (date.id === id ? { ...date, ...part } : date)));
  return (
    <>
      <Hint>{copy.intro}</Hint>
      {own.map(({ id, title, day }) => (
        <div key={id} className={styles.ownDate}>
          <TextField
            label={copy.title}
            value={title}
            maxLength={MAX_TITLE_LENGTH}
            error={title.trim() === "" && day !== "" ? copy.noTitle : undefined}
            onChange={({ currentTarget }) => set(id, { title: currentTarget.value })}
          />
          <TextField
            label={copy.day}
            type="date"
            value={day}
            min={dateBook.from}
            error={title.trim() !== "" && !isDay(day) ? copy.noDay : undefined}
            onChange={({ currentTarget }) => set(id, { day: currentTarget.value })}
          />
          <button
            type="button"
            className={`${frame.small} ${styles.start}`}
            onClick={() => onChange(own.filter((date) => date.id !== id))}
          >
            {copy.remove(title.trim())}
          </button>
        </div>
      ))}
      {own.length < MAX_OWN ? (
        <button
          type="button"
          className={`${frame.small} ${styles.start}`}
          onClick={() => onChange([...own, { id: newId(), title: "", day: "" }])}
        >
          {copy.add}
        </button>
      ) : (
        <Hint>{copy.full}</Hint>
      )}
    </>
  );
}
