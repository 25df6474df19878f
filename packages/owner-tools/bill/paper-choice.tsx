import { Choice } from "../kit/frame/choice.tsx";
import { makerCopy as copy } from "./copy.ts";
import { LOOKS, SIZES } from "./draft.ts";
import type { Form } from "./form.ts";
import styles from "./maker.module.css";

/** Chooses the design and the paper size. */
export function PaperChoice({ form }: { form: Form }) {
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
    </div>
  );
}
