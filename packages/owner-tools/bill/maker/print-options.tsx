import { Choice } from "../../kit/frame/choice.tsx";
import { makerCopy as copy } from "../copy.ts";
import { LOOKS, SIZES } from "../draft.ts";
import type { BillFormState } from "./form.ts";
import styles from "./maker.module.css";

interface PrintOptionsProps {
  form: BillFormState;
  /** The marks of the copies that can be printed; empty if there is only one. */
  copies: readonly string[];
  copyIndex: number;
  onCopyChange: (index: number) => void;
}

/** The design, the paper size, and which copy is shown and printed. */
export function PrintOptions({ form, copies, copyIndex, onCopyChange }: PrintOptionsProps) {
  const { draft, change } = form;
  return (
    <div className={styles.choices}>
      <Choice
        label={copy.look}
        options={LOOKS.map((value) => ({ value, text: copy.looks[value] }))}
        value={draft.look}
        onChoose={(look) => change({ look })}
      />
      <Choice
        label={copy.size}
        options={SIZES.map((value) => ({ value, text: copy.sizes[value] }))}
        value={draft.size}
        onChoose={(size) => change({ size })}
      />
      {copies.length > 0 && (
        <Choice
          label={copy.copy}
          options={copies.map((text, index) => ({ value: `${index}`, text }))}
          value={`${copyIndex}`}
          onChoose={(value) => onCopyChange(Number(value))}
        />
      )}
    </div>
  );
}
