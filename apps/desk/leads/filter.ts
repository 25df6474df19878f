import { type LeadFilter, isLeadKind, isLeadStatus } from "@angadi/desk-ports/leads";
import { PARTNER_ID } from "@angadi/contract/partner-id";

/** The periods to choose from, in days. */
export const DAYS = [1, 7, 30, 90] as const;

const SEARCH_LENGTH = 200;
const CAMPAIGN_LENGTH = 200;

/** Reads a filter from a query string. Invalid values are ignored. */
export function parseFilter(query: URLSearchParams): LeadFilter {
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const [status, kind, owner, partner] = ["status", "kind", "owner", "partner"].map(text);
  const days = Number(text("days"));
  return {
    search: text("q")?.slice(0, SEARCH_LENGTH),
    status: isLeadStatus(status) ? status : undefined,
    kind: isLeadKind(kind) ? kind : undefined,
    ownerId: owner === NOBODY ? "" : owner?.slice(0, 36),
    partnerId: partner !== undefined && PARTNER_ID.test(partner) ? partner : undefined,
    campaign: text("campaign")?.slice(0, CAMPAIGN_LENGTH),
    days: DAYS.find((option) => option === days),
  };
}

/** The query value for unassigned leads. */
export const NOBODY = "nobody";

/** The filter as a query string, without the page. */
export function toQuery({
  search,
  status,
  kind,
  ownerId,
  partnerId,
  campaign,
  days,
}: LeadFilter): URLSearchParams {
  const query = new URLSearchParams();
  const parts = {
    q: search,
    status,
    kind,
    owner: ownerId === "" ? NOBODY : ownerId,
    partner: partnerId,
    campaign,
    days: days?.toString(),
  };
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  return query;
}

export const isFiltered = (filter: LeadFilter) => toQuery(filter).size > 0;
