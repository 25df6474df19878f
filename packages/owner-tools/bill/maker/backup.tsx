import { useState, useSyncExternalStore } from "react";
import { Button } from "@angadi/ui/button/button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { saveFile } from "@angadi/ui/files/save-file";
import { formatFile } from "@angadi/ui/saved/saved-file";
import { createSavedValue } from "@angadi/ui/saved/saved-value";
import { getToday } from "../../kit/today.ts";
import type { CurrentBill } from "../current-bill.ts";
import { formatDay } from "@angadi/formats/format-date";
import { listCopy as copy } from "../lifecycle-copy.ts";
import styles from "./maker.module.css";
import { formatBills, isNumbered } from "../saved-bills.ts";

const BACKUP_INTERVAL_MS = 30 * 24 * 60 * 60 * 1000;

/** The day of the last backup; empty if there was none. */
const lastBackup = createSavedValue("billBackup", {
  parse: (text) => text.slice(0, 10),
  format: (day) => day,
});
const useLastBackup = () => useSyncExternalStore(lastBackup.subscribe, lastBackup.read, () => "");

type BackupProps = Pick<CurrentBill, "bills">;

/** Offers a backup once a bill is issued, and every month after that. */
export function BackupOffer({ bills }: BackupProps) {
  const lastDay = useLastBackup();
  const isDue =
    lastDay === "" || Date.parse(getToday()) - Date.parse(lastDay) >= BACKUP_INTERVAL_MS;
  // Stays after the click, to show the download's status.
  const [isOffered, setIsOffered] = useState(isDue);
  if (isDue && !isOffered) setIsOffered(true);
  if (!isOffered || !bills.some(isNumbered)) return null;
  return (
    <div className={`${styles.advice} ${styles.buttons}`}>
      {isDue && <p>{copy.backUpNow}</p>}
      <BackupButton bills={bills} />
    </div>
  );
}

/** Downloads all bills and drafts, as a file that this page and “Saved” can import. */
export function BackupButton({ bills }: BackupProps) {
  const lastDay = useLastBackup();
  const [file, setFile] = useState<File>();
  const download = () => {
    const name = `bills-${getToday()}.json`;
    setFile(saveFile(name, "application/json", formatFile(formatBills(bills), getToday())));
    lastBackup.write(getToday());
  };
  return (
    <>
      <Button variant="quiet" onClick={download}>
        {copy.backUp}
      </Button>
      {lastDay && <span className={styles.note}>{copy.lastBackup(formatDay(lastDay))}</span>}
      <DownloadStatus file={file} />
    </>
  );
}
