export interface ComboboxOption {
  id: string;
  name: string;
  /** Options of one group stand together under its name. */
  group?: string;
  /** Synonyms to search by, not shown. */
  also?: string;
}
