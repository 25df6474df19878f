import type { ReactNode } from "react";
import { TextArea, TextField } from "@angadi/ui/field/field";
import type { DraftBrief } from "../draft.ts";
import type { TypedField } from "./answers.ts";
import { copy } from "./copy.ts";
import type { Problems } from "./problems.ts";
import styles from "./try-draft.module.css";

interface FieldsProps {
  brief: DraftBrief;
  problems: Problems;
  onFieldChange: (field: TypedField, text: string) => void;
  /** Called when a field loses focus. */
  onFieldBlur: (field: TypedField) => void;
}

const controlProps = (
  field: TypedField,
  { brief, problems, onFieldChange, onFieldBlur }: FieldsProps,
) => ({
  name: field,
  value: brief[field],
  error: problems[field],
  onChange: ({ target }: { target: { value: string } }) => onFieldChange(field, target.value),
  onBlur: () => onFieldBlur(field),
});

/** The field for the owner's sentence. */
export function SentenceField(props: FieldsProps) {
  const { label, hint, example } = copy.fields.sentence;
  return (
    <TextArea
      label={label}
      hint={hint}
      placeholder={example}
      rows={3}
      {...controlProps("sentence", props)}
    />
  );
}

interface OptionalFieldsProps extends FieldsProps {
  /** Id of the form the fields belong to; they are outside it, below the draft. */
  form: string;
  /** Shown below the name. */
  children: ReactNode;
}

/** Three short fields that may stay empty. */
export function OptionalFields({ form, children, ...props }: OptionalFieldsProps) {
  const { name, place, whatsapp } = copy.fields;
  return (
    <fieldset className={styles.optional}>
      <legend>{copy.optional}</legend>
      <TextField
        form={form}
        label={name.label}
        placeholder={name.example}
        autoComplete="organization"
        {...controlProps("name", props)}
      />
      {children}
      <TextField
        form={form}
        label={place.label}
        placeholder={place.example}
        {...controlProps("place", props)}
      />
      <TextField
        form={form}
        label={whatsapp.label}
        hint={whatsapp.hint}
        placeholder={whatsapp.example}
        type="tel"
        autoComplete="tel"
        {...controlProps("whatsapp", props)}
      />
    </fieldset>
  );
}
