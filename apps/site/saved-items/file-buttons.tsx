import { type ChangeEvent, useRef } from "react";
import { myCounterCopy } from "@angadi/content/my-counter";
import { Button } from "@angadi/ui/button/button";
import { saveFile } from "@angadi/ui/files/save-file";
import type { SavedTexts } from "@angadi/ui/saved/storage";
import { type FileProblem, MAX_FILE_BYTES, formatFile, parseFile } from "./file.ts";
import styles from "./saved-panel.module.css";

const copy = myCounterCopy.file;

interface FileButtonsProps {
  saved: SavedTexts;
  onImport: (saved: SavedTexts) => void;
  onProblem: (problem: FileProblem) => void;
}

/** Exports the saved items as a file, and imports one. */
export function FileButtons({ saved, onImport, onProblem }: FileButtonsProps) {
  const input = useRef<HTMLInputElement>(null);
  const importFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    // An unreadable file is treated like an unknown format.
    const text = file.size > MAX_FILE_BYTES ? undefined : await file.text().catch(() => "");
    // Allow choosing the same file again.
    target.value = "";
    const found = text === undefined ? { problem: "large" as const } : parseFile(text);
    if ("problem" in found) onProblem(found.problem);
    else onImport(found.saved);
  };
  return (
    <section className={styles.file}>
      <h3>{copy.heading}</h3>
      <p>{copy.text}</p>
      <div className={styles.buttons}>
        {Object.keys(saved).length > 0 && (
          <Button variant="quiet" onClick={() => download(saved)}>
            {copy.save}
          </Button>
        )}
        <Button variant="quiet" onClick={() => input.current?.click()}>
          {copy.importFile}
        </Button>
      </div>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={importFile} />
    </section>
  );
}

function download(saved: SavedTexts): void {
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`my-counter-${day}.json`, "application/json", formatFile(saved, day));
}
