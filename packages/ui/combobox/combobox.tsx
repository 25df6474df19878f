import { type InputHTMLAttributes, type Ref, useId } from "react";
import { ComboboxList, toRowId } from "./combobox-list.tsx";
import styles from "./combobox.module.css";
import type { ComboboxOption } from "./option.ts";
import { useCombobox } from "./use-combobox.ts";

export interface ComboboxCopy {
  noMatch: string;
  /** The number of options as text; announced, and the accessible name of the list. */
  results: (count: number) => string;
}

type InputProps =
  | "aria-describedby"
  | "aria-invalid"
  | "aria-required"
  | "className"
  | "onFocus"
  | "placeholder";

interface ComboboxProps extends Pick<InputHTMLAttributes<HTMLInputElement>, InputProps> {
  /** Id of the input, for its label. */
  id: string;
  /** Name of the form field with the chosen option's id. */
  name: string;
  options: readonly ComboboxOption[];
  defaultValue?: string;
  copy: ComboboxCopy;
  onPick?: (option: ComboboxOption | undefined) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Chooses an option by typing part of its name. The list is positioned relative to the nearest
 * positioned ancestor.
 */
export function Combobox(props: ComboboxProps) {
  const { id, name, options, defaultValue, copy, onPick, ...rest } = props;
  const listId = useId();
  const combobox = useCombobox({ options, defaultValue, onPick });
  const { text, selected, active, isOpen, count } = combobox;
  const isListOpen = isOpen && count > 0;

  return (
    <>
      <input
        {...rest}
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isListOpen}
        aria-controls={isListOpen ? listId : undefined}
        aria-activedescendant={isListOpen && active ? toRowId(listId, active.id) : undefined}
        value={text}
        onChange={(event) => combobox.handleInput(event.target.value)}
        onBlur={combobox.handleBlur}
        onClick={({ currentTarget }) => {
          if (isOpen) return;
          if (selected) currentTarget.select();
          combobox.open("none");
        }}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && combobox.handleKey(event)) event.preventDefault();
        }}
      />
      <input type="hidden" name={name} value={selected?.id ?? ""} />
      {isListOpen && (
        <ComboboxList
          {...combobox.listProps}
          id={listId}
          label={copy.results(count)}
          activeId={active?.id}
          selectedId={selected?.id}
          onPick={(id) => {
            const option = options.find((option) => option.id === id);
            if (option) combobox.pick(option);
          }}
        />
      )}
      {isOpen && !isListOpen && (
        <p className={`${styles.popup} ${styles.noMatch}`} aria-hidden="true">
          {copy.noMatch}
        </p>
      )}
      <span role="status" className="visually-hidden">
        {isOpen && combobox.isFiltering && (isListOpen ? copy.results(count) : copy.noMatch)}
      </span>
    </>
  );
}
