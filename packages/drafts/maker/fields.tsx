import type { ReactNode } from "react";
import { SelectField, TextArea, TextField } from "@angadi/ui/field/field";
import {
  DELIVERIES,
  type DraftBrief,
  MAX_DRAFT_OFFERS,
  OFFER_LIMITS,
  type OfferText,
} from "../draft.ts";
import { OFFER_FIELDS } from "./answers.ts";
import { copy } from "./copy.ts";
import type { Problems, TextFieldName } from "./problems.ts";
import styles from "./try-draft.module.css";

interface FieldsProps {
  /** What the fields show: what was typed, or else read from the sentence. */
  brief: DraftBrief;
  problems: Problems;
  onChange: (typed: Partial<DraftBrief>) => void;
  /** Called when a field loses focus. */
  onFieldBlur: (field: TextFieldName) => void;
}

const controlProps = (
  field: "sentence" | "name" | "place" | "whatsapp" | "hours",
  { brief, problems, onChange, onFieldBlur }: FieldsProps,
) => ({
  name: field,
  label: copy.fields[field].label,
  placeholder: copy.fields[field].example,
  value: brief[field] ?? "",
  error: problems[field],
  onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  onBlur: () => onFieldBlur(field),
});

/** The field for the owner's sentence. */
export const SentenceField = (props: FieldsProps) => (
  <TextArea {...controlProps("sentence", props)} hint={copy.fields.sentence.hint} rows={3} />
);

interface PageFieldsProps extends FieldsProps {
  /** Id of the form the fields belong to; they are outside it, below the draft. */
  form: string;
  /** Shown below the name. */
  children: ReactNode;
}

/** What the page says besides the sentence; all of it may stay empty. */
export function PageFields({ form, children, ...props }: PageFieldsProps) {
  const { whatsapp, delivery } = copy.fields;
  const { brief, onChange } = props;
  return (
    <>
      <fieldset className={styles.optional}>
        <legend>{copy.onThePage}</legend>
        <TextField form={form} autoComplete="organization" {...controlProps("name", props)} />
        {children}
        <TextField form={form} {...controlProps("place", props)} />
        <TextField
          form={form}
          hint={whatsapp.hint}
          type="tel"
          autoComplete="tel"
          {...controlProps("whatsapp", props)}
        />
        <TextField form={form} {...controlProps("hours", props)} />
        <SelectField
          form={form}
          name="delivery"
          label={delivery.label}
          value={brief.delivery ?? ""}
          onChange={({ target: { value } }) =>
            onChange({ delivery: DELIVERIES.find((known) => known === value) ?? "" })
          }
        >
          {(["", ...DELIVERIES] as const).map((choice) => (
            <option key={choice} value={choice}>
              {delivery.choices[choice]}
            </option>
          ))}
        </SelectField>
      </fieldset>
      <OfferFields form={form} {...props} />
    </>
  );
}

const FEWEST_ROWS = 3;

/** A row for each offer, with an empty one for another. */
function OfferFields({ form, brief, onChange }: Omit<PageFieldsProps, "children">) {
  const { offers = [] } = brief;
  const count = Math.min(MAX_DRAFT_OFFERS, Math.max(FEWEST_ROWS, offers.length + 1));
  const rows = OFFER_FIELDS.slice(0, count).map((_, at) => offers[at] ?? { name: "", price: "" });
  const change = (at: number, typed: Partial<OfferText>) => {
    const changed = rows.map((row, index) => (index === at ? { ...row, ...typed } : row));
    const last = changed.findLastIndex(({ name, price }) => name + price !== "");
    onChange({ offers: changed.slice(0, last + 1) });
  };
  return (
    <fieldset className={`${styles.optional} ${styles.offers}`}>
      <legend>{copy.offers.legend}</legend>
      {rows.map((row, at) => (
        <div key={at} className={styles.offer}>
          {(["name", "price"] as const).map((part) => (
            <TextField
              key={part}
              form={form}
              label={copy.offers[part].label(at + 1)}
              placeholder={at === 0 ? copy.offers[part].example : undefined}
              name={OFFER_FIELDS[at]?.[part]}
              maxLength={OFFER_LIMITS[part]}
              value={row[part]}
              onChange={({ target }) => change(at, { [part]: target.value })}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
