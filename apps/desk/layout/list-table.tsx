import type { ReactNode } from "react";

/** The head of a table; column names may repeat. */
export function ColumnHeads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name, index) => (
          <th key={index} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ListTableProps {
  /** The names of the columns. */
  columns: readonly string[];
  className?: string;
  children: ReactNode;
}

/** A list of records as rows. `j` and `k` move between their links (apps/desk/browser/keys.ts). */
export function ListTable({ columns, className = "list", children }: ListTableProps) {
  return (
    <div className="panel">
      <table className={className}>
        <ColumnHeads names={columns} />
        <tbody data-rows="">{children}</tbody>
      </table>
    </div>
  );
}
