import type { LogEntry } from "@angadi/desk-ports/log";
import type { Handler, StaffContext } from "../request/request-context.ts";
import { actions, log } from "../copy/log.ts";
import { ColumnHeads } from "../layout/column-heads.tsx";
import { renderPage } from "../layout/document.tsx";
import { Time } from "../layout/time.tsx";
import { describeChange } from "./log-lines.tsx";

export const logPages = { "GET /log": page } satisfies Record<string, Handler>;

const PAGE_SIZE = 100;

async function page({ ports, staff, url }: StaffContext): Promise<Response> {
  const before = url.searchParams.get("before") ?? undefined;
  const found = await ports.log.list({ before, limit: PAGE_SIZE + 1 });
  const entries = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? entries.at(-1) : undefined;
  return renderPage({
    title: log.title,
    staff,
    ports,
    currentPath: "/log",
    children: (
      <>
        <p className="hint">{log.explanation}</p>
        {entries.length === 0 ? <p className="empty">{log.none}</p> : <Table entries={entries} />}
        <nav className="pages" aria-label={log.title}>
          {before && <a href="/log">{log.newest}</a>}
          {last && <a href={`/log?before=${last.id}`}>{log.older}</a>}
        </nav>
      </>
    ),
  });
}

function Table({ entries }: { entries: readonly LogEntry[] }) {
  const { at, who, what, subject, change } = log.columns;
  return (
    <div className="sheet">
      <table className="list">
        <ColumnHeads names={[at, who, what, subject, change]} />
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                <Time at={entry.at} />
              </td>
              <td>{entry.staffName}</td>
              <td>{actions[entry.action] ?? entry.action}</td>
              <td>{entry.subject}</td>
              <td>{describeChange(entry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
