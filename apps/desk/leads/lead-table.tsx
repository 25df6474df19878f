import type { LeadLine } from "@angadi/desk-ports/leads";
import { SelectRow } from "../bulk/selection.tsx";
import { bulk } from "../copy/bulk.ts";
import { kinds, leads, statuses } from "../copy/leads.ts";
import { ColumnHeads } from "../layout/column-heads.tsx";
import { Time } from "../layout/time.tsx";

interface LeadTableProps {
  lines: readonly LeadLine[];
  /** Adds a checkbox to each row. */
  isSelectable?: boolean;
}

/** A page of leads. `j` and `k` move between the names (apps/desk/browser/keys.ts). */
export function LeadTable({ lines, isSelectable = false }: LeadTableProps) {
  const names = Object.values(leads.columns);
  return (
    <div className="sheet">
      <table className="list leads" data-lines="">
        <ColumnHeads names={isSelectable ? [bulk.column, ...names] : names} />
        <tbody>
          {lines.map((line) => (
            <Line key={line.id} line={line} isSelectable={isSelectable} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Line({ line, isSelectable }: { line: LeadLine; isSelectable: boolean }) {
  const { id, createdAt, name, email, kind, excerpt, status, ownerName, isSample, version } = line;
  return (
    <tr className={status === "new" ? "unread" : undefined}>
      {isSelectable && <SelectRow id={id} name={name} version={version} />}
      <td className="when">
        <Time at={createdAt} />
      </td>
      <td>
        <a href={`/leads/${id}`} data-line="">
          {name}
        </a>{" "}
        <span className="mail">{email}</span>
        {isSample && <span className="tag">{leads.sample}</span>}
      </td>
      <td>{kinds[kind]}</td>
      <td className="excerpt">{excerpt}</td>
      <td>
        <span className={`status ${status}`}>{statuses[status]}</span>
      </td>
      <td>{ownerName}</td>
    </tr>
  );
}
