import { useState } from "react";
import { frameCopy as copy } from "./copy.ts";
import { useHydrated } from "@angadi/ui/inline-script/hydrated";
import { Button, ButtonLink } from "@angadi/ui/button/button";
import styles from "./frame.module.css";
import { type FileContent, saveFile } from "@angadi/ui/files/save-file";

/** A file the tool can make. */
export interface Download {
  /** What the button says. */
  label: string;
  /** Of the file; the ready-made one lies under the guide's address by the same name. */
  name: string;
  type: string;
  /** Makes it from what is typed; libraries are fetched here, by `import()`. */
  make: () => Promise<FileContent>;
}

/** Milliseconds in which a file is made, or is given up. */
const TIMEOUT = 30_000;

const timeout = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error("The file took too long.")), TIMEOUT);
  });

interface DownloadsProps {
  slug: string;
  files: readonly Download[];
  /** What the ready-made files hold, for who has no script: "with the figures of the example". */
  readyMade: string;
  /** Why no file can be made now: a field to put right. */
  blocked?: string | undefined;
  /** Something to know about them. */
  note?: string | undefined;
  onPrint: () => void;
}

/**
 * The tool's files, made from what is typed. Links to the ready-made ones, which are all there is without
 * the script: a press on them outlasts hydration, which would replace another element.
 */
export function Downloads(props: DownloadsProps) {
  const { slug, files, readyMade, blocked, note, onPrint } = props;
  const hydrated = useHydrated();
  const [busy, setBusy] = useState("");
  const [status, setSaid] = useState("");
  const make = async ({ name, type, make }: Download) => {
    if (blocked) return setSaid(blocked);
    setBusy(name);
    setSaid(copy.inProgress);
    try {
      saveFile(name, type, await Promise.race([make(), timeout()]));
      setSaid(copy.success(name));
    } catch {
      setSaid(copy.failure);
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
            look="quiet"
            leaves
            data-held
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
          <Button look="quiet" onClick={onPrint}>
            {copy.print}
          </Button>
        </span>
      </div>
      <p role="status" className={styles.said}>
        {hydrated ? status || copy.privacy : readyMade}
      </p>
      {note && <p className={styles.said}>{note}</p>}
    </div>
  );
}
