import { useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { OpenElsewhere } from "@angadi/ui/files/open-elsewhere";
import { type PrintablePart, printOnly } from "./print-only.ts";

interface PrintButtonProps {
  label: string;
  parts: readonly PrintablePart[];
  /** Replaces the look of a quiet button. */
  className?: string | undefined;
}

/** Prints a part of the page; if the browser ignores that, says what else works. */
export function PrintButton({ label, parts, className }: PrintButtonProps) {
  const [isIgnored, setIsIgnored] = useState(false);
  const print = () => void printOnly(...parts).then((hasBegun) => setIsIgnored(!hasBegun));
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
      {isIgnored && <OpenElsewhere />}
    </>
  );
}
