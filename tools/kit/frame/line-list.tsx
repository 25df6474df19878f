import type { ReactNode } from "react";
import { frameWords } from "./copy.ts";
import { FigureField } from "./figure-field.tsx";
import { AddLine, RemoveLine, without } from "./line-buttons.tsx";
import styles from "./line-list.module.css";
import { NameField } from "./name-field.tsx";
import type { Sheet } from "./sheet.ts";

/** Words of a list whose lines have names of one's own. */
export interface LineListWords {
  /** Heads of the columns. */
  name: string;
  amount: string;
  /** Where a line has a second figure. */
  count?: string;
}

interface LineListProps<T, Line extends { label: string }> {
  words: LineListWords;
  sheet: Sheet<T>;
  /** Where the list stands among the fields. */
  place: string;
  lines: readonly Line[];
  most: number;
  /** The name of the second figure among a line's fields. */
  second?: string;
  /** More at the end of a line. */
  renderMore?: (line: Line, index: number) => ReactNode;
  empty: Line;
  onChange: (lines: Line[]) => void;
}

/** Lines of an account book: what for, how much. */
export function LineList<T, Line extends { label: string }>(props: LineListProps<T, Line>) {
  const { words, sheet, place, lines, most, second, renderMore, empty, onChange } = props;
  const name = (line: Line, index: number) => line.label || frameWords.unnamed(index + 1);
  return (
    <div className={second ? `${styles.lines} ${styles.two}` : styles.lines}>
      <p className={styles.heads} aria-hidden="true">
        <span>{words.name}</span>
        <span>{words.amount}</span>
        {second && <span>{words.count}</span>}
      </p>
      <ul className={styles.list}>
        {lines.map((line, index) => (
          <li key={index} className={styles.line}>
            <NameField
              label={`${words.name} ${index + 1}`}
              {...sheet.bind(`${place}.${index}.label`)}
            />
            <FigureField
              bare
              label={`${name(line, index)}, ${words.amount}`}
              unit="rupees"
              {...sheet.bind(`${place}.${index}.amount`)}
            />
            {second && (
              <FigureField
                bare
                label={`${name(line, index)}, ${words.count}`}
                unit="count"
                {...sheet.bind(`${place}.${index}.${second}`)}
              />
            )}
            <RemoveLine name={name(line, index)} onRemove={() => onChange(without(lines, index))} />
            {renderMore?.(line, index)}
          </li>
        ))}
      </ul>
      {lines.length < most && <AddLine onAdd={() => onChange([...lines, empty])} />}
    </div>
  );
}
