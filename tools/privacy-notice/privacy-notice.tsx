import { emptyNotice, tailorNotice } from "./example.ts";
import { noticeWords as words } from "./copy.ts";
import { Paper } from "../kit/document/paper.tsx";
import { DOCX } from "../kit/document/to-docx.ts";
import { useKept } from "../kit/frame/persisted-state.ts";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import { SideBySide } from "../kit/steps/step.tsx";
import type { ToolProps } from "../kit/tool.ts";
import { CopyNotice } from "./copy-notice.tsx";
import { NoticeForm } from "./notice-form.tsx";
import { noticeToDocx } from "./notice-to-docx.ts";
import { acceptNotice } from "./notice.ts";
import styles from "./privacy-notice.module.css";
import { toHtmlPage, toPlainText } from "./to-text.ts";
import { advice, missingFrom, writeNotice } from "./write-notice.ts";

/** A privacy notice from ticked boxes. */
export function PrivacyNotice({ slug }: ToolProps) {
  const kept = useKept({
    tool: "privacy-notice",
    version: 1,
    start: tailorNotice,
    accept: acceptNotice,
  });
  const notice = kept.value;
  const blocks = writeNotice(notice, words.notice);
  return (
    <ToolFrame
      words={words}
      slug={slug}
      kept={kept}
      resets={{ example: tailorNotice, empty: emptyNotice }}
      files={[
        {
          label: words.docx,
          name: "privacy-notice.docx",
          type: DOCX,
          make: () => noticeToDocx(blocks, words),
        },
        {
          label: words.text,
          name: "privacy-notice.txt",
          type: "text/plain;charset=utf-8",
          make: async () => toPlainText(blocks),
        },
        {
          label: words.html,
          name: "privacy-notice.html",
          type: "text/html;charset=utf-8",
          make: async () => toHtmlPage(blocks, words.notice.title),
        },
      ]}
    >
      <SideBySide
        parts={<NoticeForm words={words.form} notice={words.notice} kept={kept} />}
        result={
          <div className={styles.result}>
            <Paper label={words.preview} blocks={blocks} />
            <CopyNotice words={words} text={toPlainText(blocks)} />
            <Lacks
              missing={missingFrom(notice, words.notice)}
              think={advice(notice, words.notice)}
            />
          </div>
        }
      />
    </ToolFrame>
  );
}

/** What is missing, what to think about, and where the tool ends. */
function Lacks({ missing, think }: { missing: readonly string[]; think: readonly string[] }) {
  const lacks = missing.length > 0;
  return (
    <>
      <div className={lacks ? styles.lacks : `${styles.lacks} ${styles.whole}`}>
        <div role="status">
          <h3>{lacks ? words.missing : words.whole}</h3>
          {lacks ? <Sentences of={missing} /> : <p>{words.nothingMissing}</p>}
        </div>
        {think.length > 0 && (
          <div>
            <h3>{words.think}</h3>
            <Sentences of={think} />
          </div>
        )}
      </div>
      <p className={styles.law}>
        <strong>{words.lawyer}</strong> {words.law}
      </p>
    </>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
