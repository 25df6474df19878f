import { frameCopy } from "./copy.ts";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./fields.module.css";

interface NameFieldProps {
  /** Label for screen readers. */
  label: string;
  value: string;
  onValueChange: (text: string) => void;
}

const MAX_LENGTH = 80;

export function NameField({ label, value, onValueChange }: NameFieldProps) {
  const isHydrated = useHydrated();
  return (
    <span className={`${styles.box} ${styles.name}`} data-held>
      <input
        aria-label={label}
        value={value}
        readOnly={!isHydrated}
        maxLength={MAX_LENGTH}
        placeholder={frameCopy.namePlaceholder}
        autoComplete="off"
        onChange={({ target }) => onValueChange(target.value)}
      />
    </span>
  );
}
