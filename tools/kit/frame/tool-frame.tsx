import { type ReactNode, useId, useState } from "react";
import { frameWords } from "./copy.ts";
import { useHydrated } from "#ui/inline-script/hydrated.ts";
import { Downloads, type Download } from "./downloads.tsx";
import styles from "./frame.module.css";
import type { Kept } from "./persisted-state.ts";

/** Words of a tool's frame. */
export interface ToolFrameWords {
  heading: string;
  lede: string;
  /** What the ready-made files hold: "The files hold the example’s figures." */
  readyMade: string;
  /** Ways to begin anew: the button, and what is said when it has been done. */
  resets: readonly { id: string; label: string; done: string }[];
}

interface ToolFrameProps<T> {
  words: ToolFrameWords;
  slug: string;
  kept: Kept<T>;
  /** The values of each way to begin anew, by its id. */
  resets: Readonly<Record<string, T>>;
  files: readonly Download[];
  blocked?: string | undefined;
  /** Something to know about the files. */
  note?: string | undefined;
  children: ReactNode;
}

/** A tool in its guide: a board with its heading, its sheet, and its files. */
export function ToolFrame<T>(props: ToolFrameProps<T>) {
  const { words, slug, kept, resets, children } = props;
  const id = useId();
  return (
    <section id="tool" aria-labelledby={id} className={styles.tool}>
      <header className={styles.head}>
        <h2 id={id}>{words.heading}</h2>
        <p className={styles.lede}>{words.lede}</p>
        <Resets words={words.resets} kept={kept} resets={resets} />
      </header>
      <div className={styles.sheet}>{children}</div>
      <footer className={styles.foot}>
        <Downloads
          slug={slug}
          files={props.files}
          readyMade={words.readyMade}
          blocked={props.blocked}
          note={props.note}
        />
      </footer>
    </section>
  );
}

type ResetsProps<T> = Pick<ToolFrameProps<T>, "kept" | "resets"> & {
  words: ToolFrameWords["resets"];
};

/** Buttons that fill the sheet anew, and the one that takes it back. */
function Resets<T>({ words, kept, resets }: ResetsProps<T>) {
  const hydrated = useHydrated();
  const [said, setSaid] = useState("");
  // Their place is kept until they are there.
  return (
    <div className={hydrated ? styles.resets : `${styles.resets} ${styles.waiting}`}>
      {words.map(({ id, label, done }) => (
        <button
          key={id}
          type="button"
          className={styles.small}
          onClick={() => {
            const next = resets[id];
            if (next === undefined) return;
            kept.replace(next);
            setSaid(done);
          }}
        >
          {label}
        </button>
      ))}
      {hydrated && (
        <p role="status" className={styles.done}>
          {kept.undo && said}
        </p>
      )}
      {kept.undo && (
        <button type="button" className={styles.small} onClick={kept.undo}>
          {frameWords.undo}
        </button>
      )}
    </div>
  );
}
