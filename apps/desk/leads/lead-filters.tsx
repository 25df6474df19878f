import { LEAD_KINDS, LEAD_STATUSES, type LeadFilter } from "@angadi/desk-ports/leads";
import type { StaffRecord } from "@angadi/desk-ports/staff";
import { leadKindLabels, leadsCopy, leadStatusLabels } from "../copy/leads.ts";
import { DeskSelectField, DeskTextField } from "../layout/field.tsx";
import { PERIOD_DAYS, UNASSIGNED, isFiltered } from "./filter.ts";

const copy = leadsCopy.filters;
const ALL_OPTION = ["", copy.all] as const;
/** Application contacts are listed with their application. */
const KIND_OPTIONS = LEAD_KINDS.filter((kind) => kind !== "affiliate-contact");

/** A GET form with the search and the filters of the list. */
export function LeadFilters({
  filter,
  people,
  campaigns,
}: {
  filter: LeadFilter;
  people: readonly StaffRecord[];
  /** Campaigns with at least one lead. */
  campaigns: readonly string[];
}) {
  const { search, status, kind, ownerId, partnerId, campaign, days } = filter;
  return (
    <search>
      <form className="filters" action="/leads">
        <DeskTextField
          name="q"
          label={leadsCopy.search}
          type="search"
          placeholder={leadsCopy.searchHint}
          defaultValue={search}
        />
        <DeskSelectField
          name="status"
          label={copy.status}
          defaultValue={status}
          options={[
            ALL_OPTION,
            ...LEAD_STATUSES.map((option) => [option, leadStatusLabels[option]] as const),
          ]}
        />
        <DeskSelectField
          name="kind"
          label={copy.kind}
          defaultValue={kind}
          options={[
            ALL_OPTION,
            ...KIND_OPTIONS.map((option) => [option, leadKindLabels[option]] as const),
          ]}
        />
        <DeskSelectField
          name="owner"
          label={copy.owner}
          defaultValue={ownerId === "" ? UNASSIGNED : ownerId}
          options={[
            ALL_OPTION,
            [UNASSIGNED, copy.unassigned],
            ...people.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <DeskSelectField
          name="days"
          label={copy.days}
          defaultValue={days}
          options={[
            ALL_OPTION,
            ...PERIOD_DAYS.map(
              (count) => [`${count}`, count === 1 ? copy.lastDay : copy.lastDays(count)] as const,
            ),
          ]}
        />
        {(campaign || campaigns.length > 0) && (
          <DeskSelectField
            name="campaign"
            label={copy.campaign}
            defaultValue={campaign}
            options={[
              ALL_OPTION,
              ...[...new Set([...campaigns, ...(campaign ? [campaign] : [])])].map(
                (option) => [option, option] as const,
              ),
            ]}
          />
        )}
        {partnerId && (
          <DeskTextField name="partner" label={copy.partner} defaultValue={partnerId} />
        )}
        <button className="button quiet">{copy.submit}</button>
        {isFiltered(filter) && <a href="/leads">{copy.reset}</a>}
      </form>
    </search>
  );
}
