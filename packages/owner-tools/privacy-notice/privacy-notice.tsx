import { emptyNotice, tailorShopNotice } from "./example.ts";
import { noticeCopy as copy } from "./copy.ts";
import { DocumentPreview } from "../kit/document/document-preview.tsx";
import { DOCX_MIME_TYPE } from "../kit/document/to-docx.ts";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import { TwoColumns } from "../kit/steps/columns.tsx";
import type { ToolProps } from "../kit/tool.ts";
import { CopyNotice } from "./copy-notice.tsx";
import { NoticeForm } from "./notice-form.tsx";
import { noticeToDocx } from "./notice-to-docx.ts";
import { parseNotice } from "./notice.ts";
import styles from "./privacy-notice.module.css";
import { documentToPlainText } from "../kit/document/to-plain-text.ts";
import { toHtmlPage } from "./to-html-page.ts";
import { listAdvice, listMissing, writeNotice } from "./write-notice.ts";

export function PrivacyNotice({ slug }: ToolProps) {
  const savedState = useSavedState("privacy-notice", tailorShopNotice, parseNotice);
  const notice = savedState.value;
  const blocks = writeNotice(notice, copy.notice);
  return (
    <ToolFrame
      copy={copy}
      slug={slug}
      savedState={savedState}
      resets={{ example: tailorShopNotice, empty: emptyNotice }}
      files={[
        {
          label: copy.docx,
          name: "privacy-notice.docx",
          type: DOCX_MIME_TYPE,
          make: () => noticeToDocx(blocks, copy),
        },
        {
          label: copy.text,
          name: "privacy-notice.txt",
          type: "text/plain;charset=utf-8",
          make: async () => documentToPlainText(blocks),
        },
        {
          label: copy.html,
          name: "privacy-notice.html",
          type: "text/html;charset=utf-8",
          make: async () => toHtmlPage(blocks, copy.notice.title),
        },
      ]}
    >
      <TwoColumns
        form={<NoticeForm copy={copy.form} textCopy={copy.notice} savedState={savedState} />}
        result={
          <div className={styles.result}>
            <DocumentPreview label={copy.preview} blocks={blocks} />
            <CopyNotice copy={copy} text={documentToPlainText(blocks)} />
            <NoticeReview
              missing={listMissing(notice, copy.notice)}
              advice={listAdvice(notice, copy.notice)}
            />
          </div>
        }
      />
    </ToolFrame>
  );
}

/** What the notice still lacks, and advice on what it says. */
function NoticeReview({
  missing,
  advice,
}: {
  missing: readonly string[];
  advice: readonly string[];
}) {
  const hasMissing = missing.length > 0;
  return (
    <>
      <div className={hasMissing ? styles.review : `${styles.review} ${styles.complete}`}>
        <div role="status">
          <h3>{hasMissing ? copy.missing : copy.complete}</h3>
          {hasMissing ? <SentenceList sentences={missing} /> : <p>{copy.completeNote}</p>}
        </div>
        {advice.length > 0 && (
          <div>
            <h3>{copy.advice}</h3>
            <SentenceList sentences={advice} />
          </div>
        )}
      </div>
      <p className={styles.law}>
        <strong>{copy.lawyer}</strong> {copy.law}
      </p>
    </>
  );
}

function SentenceList({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
