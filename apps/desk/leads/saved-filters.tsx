import type { LeadFilter } from "@angadi/desk-ports/leads";
import {
  MAX_FILTER_NAME_LENGTH,
  MAX_SAVED_FILTERS,
  type SavedFilter,
} from "@angadi/desk-ports/saved-filters";
import { leadsCopy } from "../copy/leads.ts";
import { DeskTextField } from "../layout/field.tsx";
import { isFiltered, toQuery } from "./filter.ts";

const copy = leadsCopy.savedFilters;

/** A name that was rejected for a filter, and why. */
export interface RejectedName {
  name: string;
  problem: string;
}

interface SavedFilterLinksProps {
  savedFilters: readonly SavedFilter[];
  /** The filter of the list. */
  filter: LeadFilter;
  rejectedName: RejectedName | undefined;
}

/** The user's saved filters as links, and forms to save the current filter or delete it. */
export function SavedFilterLinks({ savedFilters, filter, rejectedName }: SavedFilterLinksProps) {
  const query = toQuery(filter).toString();
  const entries = savedFilters.map((saved) => ({
    ...saved,
    query: toQuery(saved.filter).toString(),
  }));
  const currentFilters = entries.filter((entry) => entry.query === query);
  return (
    <>
      {entries.length > 0 && (
        <nav className="tabs" aria-label={copy.title}>
          {entries.map((entry) => (
            <a
              key={entry.id}
              href={`/leads?${entry.query}`}
              aria-current={entry.query === query ? "page" : undefined}
            >
              {entry.name}
            </a>
          ))}
        </nav>
      )}
      {currentFilters.map(({ id, name }) => (
        <form key={id} className="save-filter" method="post" action={`/leads/filters/${id}/delete`}>
          <input type="hidden" name="query" value={query} />
          <button className="button quiet" aria-label={copy.deleteNamed(name)}>
            {copy.delete}
          </button>
        </form>
      ))}
      {isFiltered(filter) && currentFilters.length === 0 && (
        <SaveFilterForm
          query={query}
          isFull={savedFilters.length >= MAX_SAVED_FILTERS}
          rejectedName={rejectedName}
        />
      )}
    </>
  );
}

function SaveFilterForm({
  query,
  isFull,
  rejectedName,
}: Pick<SavedFilterLinksProps, "rejectedName"> & { query: string; isFull: boolean }) {
  if (isFull) return <p className="hint">{copy.limitReached}</p>;
  return (
    <details className="save-filter" open={rejectedName !== undefined}>
      <summary>{copy.openForm}</summary>
      <form className="filters" method="post" action="/leads/filters">
        <input type="hidden" name="query" value={query} />
        <DeskTextField
          name="name"
          id="filter-name"
          label={copy.name}
          maxLength={MAX_FILTER_NAME_LENGTH}
          autoComplete="off"
          defaultValue={rejectedName?.name}
          problem={rejectedName?.problem}
          required
        />
        <button className="button quiet">{copy.submit}</button>
      </form>
    </details>
  );
}
