import { useId } from "react";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { TextField } from "@angadi/ui/field/field";
import { DocumentPreview } from "../kit/document/document-preview.tsx";
import { documentToPlainText } from "../kit/document/to-plain-text.ts";
import { MAX_LABEL_LENGTH } from "../kit/figures/fields.ts";
import type { FormState } from "../kit/frame/form-state.ts";
import { PrintButton } from "../kit/frame/print-button.tsx";
import type { LatePaymentResult } from "./arithmetic.ts";
import type { LatePaymentFields, LatePaymentInput } from "./input.ts";
import { letterCopy as copy } from "./letter-copy.ts";
import { LETTER_FIELDS, writeLetter } from "./letter.ts";
import styles from "./late-payment.module.css";

interface LetterViewProps {
  form: FormState<LatePaymentFields>;
  input: LatePaymentInput;
  result: LatePaymentResult;
}

export function LetterView({ form, input, result }: LetterViewProps) {
  const id = useId();
  const blocks = writeLetter(form.fields.names, input, result);
  return (
    <section aria-labelledby={id} className={styles.letter}>
      <div className={styles.letterForm}>
        <h3 id={id}>{copy.heading}</h3>
        <p>{copy.text}</p>
        <div className={styles.fields}>
          {LETTER_FIELDS.map((field) => (
            <TextField
              key={field}
              {...copy.fields[field]}
              value={form.fields.names[field]}
              maxLength={MAX_LABEL_LENGTH}
              autoComplete="off"
              onChange={({ target }) => form.bind(`names.${field}`).onValueChange(target.value)}
            />
          ))}
        </div>
      </div>
      <DocumentPreview label={copy.preview} blocks={blocks} />
      <div className={styles.letterActions}>
        <CopyButton copy={copy.copy} getText={() => documentToPlainText(blocks)} />
        <PrintButton label={copy.print} parts={["tool", "second-tool", "letter"]} />
      </div>
    </section>
  );
}
