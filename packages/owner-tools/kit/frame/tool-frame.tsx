import { type ReactNode, useId, useState } from "react";
import { NotSaved } from "@angadi/ui/saved/not-saved";
import { frameCopy } from "./copy.ts";
import type { OpenedToolId } from "../tool-names.ts";
import { Downloads, type Download } from "./downloads.tsx";
import styles from "./frame.module.css";
import { ResultSlip, type ShortResult } from "./result-slip.tsx";
import { type SavedState, toSavedKey } from "./saved-state.ts";

/** Copy of a tool's frame. */
export interface ToolFrameCopy {
  heading: string;
  lede: string;
  /** Describes the ready-made files: "The files hold the example’s figures." */
  exampleFilesNote: string;
  /** Reset buttons, and the message after each. */
  resets: readonly { id: string; label: string; done: string }[];
}

export interface ToolFrameProps<T> {
  /** Set for a tool opened below the guide's own tool. */
  opened?: OpenedToolId;
  copy: ToolFrameCopy;
  slug: string;
  savedState: SavedState<T>;
  /** The values of each reset, by id. */
  resets: Readonly<Record<string, T>>;
  files: readonly Download[];
  /** Result to keep in view; undefined if the result is a document or a list. */
  result?: ShortResult;
  blockedReason?: string | undefined;
  /** A note about the files. */
  note?: string | undefined;
  children: ReactNode;
}

/** The frame of a tool in its guide: its heading, its sheet, and its files. */
export function ToolFrame<T>(props: ToolFrameProps<T>) {
  const { opened, copy, slug, savedState, resets, children } = props;
  const id = useId();
  return (
    <section id={opened ?? "tool"} aria-labelledby={id} className={styles.tool}>
      <header className={styles.head}>
        <h2 id={id}>{copy.heading}</h2>
        <p className={styles.lede}>{copy.lede}</p>
        <Resets copy={copy.resets} savedState={savedState} resets={resets} />
      </header>
      <NotSaved prefix={toSavedKey(savedState.tool)} />
      <ResultSlip result={props.result} />
      <div className={styles.sheet}>{children}</div>
      <footer className={styles.foot}>
        <Downloads
          slug={slug}
          files={props.files}
          exampleFilesNote={copy.exampleFilesNote}
          blockedReason={props.blockedReason}
          note={props.note}
          printedParts={opened ? ["tool", "opened"] : ["tool"]}
        />
      </footer>
    </section>
  );
}

type ResetsProps<T> = Pick<ToolFrameProps<T>, "savedState" | "resets"> & {
  copy: ToolFrameCopy["resets"];
};

/** Buttons to reset the sheet, and one to undo that. */
function Resets<T>({ copy, savedState, resets }: ResetsProps<T>) {
  const [done, setDone] = useState<{ message: string; value: T }>();
  // The message is outdated after typing, but its line stays, to avoid a layout shift.
  const isMessageCurrent = !done || done.value === savedState.value;
  return (
    <div className={styles.resets}>
      {copy.map(({ id, label, done: doneMessage }) => (
        <button
          key={id}
          type="button"
          className={styles.small}
          onClick={() => {
            const next = resets[id];
            if (next === undefined) return;
            savedState.replace(next);
            setDone({ message: doneMessage, value: next });
          }}
        >
          {label}
        </button>
      ))}
      <p
        role="status"
        className={isMessageCurrent ? styles.done : `${styles.done} ${styles.waiting}`}
      >
        {savedState.undo && done?.message}
      </p>
      {savedState.undo && (
        <button type="button" className={styles.small} onClick={savedState.undo}>
          {frameCopy.undo}
        </button>
      )}
    </div>
  );
}
