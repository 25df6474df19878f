import { type InputHTMLAttributes, type Ref, useId } from "react";
import { ComboboxList, rowId } from "./combobox-list.tsx";
import styles from "./combobox.module.css";
import type { ComboboxOption } from "./option.ts";
import { useCombobox } from "./use-combobox.ts";

export interface ComboboxCopy {
  noMatch: string;
  /** Text for the number of options; announced, and used as the list's name. */
  results: (count: number) => string;
}

type InputProps =
  | "aria-describedby"
  | "aria-invalid"
  | "aria-required"
  | "className"
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
  const box = useCombobox({ options, defaultValue, onPick });
  const { text, picked, active, open, count } = box;
  const listed = open && count > 0;

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
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={listed && active ? rowId(listId, active.id) : undefined}
        value={text}
        onChange={(event) => box.type(event.target.value)}
        onBlur={box.leave}
        onClick={({ currentTarget }) => {
          if (open) return;
          if (picked) currentTarget.select();
          box.show("none");
        }}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && box.press(event)) event.preventDefault();
        }}
      />
      <input type="hidden" name={name} value={picked?.id ?? ""} />
      {listed && (
        <ComboboxList
          {...box.drawn}
          id={listId}
          label={copy.results(count)}
          active={active?.id}
          picked={picked?.id}
          onPick={(id) => {
            const option = options.find((option) => option.id === id);
            if (option) box.pick(option);
          }}
        />
      )}
      {open && !listed && (
        <p className={`${styles.popup} ${styles.none}`} aria-hidden="true">
          {copy.noMatch}
        </p>
      )}
      <span role="status" className="visually-hidden">
        {open && box.filters && (listed ? copy.results(count) : copy.noMatch)}
      </span>
    </>
  );
}
