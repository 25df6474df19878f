import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./switch.module.css";

interface SwitchProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "onChange" | "role"> {
  checked: boolean;
  /** Omitted if the switch submits a form. */
  onChange?: (checked: boolean) => void;
  /** The label, which names what is switched on. */
  children: ReactNode;
}

/** A switch that takes effect immediately. */
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
