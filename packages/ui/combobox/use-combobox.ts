import { type KeyboardEvent, useDeferredValue, useMemo, useState } from "react";
import { matching, exactMatch } from "./match.ts";
import type { ComboboxOption } from "./option.ts";

/** Number of options that PageUp and PageDown move by. */
const PAGE = 10;

interface ComboboxParts {
  options: readonly ComboboxOption[];
  defaultValue: string | undefined;
  onPick: ((option: ComboboxOption | undefined) => void) | undefined;
}

/** The state of a combobox, and its keyboard handling. */
export function useCombobox({ options, defaultValue, onPick }: ComboboxParts) {
  const [picked, setPicked] = useState(() => options.find(({ id }) => id === defaultValue));
  const [text, setText] = useState(picked?.name ?? "");
  const [open, setOpen] = useState(false);
  // A list opened with a chosen option shows all options until something is typed.
  const [filters, setFilters] = useState(false);
  const [active, setActive] = useState<ComboboxOption>();

  const query = filters ? text : "";
  const found = useMemo(
    () => ({ query, groups: open ? matching(options, query) : [] }),
    [open, options, query],
  );
  const drawnLater = useDeferredValue(found);
  const shown = found.groups.flatMap(([, members]) => members);

  function choose(option: ComboboxOption | undefined) {
    if (option?.id !== picked?.id) onPick?.(option);
    setPicked(option);
  }

  function show(start: "first" | "last" | "none") {
    const all = matching(options, picked ? "" : text).flatMap(([, members]) => members);
    setActive(picked ?? { first: all[0], last: all.at(-1), none: undefined }[start]);
    setFilters(!picked && text !== "");
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setActive(undefined);
  }

  function pick(option: ComboboxOption) {
    choose(option);
    setText(option.name);
    close();
  }

  function type(typed: string) {
    setText(typed);
    choose(exactMatch(options, typed));
    setFilters(true);
    setActive(undefined);
    setOpen(true);
  }

  function leave() {
    if (picked) setText(picked.name);
    close();
  }

  /** Enter: picks the active option, or the only one; if there are several, activates the first. */
  function enter() {
    const option = active ?? picked ?? (shown.length === 1 ? shown[0] : undefined);
    if (option) pick(option);
    else setActive(shown[0]);
    return true;
  }

  /** Escape: closes the list or, if it is closed, clears the text. */
  function escape() {
    if (open) {
      close();
      return true;
    }
    type("");
    close();
    return text !== "";
  }

  /** Handles a key press. Returns true if it did, so that the caller prevents the default. */
  function press({ key, altKey }: KeyboardEvent): boolean {
    if (key === "Escape") return escape();
    const arrow = key === "ArrowDown" || key === "ArrowUp";
    if (!open) {
      const edge = key === "ArrowDown" ? "first" : "last";
      if (arrow) show(altKey ? "none" : edge);
      return arrow;
    }
    if (arrow && altKey) {
      if (key === "ArrowUp") leave();
      return true;
    }
    if (shown.length === 0) return arrow;
    if (key === "Enter") return enter();
    const from = shown.findIndex(({ id }) => id === active?.id);
    const target = shown[destination(key, from, shown.length)];
    if (target) setActive(target);
    return target !== undefined;
  }

  return {
    text,
    picked,
    active,
    open,
    filters,
    count: shown.length,
    // Deferred, so that typing stays responsive however long the list is.
    drawn: filters ? drawnLater : found,
    show,
    pick,
    type,
    leave,
    press,
  };
}

/**
 * Returns the index that a key moves to, or -1. The arrows wrap around, the others stop at the
 * ends.
 */
function destination(key: string, from: number, count: number): number {
  const last = count - 1;
  const targets: Record<string, number> = {
    ArrowDown: from >= last ? 0 : from + 1,
    ArrowUp: from <= 0 ? last : from - 1,
    PageDown: Math.min(from + PAGE, last),
    PageUp: Math.max(from - PAGE, 0),
    Home: 0,
    End: last,
  };
  return targets[key] ?? -1;
}
