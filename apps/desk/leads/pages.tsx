import {
  type Handler,
  HttpError,
  type StaffContext,
  readMessage,
} from "../request/request-context.ts";
import { BulkConflicts, loadConflicts } from "../bulk/conflicts.tsx";
import { BulkMessage, readUndoCount } from "../bulk/undo.tsx";
import { flashMessages, leadCopy as copy, leadsCopy } from "../copy/leads.ts";
import { errorsCopy } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { BulkStatus, formatLeadsMessage } from "./bulk.tsx";
import { renderExportPrompt, exportLeads } from "./export.ts";
import { parseFilter, isFiltered, toQuery } from "./filter.ts";
import { DeletePersonForm } from "./delete-person-form.tsx";
import { LeadFilters } from "./lead-filters.tsx";
import { LeadTable } from "./lead-table.tsx";
import { renderLeadPage } from "./lead-page.tsx";
import { streamLead, streamLeads } from "./live.ts";
import { type RejectedName, SavedFilterLinks } from "./saved-filters.tsx";

export const leadPages = {
  "GET /leads": (context) => renderLeadsPage(context),
  "GET /leads/live": streamLeads,
  "GET /leads/export": renderExportPrompt,
  "POST /leads/export": exportLeads,
  "GET /leads/:id": (context) => renderLeadPage(context),
  "GET /leads/:id/live": streamLead,
  "GET /leads/:id/forget": renderDeletePersonPage,
} satisfies Record<string, Handler>;

const PAGE_SIZE = 50;

/** Renders the list. `rejectedName`: the filter could not be saved under this name. */
export async function renderLeadsPage(
  { ports, staff, url }: StaffContext,
  rejectedName?: RejectedName,
): Promise<Response> {
  const filter = parseFilter(url.searchParams);
  const after = url.searchParams.get("after") ?? undefined;
  const { leads: rows, next } = await ports.leads.list(filter, { after, limit: PAGE_SIZE });
  const query = toQuery(filter);
  const message = formatLeadsMessage(url, readUndoCount(url));
  const olderQuery = new URLSearchParams([...query, ["after", next ?? ""]]);
  return renderPage({
    title: leadsCopy.title,
    staff,
    ports,
    currentPath: "/leads",
    status: rejectedName ? 422 : 200,
    flashMessage: readMessage(url, flashMessages),
    children: (
      <>
        {message && (
          <BulkMessage message={message} url={url} action="/leads/bulk/undo" query={query} />
        )}
        <BulkConflicts conflicts={await loadConflicts({ ports, staff, url })} listPath="/leads" />
        <LeadFilters
          filter={filter}
          people={await ports.accounts.list()}
          campaigns={await ports.leads.listCampaigns()}
        />
        <SavedFilterLinks
          savedFilters={await ports.savedFilters.list(staff)}
          filter={filter}
          rejectedName={rejectedName}
        />
        {/* New leads change only the first page. */}
        <div data-part="leads" data-live={after === undefined ? "/leads/live" : undefined}>
          {rows.length > 0 ? (
            <form method="post" action="/leads/bulk">
              <input type="hidden" name="query" value={query.toString()} />
              <LeadTable leads={rows} isSelectable />
              <BulkStatus />
            </form>
          ) : (
            <p className="empty">
              {isFiltered(filter) ? leadsCopy.empty.filtered : leadsCopy.empty.none}
            </p>
          )}
          <nav className="pagination" aria-label={leadsCopy.title}>
            {after && <a href={`/leads?${query.toString()}`}>{leadsCopy.newest}</a>}
            {next && <a href={`/leads?${olderQuery.toString()}`}>{leadsCopy.older}</a>}
            {rows.length > 0 && (
              <a href={`/leads/export?${query.toString()}`}>{leadsCopy.export}</a>
            )}
          </nav>
        </div>
      </>
    ),
  });
}

async function renderDeletePersonPage(context: StaffContext): Promise<Response> {
  const { ports, staff } = context;
  const lead = await ports.leads.find(context.param("id"));
  if (!lead) throw new HttpError(404, errorsCopy.leadNotFound);
  return renderPage({
    title: copy.deletePerson.title,
    staff,
    ports,
    currentPath: "/leads",
    children: <DeletePersonForm lead={lead} />,
  });
}
