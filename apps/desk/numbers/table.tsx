import { numbers as copy } from "../copy/numbers.ts";
import { TableHead } from "../layout/list-table.tsx";
import { FormattedNumber } from "../layout/formatted-number.tsx";
import { Day } from "../layout/time.tsx";

interface FiguresRow {
  name: string;
  /** The date of a row for a day, or the first day of a week: `2026-11-02`. */
  day?: string | undefined;
  cells: readonly (number | string)[];
}

interface FiguresProps {
  /** Column headings; the first is for the row names. */
  columns: readonly string[];
  rows: readonly FiguresRow[];
}

export interface NumberTable extends FiguresProps {
  title: string;
  note?: string;
}

/** A table of figures with a heading, or a message if it is empty. */
export function NumbersTable({ title, note, ...figures }: NumberTable) {
  return (
    <section aria-label={title} className="section">
      <h2>{title}</h2>
      {note && <p className="hint">{note}</p>}
      {figures.rows.length === 0 ? (
        <p className="empty">{copy.none}</p>
      ) : (
        <FiguresTable {...figures} />
      )}
    </section>
  );
}

/** One row per name. On phones each cell shows its heading (apps/desk/styles/numbers.css). */
export function FiguresTable({ columns, rows }: FiguresProps) {
  return (
    <div className="panel numbers">
      <table>
        <TableHead names={columns} />
        <tbody>
          {rows.map(({ name, day, cells }) => (
            <tr key={name}>
              <th scope="row">{day ? <Day at={day}>{name}</Day> : name}</th>
              {cells.map((cell, index) => (
                <td key={index} data-label={columns[index + 1]}>
                  {typeof cell === "number" ? <FormattedNumber value={cell} /> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
