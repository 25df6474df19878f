import { useState } from "react";
import { useHydrated } from "#ui/inline-script/hydrated.ts";
import styles from "./privacy-notice.module.css";
import type { NoticeWords } from "./copy-type.ts";

/** How long the button says what became of it, in milliseconds. */
const SAID = 2000;

/** Puts the notice on the clipboard, as plain text. */
export function CopyNotice({ words, text }: { words: NoticeWords; text: string }) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState("");
  const say = (word: string) => {
    setSaid(word);
    setTimeout(() => setSaid(""), SAID);
  };
  return (
    <button
      type="button"
      aria-live="polite"
      className={hydrated ? styles.copy : `${styles.copy} ${styles.waiting}`}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => say(words.copied),
          () => say(words.failed),
        )
      }
    >
      {said || words.copy}
    </button>
  );
}
