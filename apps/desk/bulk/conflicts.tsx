import { Fragment } from "react";
import type { Staff } from "@angadi/desk-ports/staff";
import { bulk as copy } from "../copy/bulk.ts";
import { EventTitle } from "../layout/event-title.tsx";
import type { Ports } from "../request/ports.ts";
import type { SelectedRow } from "./selection.tsx";

/** The query parameter with the selected rows that a bulk action skipped. */
export const SKIPPED_PARAM = "left";

/** The selected leads or applications that colleagues changed since the list was loaded. */
export async function findSkippedRows(
  { ports, staff }: { ports: Ports; staff: Staff },
  rows: readonly SelectedRow[],
): Promise<SelectedRow[]> {
  const conflicts = new Set((await ports.leads.listConflicts(staff, rows)).map(({ id }) => id));
  return rows.filter(({ id }) => conflicts.has(id));
}

export const encodeRows = (rows: readonly SelectedRow[]): string =>
  rows.map(({ id, version }) => `${id}:${version}`).join(" ");

interface BulkConflictsProps {
  conflicts: Awaited<ReturnType<Ports["leads"]["listConflicts"]>>;
  /** The path of the rows' pages. */
  list: "/leads" | "/affiliates";
}

/** The rows that the last bulk action skipped, each with the change that caused it. */
export function BulkConflicts({ conflicts, list }: BulkConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <section className="notice error-notice" role="alert">
      <p>{copy.skipped(conflicts.length)}</p>
      <ul>
        {conflicts.map(({ id, name, changes }) => (
          <li key={id}>
            <a href={`${list}/${id}`}>{name}</a>
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

/** Loads the changes to the rows that the last bulk action skipped, which the URL names. */
export function loadConflicts({ ports, staff, url }: { ports: Ports; staff: Staff; url: URL }) {
  const rows = url.searchParams.get(SKIPPED_PARAM)?.split(" ").slice(0, MAX_SKIPPED) ?? [];
  return ports.leads.listConflicts(
    staff,
    rows.filter(Boolean).map((row) => {
      const [id = "", version] = row.split(":");
      return { id, version: Number(version) || 0 };
    }),
  );
}

const MAX_SKIPPED = 100;
