import type { ReactNode } from "react";
import { frameCopy } from "./copy.ts";
import { FigureField } from "./figure-field.tsx";
import { AddLineButton, RemoveLineButton } from "./line-buttons.tsx";
import styles from "./line-list.module.css";
import { NameField } from "./name-field.tsx";
import type { FormState } from "./form-state.ts";

export interface LineListCopy {
  /** Column headings. */
  name: string;
  amount: string;
  /** Heading of the second number of a line, if it has one. */
  count?: string;
}

interface LineListProps<T, Line extends { label: string }> {
  copy: LineListCopy;
  form: FormState<T>;
  /** Path of the list in the fields. */
  path: string;
  lines: readonly Line[];
  maxLines: number;
  /** Field name of a line's second number. */
  countField?: string;
  /** Renders more content at the end of a line. */
  renderMore?: (line: Line, index: number) => ReactNode;
  emptyLine: Line;
  onChange: (lines: Line[]) => void;
}

/** An editable list of lines: a name and an amount each. */
export function LineList<T, Line extends { label: string }>(props: LineListProps<T, Line>) {
  const { copy, form, path, lines, maxLines, countField, renderMore, emptyLine, onChange } = props;
  const getName = (line: Line, index: number) => line.label || frameCopy.unnamedLine(index + 1);
  return (
    <div className={countField ? `${styles.lines} ${styles.withCount}` : styles.lines}>
      <p className={styles.headings} aria-hidden="true">
        <span>{copy.name}</span>
        <span>{copy.amount}</span>
        {countField && <span>{copy.count}</span>}
      </p>
      <ul className={styles.list}>
        {lines.map((line, index) => (
          <li key={index} className={styles.line}>
            <NameField
              label={`${copy.name} ${index + 1}`}
              {...form.bind(`${path}.${index}.label`)}
            />
            <FigureField
              hideLabel
              label={`${getName(line, index)}, ${copy.amount}`}
              unit="rupees"
              {...form.bind(`${path}.${index}.amount`)}
            />
            {countField && (
              <FigureField
                hideLabel
                label={`${getName(line, index)}, ${copy.count}`}
                unit="count"
                {...form.bind(`${path}.${index}.${countField}`)}
              />
            )}
            <RemoveLineButton
              name={getName(line, index)}
              onRemove={() => onChange(lines.toSpliced(index, 1))}
            />
            {renderMore?.(line, index)}
          </li>
        ))}
      </ul>
      {lines.length < maxLines && <AddLineButton onAdd={() => onChange([...lines, emptyLine])} />}
    </div>
  );
}
