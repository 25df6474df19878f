export interface ComboboxOption {
  id: string;
  name: string;
  /** Options of one group are listed together under its name. */
  group?: string;
  /** Search synonyms, not displayed. */
  synonyms?: string;
}
