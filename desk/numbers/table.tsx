import { numbers as words } from "../copy/numbers.ts";

export interface NumberTable {
  title: string;
  note?: string;
  /** Headings, that of the names first. */
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly (number | string)[] }[];
}

const NUMBER = new Intl.NumberFormat("en-IN");

/** Figures under their heading; says so where there are none. */
export function NumbersTable({ title, note, columns, rows }: NumberTable) {
  return (
    <section aria-label={title} className="part">
      <h2>{title}</h2>
      {note && <p className="hint">{note}</p>}
      {rows.length === 0 ? (
        <p className="empty">{words.none}</p>
      ) : (
        <div className="sheet numbers">
          <table>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, cells }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={index}>{typeof cell === "number" ? NUMBER.format(cell) : cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
