import { useMemo, useState } from "react";
import { Button } from "@angadi/ui/button/button";
import type { Answers } from "./answers.ts";
import { draftMakerCopy as copy } from "./copy.ts";
import { LookChoice } from "./look-choice.tsx";
import styles from "./maker.module.css";
import { parseDraftPage } from "./parse-draft-page.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import { useRenderedDraft } from "./use-rendered-draft.ts";
import { WidthChoice } from "./width-choice.tsx";

export { fillBrief } from "../engine/read-sentence.ts";
export { BoardField } from "./board-field.tsx";

interface MakerProps {
  answers: Answers;
  onChange: (answers: Answers) => void;
}

/** The preview of a draft, with the tools to change it. */
export function Maker({ answers, onChange }: MakerProps) {
  const { latest, hasFailed, retry } = useRenderedDraft(answers);
  const draft = latest?.draft;
  const page = useMemo(() => draft && parseDraftPage(draft), [draft]);
  const [isWide, setIsWide] = useState(false);
  return (
    <div className={styles.maker}>
      <div className={styles.tools}>
        {draft && (
          <LookChoice draft={draft} answers={answers} onChange={onChange}>
            <WidthChoice isWide={isWide} onChange={setIsWide} />
          </LookChoice>
        )}
      </div>
      {hasFailed && (
        <div role="status" className={styles.failed}>
          <p>{copy.preview.failed}</p>
          <Button variant="quiet" onClick={retry}>
            {copy.preview.retry}
          </Button>
        </div>
      )}
      <PreviewFrame page={page} isWide={isWide} />
    </div>
  );
}
