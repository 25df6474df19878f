import type { ReactNode } from "react";

/** The head of a table; headings may repeat. */
export function TableHead({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((heading, index) => (
          <th key={index} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface ListTableProps {
  /** The column headings. */
  columns: readonly string[];
  className?: string;
  children: ReactNode;
}

/** A list of records as rows. `j` and `k` move between their links (apps/desk/browser/keys.ts). */
export function ListTable({ columns, className = "list", children }: ListTableProps) {
  return (
    <div className="panel">
      <table className={className}>
        <TableHead columns={columns} />
        <tbody data-rows="">{children}</tbody>
      </table>
    </div>
  );
}
