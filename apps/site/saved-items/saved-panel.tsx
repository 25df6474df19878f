import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { myCounterCopy as copy } from "@angadi/content/my-counter";
import { counterChip } from "@angadi/content/shell";
import { mergeTexts } from "@angadi/owner-tools/bill/saved-bills";
import { Button } from "@angadi/ui/button/button";
import { Dialog } from "@angadi/ui/dialog/dialog";
import { NotSaved } from "@angadi/ui/saved/not-saved";
import { type SavedTexts, subscribeToStorage, writeTexts } from "@angadi/ui/saved/storage";
import styles from "./saved-panel.module.css";
import { FileButtons } from "./file-buttons.tsx";
import { type SavedItem, listItems } from "./items.ts";
import { readItems } from "./registry.ts";

interface CounterPanelProps {
  open: boolean;
  onClose: () => void;
}

/** The last action and the state before it, for undo while the panel is open. */
interface ActionResult {
  text: string;
  before: SavedTexts | undefined;
}

/** Lists everything the visitor has saved on this site, with links, Delete, export and import. */
export function CounterPanel({ open, onClose }: CounterPanelProps) {
  const returnFocus = useRef<HTMLElement>(null);
  const isEmpty = useSnapshot() === "{}";
  useEffect(() => {
    // Once nothing is saved, the chip is gone.
    returnFocus.current = isEmpty ? document.getElementById("main") : null;
  }, [isEmpty]);
  return (
    <Dialog
      title={counterChip.title}
      closeLabel={copy.close}
      open={open}
      onClose={onClose}
      returnFocus={returnFocus}
    >
      <SavedItems />
    </Dialog>
  );
}

const getSnapshot = () => JSON.stringify(readItems());
const useSnapshot = () => useSyncExternalStore(subscribeToStorage, getSnapshot);

/**
 * Replaces all saved items by `next`. Returns false, with nothing changed, if the browser blocks
 * storage.
 */
function replaceItems(next: SavedTexts): boolean {
  const removed = Object.keys(readItems()).map((key) => [key, ""] as const);
  return writeTexts({ ...Object.fromEntries(removed), ...next });
}

function SavedItems() {
  const saved = JSON.parse(useSnapshot()) as SavedTexts;
  const [lastAction, setLastAction] = useState<ActionResult>();
  const items = listItems(saved);
  const replace = (next: SavedTexts, text: string) =>
    setLastAction(
      replaceItems(next)
        ? { text, before: saved }
        : { text: copy.file.problems.refused, before: undefined },
    );
  const remove = ({ keys, title }: SavedItem) => {
    const remaining = Object.entries(saved).filter(([key]) => !keys.includes(key));
    replace(Object.fromEntries(remaining), copy.removed(title));
  };
  const undo = ({ before }: ActionResult) => {
    replaceItems(before ?? {});
    setLastAction({ text: copy.undone, before: undefined });
  };
  return (
    <>
      <NotSaved prefix="" />
      <p className={styles.lede}>{items.length > 0 ? copy.lede : copy.empty}</p>
      <ul className={styles.things}>
        {items.map((item) => (
          <li key={item.keys.join(" ")}>
            <div className={styles.thing}>
              <Link to={item.href}>{item.title}</Link>
              <p>{item.detail}</p>
            </div>
            {item.pictures?.map((src) => (
              <img key={src} src={src} width="600" height="450" alt="" className={styles.picture} />
            ))}
            <button type="button" className={styles.remove} onClick={() => remove(item)}>
              {copy.remove}
              <span className="visually-hidden"> {item.title}</span>
            </button>
          </li>
        ))}
      </ul>
      <LastActionStatus lastAction={lastAction} onUndo={undo} />
      <FileButtons
        saved={saved}
        onImport={(file) => {
          if ("problem" in file) {
            return setLastAction({ text: copy.file.problems[file.problem], before: undefined });
          }
          const count = Object.keys(file.saved).length;
          replace(mergeTexts(saved, file.saved), copy.file.imported(count));
        }}
      />
      {items.length > 0 && <DeleteAll onDelete={() => replace({}, copy.all.removed)} />}
    </>
  );
}

/** Announces the last action and focuses Undo, because the clicked button may be gone. */
function LastActionStatus({
  lastAction,
  onUndo,
}: {
  lastAction: ActionResult | undefined;
  onUndo: (lastAction: ActionResult) => void;
}) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lastAction) (container.current?.querySelector("button") ?? container.current)?.focus();
  }, [lastAction]);
  return (
    <div ref={container} tabIndex={-1} className={styles.outcome}>
      <p role="status">{lastAction?.text}</p>
      {lastAction?.before && (
        <Button variant="quiet" onClick={() => onUndo(lastAction)}>
          {copy.undo}
        </Button>
      )}
    </div>
  );
}

function DeleteAll({ onDelete }: { onDelete: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) cancelButton.current?.focus();
  }, [isConfirming]);
  if (!isConfirming) {
    return (
      <button type="button" className={styles.remove} onClick={() => setIsConfirming(true)}>
        {copy.all.remove}
      </button>
    );
  }
  return (
    <div role="group" aria-label={copy.all.confirm} className={styles.sure}>
      <p>{copy.all.confirm}</p>
      <Button onClick={onDelete}>{copy.all.yes}</Button>
      <Button ref={cancelButton} variant="quiet" onClick={() => setIsConfirming(false)}>
        {copy.all.no}
      </Button>
    </div>
  );
}
