import type { LeadFilter } from "@angadi/desk-ports/leads";
import {
  MAX_FILTER_NAME_LENGTH,
  MAX_SAVED_FILTERS,
  type SavedFilter,
} from "@angadi/desk-ports/saved-filters";
import { leads } from "../copy/leads.ts";
import { TextField } from "../layout/field.tsx";
import { isFiltered, toQuery } from "./filter.ts";

const copy = leads.saved;

/** A name that was rejected for a filter, and why. */
export interface RejectedName {
  name: string;
  problem: string;
}

interface SavedFiltersProps {
  saved: readonly SavedFilter[];
  /** The filter of the list. */
  filter: LeadFilter;
  rejected: RejectedName | undefined;
}

/** The user's saved filters as links, and controls to save or delete the current one. */
export function SavedFilters({ saved, filter, rejected }: SavedFiltersProps) {
  const query = toQuery(filter).toString();
  const entries = saved.map((entry) => ({ ...entry, query: toQuery(entry.filter).toString() }));
  const current = entries.filter((entry) => entry.query === query);
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
      {current.map(({ id, name }) => (
        <form key={id} className="save-filter" method="post" action={`/leads/filters/${id}/delete`}>
          <input type="hidden" name="query" value={query} />
          <button className="button quiet" aria-label={copy.deleteNamed(name)}>
            {copy.delete}
          </button>
        </form>
      ))}
      {isFiltered(filter) && current.length === 0 && (
        <SaveFilterForm
          query={query}
          isFull={saved.length >= MAX_SAVED_FILTERS}
          rejected={rejected}
        />
      )}
    </>
  );
}

function SaveFilterForm({
  query,
  isFull,
  rejected,
}: Pick<SavedFiltersProps, "rejected"> & { query: string; isFull: boolean }) {
  if (isFull) return <p className="hint">{copy.limitReached}</p>;
  return (
    <details className="save-filter" open={rejected !== undefined}>
      <summary>{copy.open}</summary>
      <form className="filters" method="post" action="/leads/filters">
        <input type="hidden" name="query" value={query} />
        <TextField
          name="name"
          id="filter-name"
          label={copy.name}
          maxLength={MAX_FILTER_NAME_LENGTH}
          autoComplete="off"
          defaultValue={rejected?.name}
          problem={rejected?.problem}
          required
        />
        <button className="button quiet">{copy.submit}</button>
      </form>
    </details>
  );
}
