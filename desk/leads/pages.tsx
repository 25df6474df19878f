import { type Answer, Refusal, type StaffAsk, doneOf } from "../ask.ts";
import { done, lead as words, leads } from "../copy/leads.ts";
import { errors } from "../copy/shell.ts";
import { renderPage } from "../layout/document.tsx";
import { askToExport, exportLeads } from "./export.ts";
import { filterOf, isFiltered, queryOf } from "./filter.ts";
import { ForgetForm } from "./forget-form.tsx";
import { LeadFilters } from "./lead-filters.tsx";
import { LeadTable } from "./lead-table.tsx";
import { leadPage } from "./lead-page.tsx";
import { liveLeads } from "./live.ts";

export const leadPages = {
  "GET /leads": list,
  "GET /leads/live": liveLeads,
  "GET /leads/export": askToExport,
  "POST /leads/export": exportLeads,
  "GET /leads/:id": (ask) => leadPage(ask),
  "GET /leads/:id/forget": forget,
} satisfies Record<string, Answer>;

const LINES = 50;

async function list({ ports, staff, url }: StaffAsk): Promise<Response> {
  const filter = filterOf(url.searchParams);
  const after = url.searchParams.get("after") ?? undefined;
  const { lines, next } = await ports.leads.list(filter, { after, limit: LINES });
  const query = queryOf(filter);
  const olderQuery = new URLSearchParams([...query, ["after", next ?? ""]]);
  return renderPage({
    title: leads.title,
    staff,
    ports,
    at: "/leads",
    done: doneOf(url, done),
    children: (
      <>
        <LeadFilters filter={filter} people={await ports.accounts.list()} />
        {/* Only the newest page changes by what comes. */}
        <div data-part="leads" data-live={after === undefined ? "/leads/live" : undefined}>
          {lines.length > 0 ? (
            <LeadTable lines={lines} />
          ) : (
            <p className="empty">{isFiltered(filter) ? leads.empty.filtered : leads.empty.none}</p>
          )}
          <nav className="pages" aria-label={leads.title}>
            {after && <a href={`/leads?${query}`}>{leads.newest}</a>}
            {next && <a href={`/leads?${olderQuery}`}>{leads.older}</a>}
            {lines.length > 0 && <a href={`/leads/export?${query}`}>{leads.export}</a>}
          </nav>
        </div>
      </>
    ),
  });
}

async function forget(ask: StaffAsk): Promise<Response> {
  const { ports, staff } = ask;
  const lead = await ports.leads.find(ask.param("id"));
  if (!lead) throw new Refusal(404, errors.leadGone);
  return renderPage({
    title: words.forget.title,
    staff,
    ports,
    at: "/leads",
    children: <ForgetForm lead={lead} />,
  });
}
