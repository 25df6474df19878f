import { Choice } from "../../kit/frame/choice.tsx";
import { makerCopy as copy } from "../copy.ts";
import { LOOKS, SIZES } from "../draft.ts";
import type { Form } from "./form.ts";
import styles from "./maker.module.css";

interface PaperChoiceProps {
  form: Form;
  /** The marks of the copies that can be printed; none if there is only one. */
  copies: readonly string[];
  copyIndex: number;
  onCopyChange: (index: number) => void;
}

/** Chooses the design, the paper size, and which copy is shown and printed. */
export function PaperChoice({ form, copies, copyIndex, onCopyChange }: PaperChoiceProps) {
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
