import { type ChangeEvent, useRef } from "react";
import { counterWords } from "#content/my-counter.ts";
import { Button } from "#ui/button/button.tsx";
import { type FileProblem, LARGEST_FILE, formatFile, parseFile } from "./counter-file.ts";
import styles from "./counter-panel.module.css";
import type { Kept } from "./kept.ts";

const words = counterWords.file;

interface CounterFileProps {
  kept: Kept;
  onBring: (kept: Kept) => void;
  onProblem: (problem: FileProblem) => void;
}

/** The counter as a file, out and in. */
export function CounterFile({ kept, onBring, onProblem }: CounterFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const bring = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    // A file that grows meanwhile, or goes, is none of ours.
    const text = file.size > LARGEST_FILE ? undefined : await file.text().catch(() => "");
    // The same file can be chosen again.
    target.value = "";
    const found = text === undefined ? { problem: "large" as const } : parseFile(text);
    if ("problem" in found) onProblem(found.problem);
    else onBring(found.kept);
  };
  return (
    <section className={styles.file}>
      <h3>{words.heading}</h3>
      <p>{words.text}</p>
      <div className={styles.buttons}>
        {Object.keys(kept).length > 0 && (
          <Button look="quiet" onClick={() => save(kept)}>
            {words.save}
          </Button>
        )}
        <Button look="quiet" onClick={() => input.current?.click()}>
          {words.bring}
        </Button>
      </div>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={bring} />
    </section>
  );
}

function save(kept: Kept): void {
  const day = new Date().toISOString().slice(0, 10);
  const url = URL.createObjectURL(new Blob([formatFile(kept, day)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `my-counter-${day}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 30_000);
}
