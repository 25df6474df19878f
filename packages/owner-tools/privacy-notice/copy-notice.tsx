import { useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./privacy-notice.module.css";
import type { NoticeCopy } from "./copy.ts";

/** How long the button shows whether copying succeeded. */
const STATUS_DURATION_MS = 2000;

/** A button that copies the notice, and shows whether that succeeded. */
export function CopyNotice({ copy, text }: { copy: NoticeCopy; text: string }) {
  const isHydrated = useHydrated();
  const [status, setStatus] = useState("");
  const showStatus = (message: string) => {
    setStatus(message);
    setTimeout(() => setStatus(""), STATUS_DURATION_MS);
  };
  return (
    <button
      type="button"
      aria-live="polite"
      className={isHydrated ? styles.copyButton : `${styles.copyButton} ${styles.hidden}`}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => showStatus(copy.copySucceeded),
          () => showStatus(copy.copyFailed),
        )
      }
    >
      {status || copy.copyButton}
    </button>
  );
}
