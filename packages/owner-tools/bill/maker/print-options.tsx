import { InlineRadioGroup } from "../../kit/frame/inline-radio-group.tsx";
import { Checkbox } from "../../kit/steps/fields.tsx";
import { billMakerCopy as copy } from "../copy.ts";
import { LOOKS, SIZES } from "../draft.ts";
import type { BillFormState } from "./form.ts";
import styles from "./maker.module.css";
import { useHasKit } from "./use-bill-brand.ts";

interface PrintOptionsProps {
  form: BillFormState;
  /** The marks of the copies that can be printed; empty if there is only one. */
  copyMarks: readonly string[];
  copyIndex: number;
  onCopyChange: (index: number) => void;
}

/** The design, the paper size, and which copy is shown and printed. */
export function PrintOptions({ form, copyMarks, copyIndex, onCopyChange }: PrintOptionsProps) {
  const { draft, change } = form;
  const hasKit = useHasKit();
  return (
    <div className={styles.choices}>
      <InlineRadioGroup
        legend={copy.look}
        options={LOOKS.map((value) => ({ value, label: copy.looks[value] }))}
        value={draft.look}
        onChange={(look) => change({ look })}
      />
      <InlineRadioGroup
        legend={copy.size}
        options={SIZES.map((value) => ({ value, label: copy.sizes[value] }))}
        value={draft.size}
        onChange={(size) => change({ size })}
      />
      {hasKit && (
        <Checkbox
          label={copy.kit}
          checked={draft.usesKit}
          onChange={(usesKit) => change({ usesKit })}
        />
      )}
      {copyMarks.length > 0 && (
        <InlineRadioGroup
          legend={copy.copyMark}
          options={copyMarks.map((label, index) => ({ value: `${index}`, label }))}
          value={`${copyIndex}`}
          onChange={(value) => onCopyChange(Number(value))}
        />
      )}
    </div>
  );
}
