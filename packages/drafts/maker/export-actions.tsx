import { Button, ButtonLink } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { FoldSummary } from "@angadi/ui/fold/fold-summary";
import { copy } from "./copy.ts";
import type { FileKind } from "./make-file.ts";
import styles from "./try-draft.module.css";

interface ExportActionsProps {
  /** Id of the form that requests a file without JavaScript. */
  form: string;
  /** There is no draft yet. Without JavaScript this is unknown, and the server makes the draft. */
  isEmpty: boolean;
  link: () => string;
  /** Link to continue in the app; without it there is no such link. */
  continueHref: string | undefined;
  /** Status message for the last requested file. */
  status: string;
  /** The last file that was made. */
  savedFile: File | undefined;
  onSave: (kind: FileKind) => void;
}

/** What to do with a draft: continue in the app, download it, or copy a link. */
export function ExportActions({
  form,
  isEmpty,
  link,
  continueHref,
  status: message,
  savedFile,
  onSave,
}: ExportActionsProps) {
  return (
    <div className={isEmpty ? `${styles.keep} ${styles.waits}` : styles.keep}>
      {/* The form's own button precedes these fields; without JavaScript one is needed here. */}
      <p className={styles.plain}>
        <Button type="submit" form={form}>
          {copy.show}
        </Button>
      </p>
      {continueHref && (
        <ButtonLink reloadDocument href={continueHref}>
          {copy.continueInApp}
        </ButtonLink>
      )}
      <details className={styles.away}>
        <FoldSummary>{copy.takeAway}</FoldSummary>
        <div className={styles.ways}>
          {(["html", "zip"] as const).map((kind) => (
            <Button
              key={kind}
              type="submit"
              form={form}
              name="file"
              value={kind}
              variant="quiet"
              onClick={(event) => {
                event.preventDefault();
                onSave(kind);
              }}
            >
              {copy.files[kind]}
            </Button>
          ))}
          <CopyButton copy={copy.link} getText={link} />
        </div>
        <p className={styles.hint}>{copy.filesHint}</p>
        <p role="status" className={styles.said}>
          {message}
        </p>
        <DownloadStatus file={savedFile} />
      </details>
    </div>
  );
}
