import { useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./privacy-notice.module.css";
import type { NoticeCopy } from "./copy.ts";

/** How long the button shows the result. */
const STATUS_DURATION_MS = 2000;

export function CopyNotice({ copy, text }: { copy: NoticeCopy; text: string }) {
  const hydrated = useHydrated();
  const [status, setStatus] = useState("");
  const showStatus = (message: string) => {
    setStatus(message);
    setTimeout(() => setStatus(""), STATUS_DURATION_MS);
  };
  return (
    <button
      type="button"
      aria-live="polite"
      className={hydrated ? styles.copy : `${styles.copy} ${styles.hidden}`}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => showStatus(copy.copied),
          () => showStatus(copy.failed),
        )
      }
    >
      {status || copy.copyButton}
    </button>
  );
}
