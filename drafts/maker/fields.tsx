import type { ReactNode } from "react";
import { TextArea, TextField } from "#ui/field/field.tsx";
import type { DraftBrief } from "../draft.ts";
import type { TypedField } from "./answers.ts";
import { copy } from "./copy.ts";
import type { Problems } from "./problems.ts";
import styles from "./try-draft.module.css";

interface FieldsProps {
  brief: DraftBrief;
  problems: Problems;
  onFill: (field: TypedField, text: string) => void;
  /** The focus leaves a field. */
  onLeave: (field: TypedField) => void;
  /** Stand below the sentence. */
  examples: ReactNode;
}

/** What an owner is asked: one sentence, and three short things that may stay empty. */
export function Fields({ brief, problems, onFill, onLeave, examples }: FieldsProps) {
  const { sentence, name, place, whatsapp } = copy.fields;
  const control = (field: TypedField) => ({
    name: field,
    value: brief[field],
    error: problems[field],
    onChange: ({ target }: { target: { value: string } }) => onFill(field, target.value),
    onBlur: () => onLeave(field),
  });
  return (
    <>
      <TextArea
        label={sentence.label}
        hint={sentence.hint}
        placeholder={sentence.example}
        rows={3}
        {...control("sentence")}
      />
      {examples}
      <fieldset className={styles.optional}>
        <legend>{copy.optional}</legend>
        <TextField
          label={name.label}
          placeholder={name.example}
          autoComplete="organization"
          {...control("name")}
        />
        <TextField label={place.label} placeholder={place.example} {...control("place")} />
        <TextField
          label={whatsapp.label}
          placeholder={whatsapp.example}
          type="tel"
          autoComplete="tel"
          {...control("whatsapp")}
        />
      </fieldset>
    </>
  );
}
