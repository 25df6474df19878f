export interface ComboboxOption {
  id: string;
  name: string;
  /** Options of one group stand together under its name. */
  group?: string;
  /** Other words for it, that nobody is shown. */
  also?: string;
}
