import { type ReactNode, useRef, useState } from "react";
import type { KitDesign } from "@angadi/brand-kit/kit";
import { Button } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { saveFile } from "@angadi/ui/files/save-file";
import type { MonthPlan, PlannedPost } from "../plan.ts";
import { monthCopy } from "../copy.ts";
import styles from "./month.module.css";

const copy = monthCopy.dialog;

interface SharePostProps {
  plan: MonthPlan;
  design: KitDesign;
  post: PlannedPost;
  /** Another button, before these. */
  children: ReactNode;
}

const canShareFiles = () =>
  "canShare" in navigator &&
  navigator.canShare({ files: [new File([], "post.png", { type: "image/png" })] });

/** Shares a post with its picture, if the browser can; else it is saved and copied. */
export function SharePost({ plan, design, post, children }: SharePostProps) {
  const [canShare] = useState(canShareFiles);
  const [status, setStatus] = useState("");
  const [savedFile, setSavedFile] = useState<File>();
  /** The last picture, with the post it was made from. */
  const cachedPicture = useRef<{ post: PlannedPost; file: File }>(undefined);
  const makePicture = async () => {
    if (cachedPicture.current?.post === post) return cachedPicture.current.file;
    const downloads = await import("../download/downloads.ts");
    const file = await downloads.makePicture(plan, design, post);
    cachedPicture.current = { post, file };
    return file;
  };
  const share = async () => {
    setStatus("");
    try {
      await navigator.share({ files: [await makePicture()], text: post.caption });
    } catch (error) {
      setStatus(formatShareError(error));
    }
  };
  const save = async () => {
    try {
      const file = await makePicture();
      setSavedFile(saveFile(file.name, file.type, file, "posts"));
      setStatus("");
    } catch {
      setStatus(monthCopy.actions.failed);
    }
  };
  return (
    <div className={styles.buttons}>
      {children}
      {canShare && <Button onClick={() => void share()}>{copy.share}</Button>}
      <Button variant="quiet" onClick={() => void save()}>
        {copy.savePicture}
      </Button>
      <CopyButton copy={copy.copyText} getText={() => post.caption} />
      <p role="status">{status}</p>
      <DownloadStatus file={savedFile} />
    </div>
  );
}

/** An aborted share is not an error; if the user activation has expired, another click is needed. */
function formatShareError(error: unknown): string {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "AbortError") return "";
  return name === "NotAllowedError" ? copy.pressAgain : copy.failed;
}
