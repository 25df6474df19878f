import type { ReactNode } from "react";
import styles from "./notice.module.css";

const ICONS = {
  information: "M12 11v6M12 7v.01",
  success: "m7 12.5 3.5 3.5 6.5-8",
  problem: "M12 7v6M12 17v.01",
};

interface NoticeProps {
  variant?: keyof typeof ICONS;
  children: ReactNode;
}

/** A short status message. To have it announced, put it in a live region. */
export function Notice({ variant = "information", children }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${styles[variant]}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[variant]} />
      </svg>
      <div>{children}</div>
    </div>
  );
}
