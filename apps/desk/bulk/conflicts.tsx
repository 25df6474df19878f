import { Fragment } from "react";
import type { Staff } from "@angadi/desk-ports/staff";
import { bulkCopy as copy } from "../copy/bulk.ts";
import { EventTitle } from "../layout/event-title.tsx";
import type { Ports } from "../request/ports.ts";
import type { SelectedRow } from "./selection.tsx";

/** The query parameter with the selected rows that a bulk action did not change. */
export const CONFLICTS_PARAM = "conflicts";

/** The selected leads or applications that colleagues have changed since the list was loaded. */
export async function findConflictingRows(
  { ports, staff }: { ports: Ports; staff: Staff },
  rows: readonly SelectedRow[],
): Promise<SelectedRow[]> {
  const conflictIds = new Set((await ports.leads.listConflicts(staff, rows)).map(({ id }) => id));
  return rows.filter(({ id }) => conflictIds.has(id));
}

export const encodeRows = (rows: readonly SelectedRow[]): string =>
  rows.map(({ id, version }) => `${id}:${version}`).join(" ");

interface BulkConflictsProps {
  conflicts: Awaited<ReturnType<Ports["leads"]["listConflicts"]>>;
  /** The path of the list, below which each row has its page. */
  listPath: "/leads" | "/affiliates";
}

/** The rows that the last bulk action did not change, each with the conflicting change. */
export function BulkConflicts({ conflicts, listPath }: BulkConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <section className="notice error-notice" role="alert">
      <p>{copy.conflicts(conflicts.length)}</p>
      <ul>
        {conflicts.map(({ id, name, changes }) => (
          <li key={id}>
            <a href={`${listPath}/${id}`}>{name}</a>
            {changes.slice(-1).map((event) => (
              <Fragment key={event.id}>
                {" · "}
                <EventTitle event={event} />
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loads the colleagues' changes to the rows that the URL names (`CONFLICTS_PARAM`). */
export function loadConflicts({ ports, staff, url }: { ports: Ports; staff: Staff; url: URL }) {
  const rows = url.searchParams.get(CONFLICTS_PARAM)?.split(" ").slice(0, MAX_CONFLICTS) ?? [];
  return ports.leads.listConflicts(
    staff,
    rows.filter(Boolean).map((row) => {
      const [id = "", version] = row.split(":");
      return { id, version: Number(version) || 0 };
    }),
  );
}

const MAX_CONFLICTS = 100;
