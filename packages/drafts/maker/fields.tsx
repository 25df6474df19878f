import type { ReactNode } from "react";
import { SelectField, TextArea, TextField } from "@angadi/ui/field/field";
import {
  DELIVERIES,
  type DraftBrief,
  MAX_DRAFT_OFFERS,
  OFFER_LIMITS,
  type OfferText,
} from "../draft.ts";
import { OFFER_FIELD_NAMES } from "./answers.ts";
import { draftMakerCopy as copy } from "./copy.ts";
import type { Problems, TextFieldName } from "./problems.ts";
import styles from "./try-draft.module.css";

interface FieldsProps {
  /** The values of the fields: typed, or else read from the sentence. */
  brief: DraftBrief;
  problems: Problems;
  onChange: (changes: Partial<DraftBrief>) => void;
  /** Called when a field loses focus. */
  onFieldBlur: (field: TextFieldName) => void;
}

const getControlProps = (
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
  <TextArea {...getControlProps("sentence", props)} hint={copy.fields.sentence.hint} rows={3} />
);

interface PageFieldsProps extends FieldsProps {
  /** Id of the form the fields belong to; they are outside it, below the draft. */
  form: string;
  /** Shown below the name. */
  children: ReactNode;
}

/** The fields for the rest of the page; all are optional. */
export function PageFields({ form, children, ...props }: PageFieldsProps) {
  const { whatsapp, delivery } = copy.fields;
  const { brief, onChange } = props;
  return (
    <>
      <fieldset className={styles.optional}>
        <legend>{copy.pageLegend}</legend>
        <TextField form={form} autoComplete="organization" {...getControlProps("name", props)} />
        {children}
        <TextField form={form} {...getControlProps("place", props)} />
        <TextField
          form={form}
          hint={whatsapp.hint}
          type="tel"
          autoComplete="tel"
          {...getControlProps("whatsapp", props)}
        />
        <TextField form={form} {...getControlProps("hours", props)} />
        <SelectField
          form={form}
          name="delivery"
          label={delivery.label}
          value={brief.delivery ?? ""}
          onChange={({ target: { value } }) =>
            onChange({ delivery: DELIVERIES.find((option) => option === value) ?? "" })
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

const MIN_ROWS = 3;

/** A row for each offer, and an empty row for another. */
function OfferFields({ form, brief, onChange }: Omit<PageFieldsProps, "children">) {
  const { offers = [] } = brief;
  const rowCount = Math.min(MAX_DRAFT_OFFERS, Math.max(MIN_ROWS, offers.length + 1));
  const rows = OFFER_FIELD_NAMES.slice(0, rowCount).map(
    (_, index) => offers[index] ?? { name: "", price: "" },
  );
  const changeRow = (changedIndex: number, changes: Partial<OfferText>) => {
    const changedRows = rows.map((row, index) =>
      index === changedIndex ? { ...row, ...changes } : row,
    );
    const lastIndex = changedRows.findLastIndex(({ name, price }) => name + price !== "");
    onChange({ offers: changedRows.slice(0, lastIndex + 1) });
  };
  return (
    <fieldset className={`${styles.optional} ${styles.offers}`}>
      <legend>{copy.offers.legend}</legend>
      {rows.map((row, index) => (
        <div key={index} className={styles.offer}>
          {(["name", "price"] as const).map((field) => (
            <TextField
              key={field}
              form={form}
              label={copy.offers[field].label(index + 1)}
              placeholder={index === 0 ? copy.offers[field].example : undefined}
              name={OFFER_FIELD_NAMES[index]?.[field]}
              maxLength={OFFER_LIMITS[field]}
              value={row[field]}
              onChange={({ target }) => changeRow(index, { [field]: target.value })}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
