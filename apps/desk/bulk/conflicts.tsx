import { Fragment } from "react";
import type { Staff } from "@angadi/desk-ports/staff";
import { bulk as copy } from "../copy/bulk.ts";
import { EventTitle } from "../layout/event-title.tsx";
import type { Ports } from "../request/ports.ts";
import type { SelectedRow } from "./selection.tsx";

/** The query parameter with the selected rows that a bulk action left as they are. */
export const LEFT = "left";

/** Of the selected leads or applications, those that others have changed since the list was shown. */
export async function findLeftRows(
  { ports, staff }: { ports: Ports; staff: Staff },
  rows: readonly SelectedRow[],
): Promise<SelectedRow[]> {
  const conflicts = new Set((await ports.leads.listConflicts(staff, rows)).map(({ id }) => id));
  return rows.filter(({ id }) => conflicts.has(id));
}

export const encodeLeftRows = (rows: readonly SelectedRow[]): string =>
  rows.map(({ id, version }) => `${id}:${version}`).join(" ");

interface BulkConflictsProps {
  conflicts: Awaited<ReturnType<Ports["leads"]["listConflicts"]>>;
  /** The path of the rows' pages. */
  list: "/leads" | "/affiliates";
}

/** Says which rows the bulk action that redirected to this URL has left as they are, and why. */
export function BulkConflicts({ conflicts, list }: BulkConflictsProps) {
  if (conflicts.length === 0) return null;
  return (
    <section className="notice bad-notice" role="alert">
      <p>{copy.left(conflicts.length)}</p>
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

/** Reads them again for the page that the bulk action redirected to. */
export function readConflicts({ ports, staff, url }: { ports: Ports; staff: Staff; url: URL }) {
  const rows = (url.searchParams.get(LEFT) ?? "").split(" ").slice(0, MAX_LEFT).filter(Boolean);
  return ports.leads.listConflicts(
    staff,
    rows.map((row) => {
      const [id = "", version] = row.split(":");
      return { id, version: Number(version) || 0 };
    }),
  );
}

const MAX_LEFT = 100;
