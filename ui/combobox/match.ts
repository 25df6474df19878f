export interface ComboboxOption {
  id: string;
  name: string;
  /** Options of one group stand together under its name. */
  group?: string;
}

const folded = (text: string) => text.trim().toLowerCase();

/** The options whose name contains the text, group by group. */
export function matching(options: readonly ComboboxOption[], text: string) {
  const wanted = folded(text);
  const found = wanted
    ? options.filter(({ name }) => name.toLowerCase().includes(wanted))
    : options;
  return [...Map.groupBy(found, ({ group }) => group ?? "")];
}

/** The one option that is called just this, whatever its capitals. */
export function namesake(options: readonly ComboboxOption[], text: string) {
  const wanted = folded(text);
  const found = wanted ? options.filter(({ name }) => name.toLowerCase() === wanted) : [];
  return found.length === 1 ? found[0] : undefined;
}

/** A name cut around the typed text: before it, it, after it. */
export function cut(name: string, text: string): [string, string, string] {
  const wanted = folded(text);
  const start = wanted ? name.toLowerCase().indexOf(wanted) : -1;
  if (start < 0) return [name, "", ""];
  const end = start + wanted.length;
  return [name.slice(0, start), name.slice(start, end), name.slice(end)];
}
