import { numbersCopy as copy } from "../copy/numbers.ts";
import { TableHead } from "../layout/list-table.tsx";
import { FormattedNumber } from "../layout/formatted-number.tsx";
import { DeskDay } from "../layout/time.tsx";

interface NumbersRow {
  name: string;
  /** The date of a row for a day, or the first day of a week: `2026-11-02`. */
  day?: string | undefined;
  cells: readonly (number | string)[];
}

interface NumbersTableProps {
  /** Column headings; the first is for the row names. */
  columns: readonly string[];
  rows: readonly NumbersRow[];
}

export interface NumbersSectionProps extends NumbersTableProps {
  title: string;
  note?: string;
}

/** A table of numbers with a heading, or a message if it is empty. */
export function NumbersSection({ title, note, ...table }: NumbersSectionProps) {
  return (
    <section aria-label={title} className="section">
      <h2>{title}</h2>
      {note && <p className="hint">{note}</p>}
      {table.rows.length === 0 ? <p className="empty">{copy.none}</p> : <NumbersTable {...table} />}
    </section>
  );
}

/** One row per name. On phones each cell shows its heading (apps/desk/styles/numbers.css). */
export function NumbersTable({ columns, rows }: NumbersTableProps) {
  return (
    <div className="panel numbers">
      <table>
        <TableHead columns={columns} />
        <tbody>
          {rows.map(({ name, day, cells }) => (
            <tr key={name}>
              <th scope="row">{day ? <DeskDay at={day}>{name}</DeskDay> : name}</th>
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
