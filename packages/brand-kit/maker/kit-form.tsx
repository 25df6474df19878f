import type { SyntheticEvent } from "react";
import { TRADES_BY_ID, toTradeTitle } from "@angadi/drafts/trades/trades";
import { Button } from "@angadi/ui/button/button";
import { SelectField, TextField } from "@angadi/ui/field/field";
import { KIT_LIMITS, type KitInput } from "../kit.ts";
import { SIGN_RULES } from "../signboard/sign-rules.ts";
import { signboardCopy } from "../signboard/copy.ts";
import { KIT_FIELDS, KIT_PATH, KIT_SECTION_ID, parseKitInput } from "./answers.ts";
import { kitCopy as copy } from "./copy.ts";

interface KitFormProps {
  /** Values when the form is first shown. */
  input: KitInput;
  className: string | undefined;
  /** Called at each change; without script the server answers the form. */
  onChange?: (input: KitInput) => void;
}

const TRADES_LIST_ID = "kit-trades";

/** The form of a kit. */
export function KitForm({ input, className, onChange }: KitFormProps) {
  const readForm = (event: SyntheticEvent<HTMLFormElement>) =>
    onChange?.(parseKitInput(new FormData(event.currentTarget)));
  const getTextProps = (field: Exclude<keyof KitInput, "state">) => ({
    name: KIT_FIELDS[field],
    label: copy.fields[field].label,
    placeholder: copy.fields[field].example,
    maxLength: KIT_LIMITS[field],
    defaultValue: input[field],
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (!onChange) return;
    event.preventDefault();
    readForm(event);
  };
  return (
    <form
      action={`${KIT_PATH}#${KIT_SECTION_ID}`}
      className={className}
      onChange={readForm}
      onSubmit={submit}
    >
      <TextField {...getTextProps("name")} required autoComplete="organization" />
      <TextField {...getTextProps("trade")} list={TRADES_LIST_ID} />
      <TextField {...getTextProps("sentence")} />
      <TextField {...getTextProps("localName")} hint={copy.fields.localName.hint} />
      <SelectField
        name={KIT_FIELDS.state}
        label={copy.fields.state.label}
        defaultValue={input.state}
      >
        <option value="">{copy.fields.state.none}</option>
        {SIGN_RULES.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
        <option value="other">{signboardCopy.otherState}</option>
      </SelectField>
      {!onChange && <Button type="submit">{copy.submit}</Button>}
      <datalist id={TRADES_LIST_ID}>
        {Array.from(TRADES_BY_ID.keys(), (id) => (
          <option key={id}>{toTradeTitle(id)}</option>
        ))}
      </datalist>
    </form>
  );
}
