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
  active: string | undefined;
  selected: string | undefined;
  onPick: (id: string) => void;
}

/** DOM id of an option's row. */
export const toRowId = (list: string, option: string) => `${list}-${encodeURIComponent(option)}`;

/** The open list of a combobox. Focus stays in its input. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, groups, query, active, selected, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  useAvailableHeight(list, groups.length > 0);
  useEffect(() => {
    if (active === undefined || groups.length === 0) return;
    document.getElementById(toRowId(id, active))?.scrollIntoView({ block: "nearest" });
  }, [id, active, groups]);

  return (
    // The input handles the keys. The tabindex is needed because browsers make scroll containers
    // focusable.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={list}
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
      {groups.map(([group, members]) => {
        const options = members.map((option) => (
          <Option
            key={option.id}
            list={id}
            id={option.id}
            name={option.name}
            query={query}
            active={option.id === active}
            selected={option.id === selected}
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
  list: string;
  id: string;
  name: string;
  query: string;
  active: boolean;
  selected: boolean;
}

const Option = memo(function Option({ list, id, name, query, active, selected }: OptionProps) {
  const [before, match, after] = splitAtMatch(name, query);
  return (
    <div
      id={toRowId(list, id)}
      role="option"
      aria-selected={selected}
      data-id={id}
      className={active ? `${styles.option} ${styles.active}` : styles.option}
    >
      <span>
        {before}
        {match && <b>{match}</b>}
        {after}
      </span>
      {selected && <CheckIcon />}
    </div>
  );
});

function CheckIcon() {
  return (
    <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </svg>
  );
}

/** Keeps the list above the on-screen keyboard: limits its height and scrolls it into view. */
function useAvailableHeight(list: RefObject<HTMLDivElement | null>, isFilled: boolean) {
  useLayoutEffect(() => {
    if (!isFilled) return;
    const updateHeight = () => list.current && fitToViewport(list.current);
    updateHeight();
    window.visualViewport?.addEventListener("resize", updateHeight);
    return () => window.visualViewport?.removeEventListener("resize", updateHeight);
  }, [list, isFilled]);
}

function fitToViewport(list: HTMLElement) {
  const view = window.visualViewport;
  const height = view?.height ?? window.innerHeight;
  const bottom = (view?.offsetTop ?? 0) + height - MARGIN;
  const field = list.offsetParent?.clientHeight ?? 0;
  const minHeight = Math.min(MIN_HEIGHT, height - field - 3 * MARGIN);
  const available = Math.min(bottom - list.getBoundingClientRect().top, MAX_HEIGHT);
  list.style.maxHeight = `${Math.max(minHeight, available)}px`;
  list.scrollIntoView({ block: "nearest" });
}
