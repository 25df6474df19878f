import type { LeadFilter } from "./leads.ts";
import type { Staff } from "./staff.ts";

/** A filter of leads that a person has saved. */
export interface SavedFilter {
  id: string;
  name: string;
  filter: LeadFilter;
}

/** Maximum filters per person, and characters of a name. */
export const MAX_SAVED_FILTERS = 20;
export const MAX_FILTER_NAME_LENGTH = 60;

/** `same-name`: another filter has it. `full`: there are `MAX_SAVED_FILTERS`. Neither is saved. */
export type SaveFilterResult = "saved" | "same-name" | "full";

/** Each person's own saved filters. */
export interface SavedFilters {
  /** Sorted by name. */
  list(staff: Staff): Promise<SavedFilter[]>;
  save(staff: Staff, name: string, filter: LeadFilter): Promise<SaveFilterResult>;
  /** Returns false if the person has no such filter. */
  delete(staff: Staff, id: string): Promise<boolean>;
}
