import {
  type ApplicationSummary,
  DECISION_STATES,
  type DecisionState,
} from "@angadi/desk-ports/affiliates";
import { type Handler, type StaffContext } from "../request/request-context.ts";
import { BulkConflicts, loadConflicts } from "../bulk/conflicts.tsx";
import { SelectRow } from "../bulk/selection.tsx";
import { BulkMessage, readUndoCount } from "../bulk/undo.tsx";
import { bulkCopy } from "../copy/bulk.ts";
import { affiliatesCopy, decisionStateLabels } from "../copy/affiliates.ts";
import { leadsCopy } from "../copy/leads.ts";
import { ListTable } from "../layout/list-table.tsx";
import { renderPage } from "../layout/document.tsx";
import { Time } from "../layout/time.tsx";
import { renderApplicationPage } from "./application-page.tsx";
import { BulkDecision, formatDecisionsMessage, parseApplicationListQuery } from "./bulk.tsx";
import { approveApplication, declineApplication } from "./decide.ts";
import { revokeStatsLink, createStatsLink } from "./stats-link.tsx";

export const affiliatePages = {
  "GET /affiliates": renderList,
  "GET /affiliates/:id": (context) => renderApplicationPage(context),
  "POST /affiliates/:id/approve": approveApplication,
  "POST /affiliates/:id/decline": declineApplication,
  "POST /affiliates/:id/link": createStatsLink,
  "POST /affiliates/:id/link/end": revokeStatsLink,
} satisfies Record<string, Handler>;

const PAGE_SIZE = 50;

async function renderList(context: StaffContext): Promise<Response> {
  const { ports, staff, url } = context;
  const requestedState = url.searchParams.get("state");
  const state = DECISION_STATES.find((option) => option === requestedState);
  const after = url.searchParams.get("after") ?? undefined;
  const { applications, next } = await ports.affiliates.list({ state, after, limit: PAGE_SIZE });
  const query = parseApplicationListQuery(url.search);
  const message = formatDecisionsMessage({ url, ports }, readUndoCount(url));
  const listUrl = state ? `/affiliates?state=${state}` : "/affiliates";
  return renderPage({
    title: affiliatesCopy.title,
    staff,
    ports,
    currentPath: "/affiliates",
    children: (
      <>
        {message && (
          <BulkMessage message={message} url={url} action="/affiliates/bulk/undo" query={query} />
        )}
        <BulkConflicts conflicts={await loadConflicts(context)} listPath="/affiliates" />
        <StateLinks state={state} />
        {applications.length > 0 ? (
          <form method="post" action="/affiliates/bulk">
            <input type="hidden" name="query" value={query.toString()} />
            <ApplicationTable applications={applications} />
            {applications.some((application) => application.state === "pending") && (
              <BulkDecision />
            )}
          </form>
        ) : (
          <p className="empty">
            {state ? affiliatesCopy.empty.filtered : affiliatesCopy.empty.none}
          </p>
        )}
        <nav className="pagination" aria-label={affiliatesCopy.title}>
          {after && <a href={listUrl}>{affiliatesCopy.newest}</a>}
          {next && (
            <a href={`${listUrl}${state ? "&" : "?"}after=${next}`}>{affiliatesCopy.older}</a>
          )}
        </nav>
      </>
    ),
  });
}

function StateLinks({ state }: { state: DecisionState | undefined }) {
  const options = [undefined, ...DECISION_STATES];
  return (
    <nav className="tabs" aria-label={affiliatesCopy.columns.state}>
      {options.map((option) => (
        <a
          key={option ?? ""}
          href={option ? `/affiliates?state=${option}` : "/affiliates"}
          aria-current={option === state ? "page" : undefined}
        >
          {option ? decisionStateLabels[option] : affiliatesCopy.all}
        </a>
      ))}
    </nav>
  );
}

function ApplicationTable({ applications }: { applications: readonly ApplicationSummary[] }) {
  return (
    <ListTable columns={[bulkCopy.column, ...Object.values(affiliatesCopy.columns)]}>
      {applications.map((application) => (
        <tr key={application.id} className={application.state === "pending" ? "unread" : undefined}>
          <SelectRow
            id={application.id}
            name={application.name}
            version={application.version}
            isDisabled={application.state !== "pending"}
          />
          <td className="timestamp">
            <Time at={application.createdAt} />
          </td>
          <td>
            <a href={`/affiliates/${application.id}`} data-row-link="">
              {application.name}
            </a>{" "}
            <span className="email">{application.email}</span>
            {application.isSample && <span className="tag">{leadsCopy.sample}</span>}
          </td>
          <td>{application.company}</td>
          <td>{application.type}</td>
          <td>
            <span className={`status ${application.state}`}>
              {decisionStateLabels[application.state]}
            </span>
          </td>
          <td data-label={affiliatesCopy.columns.partner}>{application.partnerId}</td>
        </tr>
      ))}
    </ListTable>
  );
}
