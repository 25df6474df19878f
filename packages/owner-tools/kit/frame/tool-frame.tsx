import { type ReactNode, useId, useState } from "react";
import { NotSavedNotice } from "@angadi/ui/saved/not-saved";
import { frameCopy } from "./copy.ts";
import type { SecondToolId } from "../tool-copy.ts";
import { Downloads, type Download } from "./downloads.tsx";
import styles from "./frame.module.css";
import { StickyResult, type ShortResult } from "./sticky-result.tsx";
import { type SavedState, toSavedKey } from "./saved-state.ts";

export interface ToolFrameCopy {
  heading: string;
  lede: string;
  /** Describes the example's files, for pages without JavaScript. */
  exampleFilesNote: string;
  /** Reset buttons, with the message shown after each. */
  resets: readonly { id: string; label: string; message: string }[];
}

export interface ToolFrameProps<T> {
  /** Set for a second tool, below the guide's own tool. */
  secondTool?: SecondToolId;
  copy: ToolFrameCopy;
  slug: string;
  savedState: SavedState<T>;
  /** The values of each reset, by id. */
  resets: Readonly<Record<string, T>>;
  files: readonly Download[];
  /** Result to keep in view; undefined if the result is a document or a list. */
  result?: ShortResult;
  blockedReason?: string | undefined;
  note?: string | undefined;
  children: ReactNode;
}

/** The frame of a tool in its guide: its heading, its form and results, and its files. */
export function ToolFrame<T>(props: ToolFrameProps<T>) {
  const { secondTool, copy, slug, savedState, resets, children } = props;
  const id = useId();
  return (
    <section id={secondTool ?? "tool"} aria-labelledby={id} className={styles.tool}>
      <header className={styles.header}>
        <h2 id={id}>{copy.heading}</h2>
        <p className={styles.lede}>{copy.lede}</p>
        <Resets copy={copy.resets} savedState={savedState} resets={resets} />
      </header>
      <NotSavedNotice prefix={toSavedKey(savedState.tool)} />
      <StickyResult result={props.result} />
      <div className={styles.body}>{children}</div>
      <footer className={styles.footer}>
        <Downloads
          slug={slug}
          files={props.files}
          exampleFilesNote={copy.exampleFilesNote}
          blockedReason={props.blockedReason}
          note={props.note}
          printedParts={secondTool ? ["tool", "second-tool"] : ["tool"]}
        />
      </footer>
    </section>
  );
}

type ResetsProps<T> = Pick<ToolFrameProps<T>, "savedState" | "resets"> & {
  copy: ToolFrameCopy["resets"];
};

function Resets<T>({ copy, savedState, resets }: ResetsProps<T>) {
  const [lastReset, setLastReset] = useState<{ message: string; value: T }>();
  // After typing, the message is hidden, but keeps its space, to avoid a layout shift.
  const isOutdated = lastReset !== undefined && lastReset.value !== savedState.value;
  return (
    <div className={styles.resets}>
      {copy.map(({ id, label, message }) => (
        <button
          key={id}
          type="button"
          className={styles.smallButton}
          onClick={() => {
            const next = resets[id];
            if (next === undefined) return;
            savedState.replace(next);
            setLastReset({ message, value: next });
          }}
        >
          {label}
        </button>
      ))}
      <p
        role="status"
        className={isOutdated ? `${styles.resetStatus} ${styles.hidden}` : styles.resetStatus}
      >
        {savedState.undo && lastReset?.message}
      </p>
      {savedState.undo && (
        <button type="button" className={styles.smallButton} onClick={savedState.undo}>
          {frameCopy.undo}
        </button>
      )}
    </div>
  );
}
