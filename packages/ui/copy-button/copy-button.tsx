import { useEffect, useState } from "react";
import { Button } from "../button/button.tsx";
import { TextField } from "../field/field.tsx";
import styles from "./copy-button.module.css";

export interface CopyButtonCopy {
  button: string;
  copied: string;
  /** Label of the text if the browser does not allow copying. */
  manualLabel: string;
}

interface CopyButtonProps {
  copy: CopyButtonCopy;
  /** Called on click, because URLs are only known in the browser. Undefined copies nothing. */
  getText: () => string | Promise<string | undefined>;
}

/** How long "copied" is shown, in milliseconds. */
const STATUS_DURATION_MS = 5000;

/**
 * Copies a text to the clipboard and confirms it; if that fails, shows the text to copy by hand.
 */
export function CopyButton({ copy, getText }: CopyButtonProps) {
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  const [text, setText] = useState("");

  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("ready"), STATUS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const onCopy = async () => {
    const copiedText = await getText();
    if (copiedText === undefined) return;
    setText(copiedText);
    try {
      await navigator.clipboard.writeText(copiedText);
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  return (
    <div className={styles.copy}>
      <Button variant="quiet" onClick={() => void onCopy()}>
        {copy.button}
      </Button>
      <p role="status" className={styles.copied}>
        {state === "copied" && copy.copied}
      </p>
      {state === "refused" && (
        <TextField
          label={copy.manualLabel}
          value={text}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
