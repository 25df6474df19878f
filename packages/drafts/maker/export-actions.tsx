import { Button, ButtonLink } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { FoldSummary } from "@angadi/ui/fold/fold-summary";
import { draftMakerCopy as copy } from "./copy.ts";
import type { FileKind } from "./make-file.ts";
import styles from "./try-draft.module.css";

interface ExportActionsProps {
  /** Id of the form that requests a file without JavaScript. */
  form: string;
  /** Whether there is no draft yet; unknown without JavaScript, when the server makes the draft. */
  isEmpty: boolean;
  getLink: () => string;
  /** Link to continue in the app; undefined for none. */
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
  getLink,
  continueHref,
  status: message,
  savedFile,
  onSave,
}: ExportActionsProps) {
  return (
    <div className={isEmpty ? `${styles.exports} ${styles.withoutDraft}` : styles.exports}>
      {/* The form's own button precedes these fields; without JavaScript one is needed here. */}
      <p className={styles.withoutScript}>
        <Button type="submit" form={form}>
          {copy.showDraft}
        </Button>
      </p>
      {continueHref && (
        <ButtonLink reloadDocument href={continueHref}>
          {copy.continueInApp}
        </ButtonLink>
      )}
      <details className={styles.files}>
        <FoldSummary>{copy.exportSummary}</FoldSummary>
        <div className={styles.fileButtons}>
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
          <CopyButton copy={copy.link} getText={getLink} />
        </div>
        <p className={styles.hint}>{copy.filesHint}</p>
        <p role="status" className={styles.status}>
          {message}
        </p>
        <DownloadStatus file={savedFile} />
      </details>
    </div>
  );
}
