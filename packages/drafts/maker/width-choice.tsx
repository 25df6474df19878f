import { useId } from "react";
import { draftMakerCopy as copy } from "./copy.ts";
import styles from "./maker.module.css";

interface WidthChoiceProps {
  isWide: boolean;
  onChange: (isWide: boolean) => void;
}

/** Chooses the width of the preview: phone or desktop. */
export function WidthChoice({ isWide, onChange }: WidthChoiceProps) {
  const name = useId();
  const { width, widths } = copy.preview;
  return (
    <fieldset className={styles.choice}>
      <legend>{width}</legend>
      {([false, true] as const).map((wide) => (
        <label key={String(wide)}>
          <input
            type="radio"
            name={name}
            checked={isWide === wide}
            onChange={() => onChange(wide)}
          />
          {wide ? widths.desktop : widths.phone}
        </label>
      ))}
    </fieldset>
  );
}
