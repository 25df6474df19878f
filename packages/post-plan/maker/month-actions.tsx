import { useState, useSyncExternalStore } from "react";
import type { KitDesign } from "@angadi/brand-kit/kit";
import { toFileBaseName } from "@angadi/drafts/maker/to-file-base-name";
import { Button } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { type FileContent, saveFile } from "@angadi/ui/files/save-file";
import type { MonthPlan } from "../plan.ts";
import { savedPlan } from "../saved-kind.ts";
import { type MonthState, PLAN_PATH, encodePlanInput, toPlanHash } from "./answers.ts";
import { monthCopy } from "../copy.ts";
import styles from "./month.module.css";

const copy = monthCopy.actions;
const loadDownloads = () => import("../download/downloads.ts");
type Downloads = Awaited<ReturnType<typeof loadDownloads>>;

interface MonthActionsProps {
  plan: MonthPlan;
  design: KitDesign;
  state: MonthState;
  onChange: (state: MonthState) => void;
}

/** What to do with the month: download it, save it, or ask for other posts. */
export function MonthActions({ plan, design, state, onChange }: MonthActionsProps) {
  const [status, setStatus] = useState("");
  const [file, setFile] = useState<File>();
  const [previous, setPrevious] = useState<MonthState>();
  const saved = useSyncExternalStore(savedPlan.subscribe, savedPlan.read, savedPlan.read);
  const query = encodePlanInput({ ...state.input, month: plan.input.month });
  const isSaved =
    saved.query === query && JSON.stringify(saved.changes) === JSON.stringify(state.changes);
  const download = async (
    ending: string,
    type: string,
    make: (downloads: Downloads) => Promise<FileContent>,
  ) => {
    setFile(undefined);
    setStatus(copy.making);
    try {
      const content = await make(await loadDownloads());
      const name = `${toFileBaseName(plan.input.name, "my-shop")}-posts-${plan.input.month}`;
      setFile(saveFile(`${name}.${ending}`, type, content, "posts"));
      setStatus("");
    } catch {
      setStatus(copy.failed);
    }
  };
  const makeOthers = () => {
    setPrevious(state);
    onChange({ input: { ...state.input, seed: state.input.seed + 1 }, changes: {} });
    setStatus(copy.made);
  };
  const undo = (last: MonthState) => {
    onChange(last);
    setPrevious(undefined);
    setStatus("");
  };
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button
          onClick={() =>
            void download("zip", "application/zip", ({ zipMonth }) => zipMonth(plan, design))
          }
        >
          {copy.zip}
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            void download("ics", "text/calendar;charset=utf-8", ({ toPostsIcs }) =>
              toPostsIcs(plan, new Date()),
            )
          }
        >
          {copy.ics}
        </Button>
        <Button variant="quiet" onClick={() => savedPlan.write({ query, changes: state.changes })}>
          {copy.save}
        </Button>
        <CopyButton
          copy={copy.link}
          getText={() => new URL(PLAN_PATH + toPlanHash(state.input), location.href).href}
        />
        <Button variant="quiet" onClick={makeOthers}>
          {copy.again}
        </Button>
        {previous && (
          <Button variant="quiet" onClick={() => undo(previous)}>
            {copy.undo}
          </Button>
        )}
      </div>
      <p>{copy.files}</p>
      <p role="status">{status || (isSaved ? copy.saved : "")}</p>
      <DownloadStatus file={file} />
    </div>
  );
}
