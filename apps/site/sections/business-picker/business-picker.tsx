import {
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { BusinessType } from "@angadi/contract/business-type";
import { AlertDialog } from "@angadi/ui/alert-dialog/alert-dialog";
import { Button } from "@angadi/ui/button/button";
import { Combobox, type ComboboxCopy } from "@angadi/ui/combobox/combobox";
import { useModule } from "@angadi/ui/module/use-module";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { findBusinessType } from "./business-type-id.ts";
import styles from "./business-picker.module.css";
import { BusinessSelect } from "./business-select.tsx";
import { useSelectTakeover } from "./use-select-takeover.ts";

const loadTypeWords = () => import("@angadi/names/type-words");
/** Without synonyms, only the names are searched. */
const ignoreFailure = () => undefined;

/** Name of the form field with the choice. */
const FIELD = "businessTypeId";

export interface BusinessPickerCopy extends ComboboxCopy {
  label: string;
  placeholder: string;
  button: string;
  /** Types to choose by a tap, by their full names. */
  suggestions?: { label: string; types: readonly { title: string; name: string }[] };
  /** The error if nothing was chosen. */
  nothingChosen: string;
  alertOk: string;
}

interface BusinessPickerProps {
  copy: BusinessPickerCopy;
  types: readonly BusinessType[];
  /** The server's error after the last post. */
  error?: string | undefined;
  onPick?: (type: BusinessType | null) => void;
}

/**
 * A form to pick a business type and start. A plain select until the script has loaded and the
 * select is not in use.
 */
export function BusinessPicker({ copy, types, error, onPick }: BusinessPickerProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const selectValue = useSelectTakeover(select);
  const initialType = findBusinessType(types, selectValue);
  const [isAlertOpen, setIsAlertOpen] = useState(false);
  const [suggestion, setSuggestion] = useState<{ type: BusinessType; key: number }>();
  const [isErrorCleared, setIsErrorCleared] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const typeWords = useModule(isUsed, loadTypeWords, ignoreFailure);
  const options = useMemo(
    () =>
      types.map(({ id, name, subIndustryType }) => ({
        id,
        name,
        group: subIndustryType,
        synonyms: typeWords?.findTypeWords(name).join(" ") ?? "",
      })),
    [types, typeWords],
  );
  const visibleError = isErrorCleared ? undefined : error;
  useEffect(() => {
    if (initialType) onPick?.(initialType);
  }, [initialType, onPick]);

  function handlePick(type: BusinessType | undefined) {
    setIsErrorCleared(true);
    onPick?.(type ?? null);
  }

  function pickSuggestion(event: MouseEvent, type: BusinessType) {
    event.preventDefault();
    setSuggestion({ type, key: (suggestion?.key ?? 0) + 1 });
    handlePick(type);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (new FormData(event.currentTarget).get(FIELD)) return;
    event.preventDefault();
    setIsAlertOpen(true);
  }

  const controlProps = {
    id,
    name: FIELD,
    className: styles.control,
    ...(visibleError && { "aria-invalid": true, "aria-describedby": `${id}-error` }),
  };

  return (
    <form
      method="post"
      action="/?index"
      noValidate={isHydrated}
      onSubmit={handleSubmit}
      className={styles.picker}
    >
      {/* Filled in on submit by apps/site/visit/partner.ts. */}
      <input type="hidden" name="partnerId" />
      <div className={styles.panel}>
        <div className={styles.field}>
          <label htmlFor={id} className={styles.label}>
            {copy.label}
          </label>
          {selectValue === undefined ? (
            <BusinessSelect
              {...controlProps}
              ref={select}
              types={types}
              placeholder={copy.placeholder}
              onChange={({ target }) => handlePick(findBusinessType(types, target.value))}
            />
          ) : (
            <Combobox
              {...controlProps}
              key={suggestion?.key}
              ref={input}
              aria-required
              options={options}
              defaultValue={(suggestion?.type ?? initialType)?.id ?? ""}
              placeholder={copy.placeholder}
              copy={copy}
              onFocus={() => setIsUsed(true)}
              onPick={(option) => handlePick(types.find(({ id }) => id === option?.id))}
            />
          )}
        </div>
        <Button type="submit">{copy.button}</Button>
        {visibleError && (
          <p id={`${id}-error`} role="alert" className={styles.error}>
            {visibleError}
          </p>
        )}
      </div>
      {copy.suggestions && (
        <Suggestions {...copy.suggestions} allTypes={types} onSuggest={pickSuggestion} />
      )}
      <AlertDialog
        open={isAlertOpen}
        text={copy.nothingChosen}
        ok={copy.alertOk}
        onClose={() => setIsAlertOpen(false)}
        returnFocus={input}
      />
    </form>
  );
}

interface SuggestionsProps {
  label: string;
  types: readonly { title: string; name: string }[];
  allTypes: readonly BusinessType[];
  onSuggest: (event: MouseEvent, type: BusinessType) => void;
}

/** Buttons that choose a type; without JavaScript they submit it. */
function Suggestions({ label, types, allTypes, onSuggest }: SuggestionsProps) {
  return (
    <div role="group" aria-label={label} className={styles.suggestions}>
      {types.map(({ title, name }) => {
        const type = findBusinessType(allTypes, name);
        return (
          type && (
            <button
              key={title}
              type="submit"
              name={FIELD}
              value={type.id}
              formNoValidate
              data-held=""
              onClick={(event) => onSuggest(event, type)}
            >
              {title}
            </button>
          )
        );
      })}
    </div>
  );
}
