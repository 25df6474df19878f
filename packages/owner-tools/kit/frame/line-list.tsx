import type { ReactNode } from "react";
import { frameCopy } from "./copy.ts";
import { FigureField } from "./figure-field.tsx";
import { AddLine, RemoveLine, without } from "./line-buttons.tsx";
import styles from "./line-list.module.css";
import { NameField } from "./name-field.tsx";
import type { FormState } from "./form-state.ts";

/** Words of a list whose lines have names of one's own. */
export interface LineListCopy {
  /** Heads of the columns. */
  name: string;
  amount: string;
  /** Where a line has a second figure. */
  count?: string;
}

interface LineListProps<T, Line extends { label: string }> {
  copy: LineListCopy;
  form: FormState<T>;
  /** Where the list stands among the fields. */
  place: string;
  lines: readonly Line[];
  max: number;
  /** The name of the second figure among a line's fields. */
  second?: string;
  /** More at the end of a line. */
  renderMore?: (line: Line, index: number) => ReactNode;
  empty: Line;
  onChange: (lines: Line[]) => void;
}

/** Lines of an account book: what for, how much. */
export function LineList<T, Line extends { label: string }>(props: LineListProps<T, Line>) {
  const { copy, form, place, lines, max, second, renderMore, empty, onChange } = props;
  const name = (line: Line, index: number) => line.label || frameCopy.unnamed(index + 1);
  return (
    <div className={second ? `${styles.lines} ${styles.two}` : styles.lines}>
      <p className={styles.heads} aria-hidden="true">
        <span>{copy.name}</span>
        <span>{copy.amount}</span>
        {second && <span>{copy.count}</span>}
      </p>
      <ul className={styles.list}>
        {lines.map((line, index) => (
          <li key={index} className={styles.line}>
            <NameField
              label={`${copy.name} ${index + 1}`}
              {...form.bind(`${place}.${index}.label`)}
            />
            <FigureField
              bare
              label={`${name(line, index)}, ${copy.amount}`}
              unit="rupees"
              {...form.bind(`${place}.${index}.amount`)}
            />
            {second && (
              <FigureField
                bare
                label={`${name(line, index)}, ${copy.count}`}
                unit="count"
                {...form.bind(`${place}.${index}.${second}`)}
              />
            )}
            <RemoveLine name={name(line, index)} onRemove={() => onChange(without(lines, index))} />
            {renderMore?.(line, index)}
          </li>
        ))}
      </ul>
      {lines.length < max && <AddLine onAdd={() => onChange([...lines, empty])} />}
    </div>
  );
}
