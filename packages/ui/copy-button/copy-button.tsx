import { useEffect, useState } from "react";
import { Button } from "../button/button.tsx";
import { TextField } from "../field/field.tsx";
import styles from "./copy-button.module.css";

export interface CopyButtonCopy {
  button: string;
  copied: string;
  /** Above the text, where the browser does not let a page copy. */
  manualLabel: string;
}

interface CopyButtonProps {
  copy: CopyButtonCopy;
  /** Asked for at the press: an address is known in the browser only. */
  text: () => string;
}

/** How long it says that it copied, in milliseconds. */
const STATUS_DURATION = 5000;

/** Puts a text on the clipboard and says so; refused, it shows the text for copying by hand. */
export function CopyButton({ copy, text }: CopyButtonProps) {
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");

  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("ready"), STATUS_DURATION);
    return () => clearTimeout(timer);
  }, [state]);

  const onCopy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  return (
    <div className={styles.copy}>
      <Button look="quiet" onClick={() => void onCopy()}>
        {copy.button}
      </Button>
      <p role="status" className={styles.copied}>
        {state === "copied" && copy.copied}
      </p>
      {state === "refused" && (
        <TextField
          label={copy.manualLabel}
          value={text()}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
