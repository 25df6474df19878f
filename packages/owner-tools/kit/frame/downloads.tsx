import { useState } from "react";
import { frameCopy as copy } from "./copy.ts";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { ButtonLink } from "@angadi/ui/button/button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import styles from "./frame.module.css";
import { type FileContent, saveFile } from "@angadi/ui/files/save-file";
import { PrintButton } from "./print-button.tsx";
import type { PrintablePart } from "./print-only.ts";

export interface Download {
  label: string;
  /** File name; the example's file has the same name below the guide's URL. */
  name: string;
  type: string;
  /** Makes the file from the typed values; loads libraries on demand, by `import()`. */
  make: () => Promise<FileContent>;
}

const TIMEOUT_MS = 30_000;

const rejectAfterTimeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The file took too long.")), TIMEOUT_MS);
  });

interface DownloadsProps {
  slug: string;
  files: readonly Download[];
  /** Describes the example's files, for pages without JavaScript. */
  exampleFilesNote: string;
  /** Why no file can be made now: an invalid field. */
  blockedReason?: string | undefined;
  note?: string | undefined;
  printedParts: readonly PrintablePart[];
}

/**
 * Downloads of the tool's files, made from the typed values. They are links to the example's files,
 * which are used without JavaScript and before hydration.
 */
export function Downloads(props: DownloadsProps) {
  const { slug, files, exampleFilesNote, blockedReason, note, printedParts } = props;
  const isHydrated = useHydrated();
  const [pendingName, setPendingName] = useState("");
  const [status, setStatus] = useState("");
  const [savedFile, setSavedFile] = useState<File>();
  const download = async ({ name, type, make }: Download) => {
    if (blockedReason) return setStatus(blockedReason);
    setPendingName(name);
    setSavedFile(undefined);
    setStatus(copy.makingFile);
    try {
      setSavedFile(saveFile(name, type, await Promise.race([make(), rejectAfterTimeout()])));
      setStatus("");
    } catch {
      setStatus(copy.fileFailed);
    }
    setPendingName("");
  };
  return (
    <div className={styles.downloads}>
      <div className={styles.buttons}>
        {files.map((file) => (
          <ButtonLink
            key={file.name}
            id={`file-${file.name}`}
            variant="quiet"
            reloadDocument
            href={`/business-starter-guide/${slug}/${file.name}`}
            download
            aria-busy={pendingName === file.name}
            aria-disabled={pendingName !== ""}
            onClick={(event) => {
              event.preventDefault();
              if (pendingName === "") void download(file);
            }}
          >
            {file.label}
          </ButtonLink>
        ))}
        <span className={styles.print}>
          <PrintButton label={copy.print} parts={printedParts} />
        </span>
      </div>
      <p role="status" className={styles.status}>
        {isHydrated ? status || copy.privacy : exampleFilesNote}
      </p>
      <DownloadStatus file={savedFile} />
      {note && <p className={styles.status}>{note}</p>}
    </div>
  );
}
