import {
  type ApplicationLine,
  DECISION_STATES,
  type DecisionState,
} from "@angadi/desk-ports/affiliates";
import { type Handler, type StaffContext } from "../request/request-context.ts";
import { BulkConflicts, readConflicts } from "../bulk/conflicts.tsx";
import { SelectRow } from "../bulk/selection.tsx";
import { BulkDone, readCount } from "../bulk/undo.tsx";
import { bulk } from "../copy/bulk.ts";
import { affiliates, states } from "../copy/affiliates.ts";
import { leads } from "../copy/leads.ts";
import { ColumnHeads } from "../layout/column-heads.tsx";
import { renderPage } from "../layout/document.tsx";
import { Time } from "../layout/time.tsx";
import { renderApplicationPage } from "./application-page.tsx";
import { BulkDecision, formatBulkMessage, parseListQuery } from "./bulk.tsx";
import { approveApplication, rejectApplication } from "./decide.ts";
import { revokeNumbersLink, createNumbersLink } from "./numbers-link.tsx";

export const affiliatePages = {
  "GET /affiliates": list,
  "GET /affiliates/:id": (context) => renderApplicationPage(context),
  "POST /affiliates/:id/approve": approveApplication,
  "POST /affiliates/:id/refuse": rejectApplication,
  "POST /affiliates/:id/link": createNumbersLink,
  "POST /affiliates/:id/link/end": revokeNumbersLink,
} satisfies Record<string, Handler>;

const PAGE_SIZE = 50;

async function list(context: StaffContext): Promise<Response> {
  const { ports, staff, url } = context;
  const requestedState = url.searchParams.get("state");
  const state = DECISION_STATES.find((option) => option === requestedState);
  const after = url.searchParams.get("after") ?? undefined;
  const { lines, next } = await ports.affiliates.list({ state, after, limit: PAGE_SIZE });
  const query = parseListQuery(url.search);
  const message = formatBulkMessage({ url, ports }, readCount(url));
  const base = state ? `/affiliates?state=${state}` : "/affiliates";
  return renderPage({
    title: affiliates.title,
    staff,
    ports,
    currentPath: "/affiliates",
    children: (
      <>
        {message && (
          <BulkDone message={message} url={url} action="/affiliates/bulk/undo" query={query} />
        )}
        <BulkConflicts conflicts={await readConflicts(context)} list="/affiliates" />
        <StateLinks state={state} />
        {lines.length > 0 ? (
          <form method="post" action="/affiliates/bulk">
            <input type="hidden" name="query" value={query.toString()} />
            <Table lines={lines} />
            {lines.some((line) => line.state === "waiting") && <BulkDecision />}
          </form>
        ) : (
          <p className="empty">{state ? affiliates.empty.filtered : affiliates.empty.none}</p>
        )}
        <nav className="pages" aria-label={affiliates.title}>
          {after && <a href={base}>{affiliates.newest}</a>}
          {next && <a href={`${base}${state ? "&" : "?"}after=${next}`}>{affiliates.older}</a>}
        </nav>
      </>
    ),
  });
}

function StateLinks({ state }: { state: DecisionState | undefined }) {
  const links = [undefined, ...DECISION_STATES];
  return (
    <nav className="tabs" aria-label={affiliates.columns.state}>
      {links.map((option) => (
        <a
          key={option ?? ""}
          href={option ? `/affiliates?state=${option}` : "/affiliates"}
          aria-current={option === state ? "page" : undefined}
        >
          {option ? states[option] : affiliates.all}
        </a>
      ))}
    </nav>
  );
}

function Table({ lines }: { lines: readonly ApplicationLine[] }) {
  return (
    <div className="sheet">
      <table className="list" data-lines="">
        <ColumnHeads names={[bulk.column, ...Object.values(affiliates.columns)]} />
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className={line.state === "waiting" ? "unread" : undefined}>
              <SelectRow
                id={line.id}
                name={line.name}
                version={line.version}
                isDisabled={line.state !== "waiting"}
              />
              <td className="when">
                <Time at={line.createdAt} />
              </td>
              <td>
                <a href={`/affiliates/${line.id}`} data-line="">
                  {line.name}
                </a>{" "}
                <span className="mail">{line.email}</span>
                {line.isSample && <span className="tag">{leads.sample}</span>}
              </td>
              <td>{line.company}</td>
              <td>{line.type}</td>
              <td>
                <span className={`status ${line.state}`}>{states[line.state]}</span>
              </td>
              <td data-label={affiliates.columns.partner}>{line.partnerId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
