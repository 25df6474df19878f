import type { LogEntry } from "@angadi/desk-ports/log";
import type { Handler, StaffContext } from "../request/request-context.ts";
import { actionLabels, logCopy } from "../copy/log.ts";
import { ListTable } from "../layout/list-table.tsx";
import { renderPage } from "../layout/document.tsx";
import { Time } from "../layout/time.tsx";
import { describeChange } from "./log-entries.tsx";

export const logPages = { "GET /log": renderLogPage } satisfies Record<string, Handler>;

const PAGE_SIZE = 100;

async function renderLogPage({ ports, staff, url }: StaffContext): Promise<Response> {
  const before = url.searchParams.get("before") ?? undefined;
  const rows = await ports.log.list({ before, limit: PAGE_SIZE + 1 });
  const entries = rows.slice(0, PAGE_SIZE);
  const hasOlder = rows.length > PAGE_SIZE;
  return renderPage({
    title: logCopy.title,
    staff,
    ports,
    currentPath: "/log",
    children: (
      <>
        <p className="hint">{logCopy.explanation}</p>
        {entries.length === 0 ? (
          <p className="empty">{logCopy.none}</p>
        ) : (
          <LogTable entries={entries} />
        )}
        <nav className="pagination" aria-label={logCopy.title}>
          {before && <a href="/log">{logCopy.newest}</a>}
          {hasOlder && <a href={`/log?before=${entries.at(-1)?.id}`}>{logCopy.older}</a>}
        </nav>
      </>
    ),
  });
}

function LogTable({ entries }: { entries: readonly LogEntry[] }) {
  const { at, actor, action, subject, change } = logCopy.columns;
  return (
    <ListTable columns={[at, actor, action, subject, change]}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <td>
            <Time at={entry.at} />
          </td>
          <td>{entry.staffName}</td>
          <td>{actionLabels[entry.action] ?? entry.action}</td>
          <td>{entry.subject}</td>
          <td>{describeChange(entry)}</td>
        </tr>
      ))}
    </ListTable>
  );
}
