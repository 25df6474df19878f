import { type LeadFilter, isLeadKind, isLeadStatus } from "@angadi/desk-ports/leads";
import { PARTNER_ID } from "@angadi/contract/partner-id";

/** The periods to choose from, in days. */
export const PERIOD_DAYS = [1, 7, 30, 90] as const;

const MAX_SEARCH_LENGTH = 200;
const MAX_CAMPAIGN_LENGTH = 200;

/** Reads a filter from a query string. Invalid values are ignored. */
export function parseFilter(query: URLSearchParams): LeadFilter {
  const getText = (name: string) => query.get(name)?.trim() || undefined;
  const [status, kind, owner, partner] = ["status", "kind", "owner", "partner"].map(getText);
  const days = Number(getText("days"));
  return {
    search: getText("q")?.slice(0, MAX_SEARCH_LENGTH),
    status: isLeadStatus(status) ? status : undefined,
    kind: isLeadKind(kind) ? kind : undefined,
    ownerId: owner === UNASSIGNED ? "" : owner?.slice(0, 36),
    partnerId: partner !== undefined && PARTNER_ID.test(partner) ? partner : undefined,
    campaign: getText("campaign")?.slice(0, MAX_CAMPAIGN_LENGTH),
    days: PERIOD_DAYS.find((option) => option === days),
  };
}

/** The query value for unassigned leads. */
export const UNASSIGNED = "nobody";

/** Returns the filter as a query string, without the cursor of a page. */
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
  const values = {
    q: search,
    status,
    kind,
    owner: ownerId === "" ? UNASSIGNED : ownerId,
    partner: partnerId,
    campaign,
    days: days?.toString(),
  };
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value);
  return query;
}

export const isFiltered = (filter: LeadFilter) => toQuery(filter).size > 0;
