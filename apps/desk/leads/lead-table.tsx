import type { LeadSummary } from "@angadi/desk-ports/leads";
import { SelectRow } from "../bulk/selection.tsx";
import { bulkCopy } from "../copy/bulk.ts";
import { leadKindLabels, leadsCopy as copy, leadStatusLabels } from "../copy/leads.ts";
import { ListTable } from "../layout/list-table.tsx";
import { Time } from "../layout/time.tsx";

interface LeadTableProps {
  leads: readonly LeadSummary[];
  /** Adds a checkbox to each row. */
  isSelectable?: boolean;
}

/** A page of leads. `j` and `k` move between the names (apps/desk/browser/keys.ts). */
export function LeadTable({ leads, isSelectable = false }: LeadTableProps) {
  const names = Object.values(copy.columns);
  return (
    <ListTable className="list leads" columns={isSelectable ? [bulkCopy.column, ...names] : names}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} isSelectable={isSelectable} />
      ))}
    </ListTable>
  );
}

function LeadRow({ lead, isSelectable }: { lead: LeadSummary; isSelectable: boolean }) {
  const { id, createdAt, name, email, kind, excerpt, status, ownerName, isSample, version } = lead;
  return (
    <tr className={status === "new" ? "unread" : undefined}>
      {isSelectable && <SelectRow id={id} name={name} version={version} />}
      <td className="timestamp">
        <Time at={createdAt} />
      </td>
      <td>
        <a href={`/leads/${id}`} data-row-link="">
          {name}
        </a>{" "}
        <span className="email">{email}</span>
        {isSample && <span className="tag">{copy.sample}</span>}
      </td>
      <td>{leadKindLabels[kind]}</td>
      <td className="excerpt">{excerpt}</td>
      <td>
        <span className={`status ${status}`}>{leadStatusLabels[status]}</span>
      </td>
      <td>{ownerName}</td>
    </tr>
  );
}
