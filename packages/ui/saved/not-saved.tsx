import { useSyncExternalStore } from "react";
import { Button } from "../button/button.tsx";
import { saveFile } from "../files/save-file.ts";
import { Notice } from "../notice/notice.tsx";
import { notSavedCopy as copy } from "./copy.ts";
import { formatFile } from "./saved-file.ts";
import { readUnsavedTexts, subscribeToStorage } from "./storage.ts";

interface NotSavedProps {
  /** Prefix of the keys under which the texts typed here are saved. */
  prefix: string;
}

/** A notice that stays as long as the browser refuses to store what is typed here. */
export function NotSavedNotice({ prefix }: NotSavedProps) {
  const isUnsaved = useSyncExternalStore(
    subscribeToStorage,
    () => Object.keys(readUnsavedTexts(prefix)).length > 0,
    () => false,
  );
  if (!isUnsaved) return null;
  const download = () => {
    const day = new Date().toISOString().slice(0, 10);
    const name = `not-saved-${day}.json`;
    saveFile(name, "application/json", formatFile(readUnsavedTexts(prefix), day));
  };
  return (
    <div role="alert">
      <Notice variant="problem">
        <p>
          <strong>{copy.title}</strong> {copy.text}
        </p>
        <Button variant="quiet" onClick={download}>
          {copy.download}
        </Button>
      </Notice>
    </div>
  );
}
