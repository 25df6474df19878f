import { frameCopy } from "./copy.ts";
import { useHydrated } from "@angadi/ui/inline-script/hydrated";
import styles from "./fields.module.css";

interface NameFieldProps {
  /** For those who listen. */
  label: string;
  value: string;
  onType: (text: string) => void;
}

/** The longest name a line takes. */
const MAX_LENGTH = 80;

/** The name of a line, to be changed in place. */
export function NameField({ label, value, onType }: NameFieldProps) {
  const hydrated = useHydrated();
  return (
    <span className={`${styles.box} ${styles.name}`} data-held>
      {hydrated ? (
        <input
          aria-label={label}
          value={value}
          maxLength={MAX_LENGTH}
          placeholder={frameCopy.nameIt}
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
        />
      ) : (
        value
      )}
    </span>
  );
}
