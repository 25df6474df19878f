import { useState } from "react";
import { frameCopy as copy } from "./copy.ts";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { ButtonLink } from "@angadi/ui/button/button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import styles from "./frame.module.css";
import { type FileContent, saveFile } from "@angadi/ui/files/save-file";
import { PrintButton } from "./print-button.tsx";
import type { PrintablePart } from "./print-only.ts";

/** A file the tool can make. */
export interface Download {
  /** Label of the button. */
  label: string;
  /** File name; the ready-made file has the same name below the guide's URL. */
  name: string;
  type: string;
  /** Makes the file from the typed values; loads libraries here, by `import()`. */
  make: () => Promise<FileContent>;
}

/** Timeout for making a file, in milliseconds. */
const TIMEOUT = 30_000;

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The file took too long.")), TIMEOUT);
  });

interface DownloadsProps {
  slug: string;
  files: readonly Download[];
  /** Describes the ready-made files, without JavaScript: "with the figures of the example". */
  exampleFilesNote: string;
  /** Why no file can be made now: an invalid field. */
  blockedReason?: string | undefined;
  /** A note about the files. */
  note?: string | undefined;
  /** The parts of the page that its print has. */
  printedParts: readonly PrintablePart[];
}

/**
 * The tool's files, made from the typed values. They are links to the ready-made files, the only
 * ones without JavaScript: a click on the same element survives hydration.
 */
export function Downloads(props: DownloadsProps) {
  const { slug, files, exampleFilesNote, blockedReason, note, printedParts } = props;
  const hydrated = useHydrated();
  const [busy, setBusy] = useState("");
  const [status, setStatus] = useState("");
  const [savedFile, setSavedFile] = useState<File>();
  const make = async ({ name, type, make }: Download) => {
    if (blockedReason) return setStatus(blockedReason);
    setBusy(name);
    setSavedFile(undefined);
    setStatus(copy.inProgress);
    try {
      setSavedFile(saveFile(name, type, await Promise.race([make(), timeout()])));
      setStatus("");
    } catch {
      setStatus(copy.failure);
    }
    setBusy("");
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
            aria-busy={busy === file.name}
            aria-disabled={busy !== ""}
            onClick={(event) => {
              event.preventDefault();
              if (busy === "") void make(file);
            }}
          >
            {file.label}
          </ButtonLink>
        ))}
        <span className={styles.print}>
          <PrintButton label={copy.print} parts={printedParts} />
        </span>
      </div>
      <p role="status" className={styles.said}>
        {hydrated ? status || copy.privacy : exampleFilesNote}
      </p>
      <DownloadStatus file={savedFile} />
      {note && <p className={styles.said}>{note}</p>}
    </div>
  );
}
