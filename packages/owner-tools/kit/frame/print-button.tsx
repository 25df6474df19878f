import { useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { OpenElsewhere } from "@angadi/ui/files/open-elsewhere";
import { type PrintablePart, printOnly } from "./print-only.ts";

interface PrintButtonProps {
  label: string;
  parts: readonly PrintablePart[];
  /** Class of the button; if undefined, it is a quiet `Button`. */
  className?: string | undefined;
}

/** Prints parts of the page. If the browser does not print, suggests opening another one. */
export function PrintButton({ label, parts, className }: PrintButtonProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const print = () => void printOnly(...parts).then((hasStarted) => setHasFailed(!hasStarted));
  return (
    <>
      {className ? (
        <button type="button" className={className} onClick={print}>
          {label}
        </button>
      ) : (
        <Button variant="quiet" onClick={print}>
          {label}
        </Button>
      )}
      {hasFailed && <OpenElsewhere />}
    </>
  );
}
