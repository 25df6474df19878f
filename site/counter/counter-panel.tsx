import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { counterWords as words } from "#content/my-counter.ts";
import { counterChip } from "#content/shell.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { CounterFile } from "./counter-file-buttons.tsx";
import styles from "./counter-panel.module.css";
import { type Kept, readKept, subscribeKept, writeKept } from "./kept.ts";
import { type Thing, thingsIn } from "./things.ts";

interface CounterPanelProps {
  open: boolean;
  onClose: () => void;
}

/** What was done last, and how it was before: as long as the panel is open it can be taken back. */
interface Done {
  text: string;
  before: Kept | undefined;
}

/** All that the visitor keeps on this site, with what can be done with it. */
export function CounterPanel({ open, onClose }: CounterPanelProps) {
  const main = useRef(document.getElementById("main"));
  const isEmpty = useKept() === "{}";
  return (
    <Dialog
      title={counterChip.title}
      closeLabel={words.close}
      open={open}
      onClose={onClose}
      // With nothing left the chip is gone.
      returnFocus={isEmpty ? main : undefined}
    >
      <Things />
    </Dialog>
  );
}

const snapshot = () => JSON.stringify(readKept());
const useKept = () => useSyncExternalStore(subscribeKept, snapshot);

function Things() {
  const kept = JSON.parse(useKept()) as Kept;
  const [done, setDone] = useState<Done>();
  const things = thingsIn(kept);
  /** Makes `next` all there is; false where the browser refuses. */
  const replace = (next: Kept, text: string) => {
    const isWritten = writeKept(next);
    setDone(
      isWritten ? { text, before: kept } : { text: words.file.problems.refused, before: undefined },
    );
  };
  const remove = ({ keys, title }: Thing) => {
    const others = Object.entries(kept).filter(([key]) => !keys.includes(key));
    replace(Object.fromEntries(others), words.removed(title));
  };
  const undo = ({ before }: Done) => {
    writeKept(before ?? {});
    setDone({ text: words.undone, before: undefined });
  };
  return (
    <>
      <p className={styles.lede}>{things.length > 0 ? words.lede : words.empty}</p>
      <ul className={styles.things}>
        {things.map((thing) => (
          <li key={thing.key}>
            <div className={styles.thing}>
              <Link to={thing.href}>{thing.title}</Link>
              <p>{thing.detail}</p>
            </div>
            {thing.pictures?.map((src) => (
              <img key={src} src={src} width="600" height="450" alt="" className={styles.picture} />
            ))}
            <button type="button" className={styles.remove} onClick={() => remove(thing)}>
              {words.remove}
              <span className="visually-hidden"> {thing.title}</span>
            </button>
          </li>
        ))}
      </ul>
      <Outcome done={done} onUndo={undo} />
      <CounterFile
        kept={kept}
        onBring={(brought) =>
          replace({ ...kept, ...brought }, words.file.brought(Object.keys(brought).length))
        }
        onProblem={(problem) => setDone({ text: words.file.problems[problem], before: undefined })}
      />
      {things.length > 0 && <DeleteAll onDelete={() => replace({}, words.all.removed)} />}
    </>
  );
}

/** Says what was done; the focus goes to the way back, for what was pressed may be gone. */
function Outcome({ done, onUndo }: { done: Done | undefined; onUndo: (done: Done) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done) (place.current?.querySelector("button") ?? place.current)?.focus();
  }, [done]);
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      <p role="status">{done?.text}</p>
      {done?.before && (
        <Button look="quiet" onClick={() => onUndo(done)}>
          {words.undo}
        </Button>
      )}
    </div>
  );
}

function DeleteAll({ onDelete }: { onDelete: () => void }) {
  const [asks, setAsks] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asks) keep.current?.focus();
  }, [asks]);
  if (!asks) {
    return (
      <button type="button" className={styles.remove} onClick={() => setAsks(true)}>
        {words.all.remove}
      </button>
    );
  }
  return (
    <div role="group" aria-label={words.all.sure} className={styles.sure}>
      <p>{words.all.sure}</p>
      <Button onClick={onDelete}>{words.all.yes}</Button>
      <Button ref={keep} look="quiet" onClick={() => setAsks(false)}>
        {words.all.no}
      </Button>
    </div>
  );
}
