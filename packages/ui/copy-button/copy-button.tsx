import { useEffect, useState } from "react";
import { Button } from "../button/button.tsx";
import { TextField } from "../field/field.tsx";
import styles from "./copy-button.module.css";

export interface CopyButtonCopy {
  button: string;
  copied: string;
  /** Label of the text field shown if the browser does not allow copying. */
  manualLabel: string;
}

interface CopyButtonProps {
  copy: CopyButtonCopy;
  /** Called on click, because URLs are only known in the browser; undefined copies nothing. */
  getText: () => string | Promise<string | undefined>;
}

/** How long "copied" is shown, in milliseconds. */
const STATUS_DURATION_MS = 5000;

/**
 * Copies a text to the clipboard and confirms it. If that fails, shows the text to copy by hand.
 */
export function CopyButton({ copy, getText }: CopyButtonProps) {
  const [state, setState] = useState<"ready" | "copied" | "failed">("ready");
  const [text, setText] = useState("");

  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("ready"), STATUS_DURATION_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const handleCopy = async () => {
    const copiedText = await getText();
    if (copiedText === undefined) return;
    setText(copiedText);
    try {
      await navigator.clipboard.writeText(copiedText);
      setState("copied");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className={styles.copyButton}>
      <Button variant="quiet" onClick={() => void handleCopy()}>
        {copy.button}
      </Button>
      <p role="status" className={styles.status}>
        {state === "copied" && copy.copied}
      </p>
      {state === "failed" && (
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
