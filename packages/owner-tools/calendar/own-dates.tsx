import { calendarData } from "./dates/all.ts";
import { TextField } from "@angadi/ui/field/field";
import { Hint } from "../kit/steps/fields.tsx";
import { MAX_TITLE_LENGTH, MAX_OWN_DATES, type OwnDate, isDay, createDateId } from "./choices.ts";
import frame from "../kit/frame/frame.module.css";
import styles from "./calendar.module.css";
import type { CalendarStepCopy } from "./copy.ts";

interface OwnDatesProps {
  copy: CalendarStepCopy["own"];
  ownDates: readonly OwnDate[];
  onChange: (ownDates: readonly OwnDate[]) => void;
}

export function OwnDates({ copy, ownDates, onChange }: OwnDatesProps) {
  const updateDate = (id: string, changes: Partial<OwnDate>) =>
    onChange(ownDates.map((date) => (date.id === id ? { ...date, ...changes } : date)));
  return (
    <>
      <Hint>{copy.intro}</Hint>
      {ownDates.map(({ id, title, day }) => (
        <div key={id} className={styles.ownDate}>
          <TextField
            label={copy.title}
            value={title}
            maxLength={MAX_TITLE_LENGTH}
            error={title.trim() === "" && day !== "" ? copy.noTitle : undefined}
            onChange={({ currentTarget }) => updateDate(id, { title: currentTarget.value })}
          />
          <TextField
            label={copy.day}
            type="date"
            value={day}
            min={calendarData.from}
            error={title.trim() !== "" && !isDay(day) ? copy.noDay : undefined}
            onChange={({ currentTarget }) => updateDate(id, { day: currentTarget.value })}
          />
          <button
            type="button"
            className={`${frame.smallButton} ${styles.ownDateButton}`}
            onClick={() => onChange(ownDates.filter((date) => date.id !== id))}
          >
            {copy.remove(title.trim())}
          </button>
        </div>
      ))}
      {ownDates.length < MAX_OWN_DATES ? (
        <button
          type="button"
          className={`${frame.smallButton} ${styles.ownDateButton}`}
          onClick={() => onChange([...ownDates, { id: createDateId(), title: "", day: "" }])}
        >
          {copy.add}
        </button>
      ) : (
        <Hint>{copy.full}</Hint>
      )}
    </>
  );
}
