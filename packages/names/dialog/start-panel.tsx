import { type BriefDraft, EMPTY_BRIEF_DRAFT } from "./brief-codec.ts";
import type { ResultsCopy } from "./copy.ts";
import { BriefLink } from "./results.tsx";
import styles from "./start-panel.module.css";

interface StartPanelProps {
  copy: ResultsCopy["start"];
  path: string;
  onRequest: (draft: BriefDraft) => void;
}

/** Shown before the first brief: blank boards, and three example briefs. */
export function StartPanel({ copy, path, onRequest }: StartPanelProps) {
  return (
    <div className={styles.start}>
      <BlankBoardDrawing />
      <h3>{copy.heading}</h3>
      <p>{copy.text}</p>
      <ul className={styles.examples}>
        {copy.examples.map(({ title, draft }) => (
          <li key={title}>
            <BriefLink
              draft={{ ...EMPTY_BRIEF_DRAFT, ...draft }}
              path={path}
              title={title}
              onRequest={onRequest}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A drawing of a white signboard with a first brush stroke, and a ladder below it. */
function BlankBoardDrawing() {
  return (
    <svg viewBox="0 0 320 190" className={styles.drawing} aria-hidden="true">
      <path d="M70 6v22M250 6v22" />
      <path d="M20 28h280v82H20z" fill="#fff" />
      <path d="M30 38h260v62H30z" stroke="#e9dfcd" />
      <path d="M48 82q30-40 62-16t66-6" stroke="#c03217" strokeWidth="15" strokeLinecap="round" />
      <g transform="rotate(38 180 58)">
        <path d="M172 62h26l-4 20h-18z" fill="#c03217" />
        <path d="M170 48h30v14h-30z" fill="#c9cae0" />
        <path d="M180 48l1-46h8l1 46z" fill="#f6b92b" />
      </g>
      <path d="M62 181 88 72M128 181 102 72M71 145h48M66 164h58M76 126h38M80 107h30" />
      <path d="M216 136h50l-5 45h-40z" fill="#1a6b49" />
      <path d="M212 130h58v10h-58z" fill="#d9efe2" />
      <path d="M226 140v14q4 6 8 0v-14z" fill="#c03217" stroke="none" />
      <path d="M0 181h320" strokeWidth="3" />
    </svg>
  );
}
