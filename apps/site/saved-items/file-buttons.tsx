import { useState } from "react";
import { myCounterCopy } from "@angadi/content/my-counter";
import { Button } from "@angadi/ui/button/button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { saveFile } from "@angadi/ui/files/save-file";
import { ImportButton } from "@angadi/ui/saved/import-button";
import { type ParsedFile, formatFile } from "@angadi/ui/saved/saved-file";
import type { SavedTexts } from "@angadi/ui/saved/storage";
import { isKnownItem } from "./items.ts";
import styles from "./saved-panel.module.css";

const copy = myCounterCopy.file;

interface FileButtonsProps {
  saved: SavedTexts;
  onImport: (file: ParsedFile) => void;
}

/** Exports the saved items as a file, and imports one. */
export function FileButtons({ saved, onImport }: FileButtonsProps) {
  const [savedFile, setSavedFile] = useState<File>();
  return (
    <section className={styles.file}>
      <h3>{copy.heading}</h3>
      <p>{copy.text}</p>
      <div className={styles.buttons}>
        {Object.keys(saved).length > 0 && (
          <Button variant="quiet" onClick={() => setSavedFile(download(saved))}>
            {copy.save}
          </Button>
        )}
        <ImportButton label={copy.importFile} isKnown={isKnownItem} onImport={onImport} />
        <DownloadStatus file={savedFile} />
      </div>
    </section>
  );
}

function download(saved: SavedTexts): File {
  const day = new Date().toISOString().slice(0, 10);
  return saveFile(`my-counter-${day}.json`, "application/json", formatFile(saved, day));
}
