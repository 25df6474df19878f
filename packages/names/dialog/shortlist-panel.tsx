import { useEffect, useRef, useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { saveFile } from "@angadi/ui/files/save-file";
import { NotSavedNotice } from "@angadi/ui/saved/not-saved";
import type { JudgedName } from "./worker-handlers.ts";
import { CompareTable } from "./compare-table.tsx";
import type { Domains } from "./domains.ts";
import { formatShortlistAsCsv, formatShortlist } from "./export.ts";
import type { CardCopy, ShortlistCopy } from "./copy.ts";
import { callEngine } from "./worker-client.ts";
import { OwnName } from "./own-name.tsx";
import { SHORTLIST } from "./saved-kind.ts";
import { type ShortlistedName, MAX_SHARED_NAMES, encodeSharedNames } from "./shortlist.ts";
import styles from "./shortlist-panel.module.css";
import type { Shortlist } from "./use-shortlist.ts";

interface ShortlistPanelProps {
  copy: ShortlistCopy;
  cardCopy: CardCopy;
  path: string;
  shortlist: Shortlist;
  domains: Domains;
  getNameHref: (name: string) => string;
}

/** The last removed name, and the list with it. */
interface Removal {
  name: string;
  previousList: readonly ShortlistedName[];
}

/** The shortlist: saved names side by side, with the ways to share and export them. */
export function ShortlistPanel(props: ShortlistPanelProps) {
  const { copy, cardCopy, path, shortlist, domains, getNameHref } = props;
  const { list } = shortlist;
  const [removal, setRemoval] = useState<Removal>();
  const [savedFile, setSavedFile] = useState<File>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const syllableCounts = useSyllableCounts(list);
  useEffect(() => {
    // The clicked button was removed together with its row.
    if (removal) undoButton.current?.focus();
  }, [removal]);

  const facts = {
    list,
    syllableCounts,
    domains,
    copy,
    domainCopy: cardCopy.domains,
    figures: cardCopy.scores.figures,
  };
  return (
    <div className={styles.panel}>
      <h3>{copy.heading}</h3>
      {list.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.emptyHeading}>{copy.empty.heading}</p>
          <p>{copy.empty.text}</p>
        </div>
      )}
      {list.length > 0 && (
        <CompareTable
          {...facts}
          nameLinkLabel={cardCopy.actionLabel}
          getNameHref={getNameHref}
          onLetteringChange={shortlist.setLettering}
          onRemove={(name) => setRemoval({ name, previousList: shortlist.remove(name) })}
        />
      )}
      {list.length > 0 && <p className={styles.note}>{cardCopy.scores.legalNote}</p>}
      <div role="status" className={styles.undo}>
        {removal && (
          <>
            {copy.removed(removal.name)}{" "}
            <button
              ref={undoButton}
              type="button"
              onClick={() => {
                shortlist.restore(removal.previousList);
                setRemoval(undefined);
              }}
            >
              {copy.undo}
            </button>
          </>
        )}
      </div>
      <NotSavedNotice prefix={SHORTLIST} />
      <OwnName copy={copy.add} fullMessage={copy.fullMessage} shortlist={shortlist} />
      {list.length > 0 && (
        <div className={styles.exports}>
          <CopyButton copy={copy.copy} getText={() => formatShortlist(facts)} />
          <Button
            variant="quiet"
            onClick={() =>
              setSavedFile(
                saveFile(copy.fileName, "text/csv;charset=utf-8", formatShortlistAsCsv(facts)),
              )
            }
          >
            {copy.download}
          </Button>
          <CopyButton
            copy={copy.share}
            getText={() => location.origin + path + encodeSharedNames(list.map(({ text }) => text))}
          />
          <DownloadStatus file={savedFile} />
          {list.length > MAX_SHARED_NAMES && <p>{copy.shareNote(MAX_SHARED_NAMES)}</p>}
        </div>
      )}
    </div>
  );
}

/** Number of syllables by name, once the engine has counted them. */
function useSyllableCounts(list: readonly ShortlistedName[]): ReadonlyMap<string, number> {
  const [judgedNames, setJudgedNames] = useState<readonly JudgedName[]>([]);
  useEffect(() => {
    let isOutdated = false;
    const countSyllables = async () => {
      // Without the engine the column stays empty.
      const names = await callEngine(
        "judge",
        list.map(({ text }) => text),
      ).catch(() => []);
      if (!isOutdated) setJudgedNames(names);
    };
    void countSyllables();
    return () => {
      isOutdated = true;
    };
  }, [list]);
  return new Map(judgedNames.map(({ text, syllableCount }) => [text, syllableCount]));
}
