import { type ChangeEvent, useRef } from "react";
import { Button } from "../button/button.tsx";
import { type ParsedFile, readFile } from "./saved-file.ts";

interface ImportButtonProps {
  label: string;
  /** Whether a text in the file is accepted. */
  isAccepted: (key: string, text: string) => boolean;
  onImport: (file: ParsedFile) => void;
}

/** Imports a file of saved texts. */
export function ImportButton({ label, isAccepted, onImport }: ImportButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const importFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const parsedFile = await readFile(file, isAccepted);
    // Allow choosing the same file again.
    target.value = "";
    onImport(parsedFile);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => inputRef.current?.click()}>
        {label}
      </Button>
      <input
        ref={inputRef}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={importFile}
      />
    </>
  );
}
