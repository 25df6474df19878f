import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { savedCopy as copy } from "@angadi/content/pages/saved";
import { mergeTexts } from "@angadi/owner-tools/bill/saved-bills";
import { Button } from "@angadi/ui/button/button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { saveFile } from "@angadi/ui/files/save-file";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { ImportButton } from "@angadi/ui/saved/import-button";
import { NotSavedNotice } from "@angadi/ui/saved/not-saved";
import { type ParsedFile, formatFile } from "@angadi/ui/saved/saved-file";
import { type SavedTexts, subscribeToStorage, writeTexts } from "@angadi/ui/saved/storage";
import { type SavedItem, isKnownItem, listItems } from "../../saved-items/items.ts";
import { readItems } from "../../saved-items/registry.ts";
import styles from "./saved.module.css";

const getSnapshot = () => JSON.stringify(readItems());

/** Lists everything the visitor has saved on this site, with links, Delete and a backup file. */
export function SavedItemsPage() {
  const saved = JSON.parse(
    useSyncExternalStore(subscribeToStorage, getSnapshot, () => "{}"),
  ) as SavedTexts;
  const isHydrated = useHydrated();
  const [status, setStatus] = useState("");
  const items = listItems(saved);
  /** Saves texts (empty ones are deleted) and announces the message, or that saving is blocked. */
  const write = (texts: SavedTexts, message: string) =>
    setStatus(writeTexts(texts) ? message : copy.file.problems.blocked);
  const deleteItems = (keys: readonly string[], message: string) =>
    write(Object.fromEntries(keys.map((key) => [key, ""])), message);
  const restore = (file: ParsedFile) => {
    if ("problem" in file) return setStatus(copy.file.problems[file.problem]);
    const itemCount = Object.keys(file.saved).length;
    write(mergeTexts(saved, file.saved), copy.file.restored(itemCount));
  };
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{copy.title}</h1>
      <noscript>
        <p>{copy.noScript}</p>
      </noscript>
      <NotSavedNotice prefix="" />
      {isHydrated && (
        <>
          <p className={styles.lede}>{items.length > 0 ? copy.lede : copy.empty}</p>
          <ul className={styles.items}>
            {items.map((item) => (
              <SavedItemRow
                key={item.title}
                item={item}
                onDelete={() => deleteItems(item.keys, copy.deleted(item.title))}
              />
            ))}
          </ul>
          <p role="status" className={styles.status}>
            {status}
          </p>
          <Backup saved={saved} onRestore={restore} />
          {items.length > 0 && (
            <DeleteButton
              label={copy.deleteAll}
              question={copy.confirm.all}
              onDelete={() => deleteItems(Object.keys(saved), copy.deletedAll)}
            />
          )}
        </>
      )}
    </section>
  );
}

function SavedItemRow({ item, onDelete }: { item: SavedItem; onDelete: () => void }) {
  const { title, detail, href, pictures = [], keys } = item;
  return (
    <li>
      <div className={styles.text}>
        <Link to={href}>{title}</Link>
        <p>{detail}</p>
      </div>
      {pictures.map((src) => (
        <img key={src} src={src} width="600" height="450" alt="" className={styles.picture} />
      ))}
      {keys.length > 0 && (
        <DeleteButton
          label={copy.delete}
          title={title}
          question={copy.confirm.one(title)}
          onDelete={onDelete}
        />
      )}
    </li>
  );
}

function Backup({
  saved,
  onRestore,
}: {
  saved: SavedTexts;
  onRestore: (file: ParsedFile) => void;
}) {
  const [file, setFile] = useState<File>();
  const download = () => {
    const day = new Date().toISOString().slice(0, 10);
    setFile(saveFile(`saved-${day}.json`, "application/json", formatFile(saved, day)));
  };
  return (
    <section className={styles.backup}>
      <h2>{copy.file.heading}</h2>
      <p>{copy.file.text}</p>
      <div className={styles.buttons}>
        {Object.keys(saved).length > 0 && <Button onClick={download}>{copy.file.save}</Button>}
        <ImportButton label={copy.file.restore} isAccepted={isKnownItem} onImport={onRestore} />
        <DownloadStatus file={file} />
      </div>
    </section>
  );
}

interface DeleteButtonProps {
  label: string;
  /** What it deletes, for screen readers. */
  title?: string;
  question: string;
  onDelete: () => void;
}

/** A button that asks for confirmation before it deletes. */
function DeleteButton({ label, title, question, onDelete }: DeleteButtonProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) cancelButton.current?.focus();
  }, [isConfirming]);
  if (!isConfirming) {
    return (
      <button type="button" className={styles.delete} onClick={() => setIsConfirming(true)}>
        {label}
        {title !== undefined && <span className="visually-hidden"> {title}</span>}
      </button>
    );
  }
  const confirmDeletion = () => {
    setIsConfirming(false);
    // The button that was pressed is gone.
    document.getElementById("main")?.focus();
    onDelete();
  };
  return (
    <div role="group" aria-label={question} className={styles.confirmation}>
      <p>{question}</p>
      <Button onClick={confirmDeletion}>{copy.confirm.yes}</Button>
      <Button ref={cancelButton} variant="quiet" onClick={() => setIsConfirming(false)}>
        {copy.confirm.no}
      </Button>
    </div>
  );
}
