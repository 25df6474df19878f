import { type RefObject, memo, useEffect, useLayoutEffect, useRef } from "react";
import styles from "./combobox.module.css";
import { splitAtMatch } from "./match.ts";
import type { ComboboxOption } from "./option.ts";

/** In pixels: margin below the list, its minimum height if there is room, and its maximum. */
const MARGIN = 12;
const MIN_HEIGHT = 240;
const MAX_HEIGHT = 380;

interface ComboboxListProps {
  id: string;
  label: string;
  groups: [string, ComboboxOption[]][];
  /** The typed text, which is highlighted in each option. */
  query: string;
  /** Ids of the active and of the chosen option. */
  activeId: string | undefined;
  selectedId: string | undefined;
  onPick: (id: string) => void;
}

/** DOM id of an option's row. */
export const toRowId = (listId: string, optionId: string) =>
  `${listId}-${encodeURIComponent(optionId)}`;

/** The open list of a combobox. Focus stays in its input. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, groups, query, activeId, selectedId, onPick } = props;
  const listRef = useRef<HTMLDivElement>(null);
  useAvailableHeight(listRef, groups.length > 0);
  useEffect(() => {
    if (activeId === undefined || groups.length === 0) return;
    document.getElementById(toRowId(id, activeId))?.scrollIntoView({ block: "nearest" });
  }, [id, activeId, groups]);

  return (
    // The input handles the keys. The tabindex is needed because browsers make scroll containers
    // focusable.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={listRef}
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={styles.popup}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const row = (target as Element).closest<HTMLElement>("[data-id]");
        if (row?.dataset.id !== undefined) onPick(row.dataset.id);
      }}
    >
      {groups.map(([group, groupOptions]) => {
        const options = groupOptions.map((option) => (
          <Option
            key={option.id}
            listId={id}
            id={option.id}
            name={option.name}
            query={query}
            isActive={option.id === activeId}
            isSelected={option.id === selectedId}
          />
        ));
        if (!group) return options;
        return (
          <div key={group} role="group" aria-label={group}>
            <p className={styles.group} aria-hidden="true">
              {group}
            </p>
            {options}
          </div>
        );
      })}
    </div>
  );
}

interface OptionProps {
  listId: string;
  id: string;
  name: string;
  query: string;
  isActive: boolean;
  isSelected: boolean;
}

const Option = memo(function Option({
  listId,
  id,
  name,
  query,
  isActive,
  isSelected,
}: OptionProps) {
  const [before, match, after] = splitAtMatch(name, query);
  return (
    <div
      id={toRowId(listId, id)}
      role="option"
      aria-selected={isSelected}
      data-id={id}
      className={isActive ? `${styles.option} ${styles.active}` : styles.option}
    >
      <span>
        {before}
        {match && <b>{match}</b>}
        {after}
      </span>
      {isSelected && <CheckIcon />}
    </div>
  );
});

function CheckIcon() {
  return (
    <svg className={styles.check} viewBox="0 0 24 24" aria-hidden="true">
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}

/** Keeps the list above the on-screen keyboard: limits its height and scrolls it into view. */
function useAvailableHeight(listRef: RefObject<HTMLDivElement | null>, hasOptions: boolean) {
  useLayoutEffect(() => {
    if (!hasOptions) return;
    const updateHeight = () => listRef.current && fitToViewport(listRef.current);
    updateHeight();
    window.visualViewport?.addEventListener("resize", updateHeight);
    return () => window.visualViewport?.removeEventListener("resize", updateHeight);
  }, [listRef, hasOptions]);
}

function fitToViewport(list: HTMLElement) {
  const viewport = window.visualViewport;
  const height = viewport?.height ?? window.innerHeight;
  const bottom = (viewport?.offsetTop ?? 0) + height - MARGIN;
  const fieldHeight = list.offsetParent?.clientHeight ?? 0;
  const minHeight = Math.min(MIN_HEIGHT, height - fieldHeight - 3 * MARGIN);
  const availableHeight = Math.min(bottom - list.getBoundingClientRect().top, MAX_HEIGHT);
  list.style.maxHeight = `${Math.max(minHeight, availableHeight)}px`;
  list.scrollIntoView({ block: "nearest" });
}
