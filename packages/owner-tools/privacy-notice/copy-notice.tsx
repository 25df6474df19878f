import { useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./privacy-notice.module.css";
import type { NoticeCopy } from "./copy.ts";

/** How long the button shows the result, in milliseconds. */
const STATUS_DURATION = 2000;

/** A button that copies the notice to the clipboard as plain text. */
export function CopyNotice({ copy, text }: { copy: NoticeCopy; text: string }) {
  const hydrated = useHydrated();
  const [copyMessage, setCopyMessage] = useState("");
  const say = (word: string) => {
    setCopyMessage(word);
    setTimeout(() => setCopyMessage(""), STATUS_DURATION);
  };
  return (
    <button
      type="button"
      aria-live="polite"
      className={hydrated ? styles.copy : `${styles.copy} ${styles.waiting}`}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => say(copy.copied),
          () => say(copy.failed),
        )
      }
    >
      {copyMessage || copy.copyButton}
    </button>
  );
}
