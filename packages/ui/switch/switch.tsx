import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./switch.module.css";

interface SwitchProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onChange" | "role"> {
  checked: boolean;
  /** Absent where the switch sends a form. */
  onChange?: (checked: boolean) => void;
  /** What is on when it is on; its name. */
  children: ReactNode;
}

/** Turns one thing on or off, at once. */
export function Switch({ checked, onChange, children, type = "button", ...rest }: SwitchProps) {
  return (
    <button
      {...rest}
      type={type}
      role="switch"
      aria-checked={checked}
      className={styles.switch}
      onClick={() => onChange?.(!checked)}
    >
      <span className={styles.track} aria-hidden="true" />
      <span>{children}</span>
    </button>
  );
}
