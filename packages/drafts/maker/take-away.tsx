import { Button, ButtonLink } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { FoldSummary } from "@angadi/ui/fold/fold-summary";
import { copy } from "./copy.ts";
import type { FileKind } from "./make-file.ts";
import styles from "./try-draft.module.css";

interface TakeAwayProps {
  /** Id of the form that asks for a file where the page's code is not there. */
  form: string;
  /** There is no draft yet. Without code that isn't known, and the server makes one. */
  waits: boolean;
  link: () => string;
  /** Where the app goes on; without it nothing leads there. */
  continueHref: string | undefined;
  /** What became of the file that was asked for last. */
  said: string;
  onSave: (kind: FileKind) => void;
}

/** Where a draft goes from here: on in the app, or along as a file or a link. */
export function TakeAway({ form, waits, link, continueHref, said, onSave }: TakeAwayProps) {
  return (
    <div className={waits ? `${styles.keep} ${styles.waits}` : styles.keep}>
      {/* The form's own button stands before these fields; without code it belongs after them. */}
      <p className={styles.plain}>
        <Button type="submit" form={form}>
          {copy.show}
        </Button>
      </p>
      {continueHref && (
        <ButtonLink leaves href={continueHref} {...(!waits && { "data-alone": "" })}>
          {copy.goOn}
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
              look="quiet"
              onClick={(event) => {
                event.preventDefault();
                onSave(kind);
              }}
            >
              {copy.files[kind]}
            </Button>
          ))}
          <CopyButton copy={copy.link} text={link} />
        </div>
        <p className={styles.hint}>{copy.filesHint}</p>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </details>
    </div>
  );
}
