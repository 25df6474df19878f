import { type KeyboardEvent, useDeferredValue, useMemo, useState } from "react";
import { findMatches, findExactMatch } from "./match.ts";
import type { ComboboxOption } from "./option.ts";

/** Number of options that PageUp and PageDown move by. */
const PAGE_SIZE = 10;

interface UseComboboxProps {
  options: readonly ComboboxOption[];
  defaultValue: string | undefined;
  onPick: ((option: ComboboxOption | undefined) => void) | undefined;
}

/** The state of a combobox, and its keyboard handling. */
export function useCombobox({ options, defaultValue, onPick }: UseComboboxProps) {
  const [selected, setSelected] = useState(() => options.find(({ id }) => id === defaultValue));
  const [text, setText] = useState(selected?.name ?? "");
  const [isOpen, setIsOpen] = useState(false);
  // A list opened with a chosen option shows all options until something is typed.
  const [isFiltering, setIsFiltering] = useState(false);
  const [active, setActive] = useState<ComboboxOption>();

  const query = isFiltering ? text : "";
  const results = useMemo(
    () => ({ query, groups: isOpen ? findMatches(options, query) : [] }),
    [isOpen, options, query],
  );
  const deferredResults = useDeferredValue(results);
  const visibleOptions = results.groups.flatMap(([, groupOptions]) => groupOptions);

  function select(option: ComboboxOption | undefined) {
    if (option?.id !== selected?.id) onPick?.(option);
    setSelected(option);
  }

  function open(start: "first" | "last" | "none") {
    const matches = findMatches(options, selected ? "" : text).flatMap(
      ([, groupOptions]) => groupOptions,
    );
    setActive(selected ?? { first: matches[0], last: matches.at(-1), none: undefined }[start]);
    setIsFiltering(!selected && text !== "");
    setIsOpen(true);
  }

  function close() {
    setIsOpen(false);
    setActive(undefined);
  }

  function pick(option: ComboboxOption) {
    select(option);
    setText(option.name);
    close();
  }

  function handleInput(value: string) {
    setText(value);
    select(findExactMatch(options, value));
    setIsFiltering(true);
    setActive(undefined);
    setIsOpen(true);
  }

  function handleBlur() {
    if (selected) setText(selected.name);
    close();
  }

  /** Enter: picks the active option, or the only one; if there are several, activates the first. */
  function handleEnter() {
    const option =
      active ?? selected ?? (visibleOptions.length === 1 ? visibleOptions[0] : undefined);
    if (option) pick(option);
    else setActive(visibleOptions[0]);
    return true;
  }

  /** Escape: closes the list or, if it is closed, clears the text. */
  function handleEscape() {
    if (isOpen) {
      close();
      return true;
    }
    handleInput("");
    close();
    return text !== "";
  }

  /** Handles a key press. Returns whether the caller must prevent the default action. */
  function handleKey({ key, altKey }: KeyboardEvent): boolean {
    if (key === "Escape") return handleEscape();
    const isArrow = key === "ArrowDown" || key === "ArrowUp";
    if (!isOpen) {
      const edge = key === "ArrowDown" ? "first" : "last";
      if (isArrow) open(altKey ? "none" : edge);
      return isArrow;
    }
    if (isArrow && altKey) {
      if (key === "ArrowUp") handleBlur();
      return true;
    }
    if (visibleOptions.length === 0) return isArrow;
    if (key === "Enter") return handleEnter();
    const activeIndex = visibleOptions.findIndex(({ id }) => id === active?.id);
    const target = visibleOptions[findTargetIndex(key, activeIndex, visibleOptions.length)];
    if (target) setActive(target);
    return target !== undefined;
  }

  return {
    text,
    selected,
    active,
    isOpen,
    isFiltering,
    count: visibleOptions.length,
    // Deferred, so that typing stays responsive however long the list is.
    listProps: isFiltering ? deferredResults : results,
    open,
    pick,
    handleInput,
    handleBlur,
    handleKey,
  };
}

/**
 * Returns the index that a key moves to, or -1. The arrows wrap around, the others stop at the
 * ends.
 */
function findTargetIndex(key: string, index: number, count: number): number {
  const last = count - 1;
  const targets: Record<string, number> = {
    ArrowDown: index >= last ? 0 : index + 1,
    ArrowUp: index <= 0 ? last : index - 1,
    PageDown: Math.min(index + PAGE_SIZE, last),
    PageUp: Math.max(index - PAGE_SIZE, 0),
    Home: 0,
    End: last,
  };
  return targets[key] ?? -1;
}
