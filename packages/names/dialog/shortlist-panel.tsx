import { useEffect, useRef, useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { saveFile } from "@angadi/ui/files/save-file";
import { NotSavedNotice } from "@angadi/ui/saved/not-saved";
import type { JudgedName } from "./worker-handlers.ts";
import { CompareTable } from "./compare-table.tsx";
import type { Domains } from "./domains.ts";
import { shortlistCsv, formatShortlist } from "./export.ts";
import type { CardCopy, ShortlistCopy } from "./copy.ts";
import { callEngine } from "./worker-client.ts";
import { OwnName } from "./own-name.tsx";
import { SHORTLIST } from "./saved-kind.ts";
import { type ShortlistedName, MAX_SHARED, encodeSharedNames } from "./shortlist.ts";
import styles from "./shortlist-panel.module.css";
import type { Shortlist } from "./use-shortlist.ts";

interface ShortlistPanelProps {
  copy: ShortlistCopy;
  card: CardCopy;
  path: string;
  shortlist: Shortlist;
  domains: Domains;
  getNameHref: (name: string) => string;
}

/** The shortlist: saved names side by side, with the ways to share and export them. */
export function ShortlistPanel(props: ShortlistPanelProps) {
  const { copy, card, path, shortlist, domains, getNameHref } = props;
  const { list } = shortlist;
  const [undo, setUndo] = useState<{ name: string; before: readonly ShortlistedName[] }>();
  const [savedFile, setSavedFile] = useState<File>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const syllablesByName = useSyllables(list);
  useEffect(() => {
    // The clicked button was removed together with its row.
    if (undo) undoButton.current?.focus();
  }, [undo]);

  const facts = {
    list,
    syllablesByName,
    domains,
    copy,
    domainCopy: card.domains,
    figures: card.scores.figures,
  };
  return (
    <div className={styles.panel}>
      <h3>{copy.heading}</h3>
      {list.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.lead}>{copy.empty.heading}</p>
          <p>{copy.empty.text}</p>
        </div>
      )}
      {list.length > 0 && (
        <CompareTable
          {...facts}
          useLabel={card.use}
          getNameHref={getNameHref}
          onLetteringChange={shortlist.setLettering}
          onRemove={(name) => setUndo({ name, before: shortlist.remove(name) })}
        />
      )}
      {list.length > 0 && <p className={styles.note}>{card.scores.legalNote}</p>}
      <div role="status" className={styles.undo}>
        {undo && (
          <>
            {copy.removed(undo.name)}{" "}
            <button
              ref={undoButton}
              type="button"
              onClick={() => {
                shortlist.restore(undo.before);
                setUndo(undefined);
              }}
            >
              {copy.undo}
            </button>
          </>
        )}
      </div>
      <NotSavedNotice prefix={SHORTLIST} />
      <OwnName copy={copy.add} full={copy.full} shortlist={shortlist} />
      {list.length > 0 && (
        <div className={styles.take}>
          <CopyButton copy={copy.copy} getText={() => formatShortlist(facts)} />
          <Button
            variant="quiet"
            onClick={() =>
              setSavedFile(saveFile(copy.file, "text/csv;charset=utf-8", shortlistCsv(facts)))
            }
          >
            {copy.download}
          </Button>
          <CopyButton
            copy={copy.share}
            getText={() => location.origin + path + encodeSharedNames(list.map(({ text }) => text))}
          />
          <DownloadStatus file={savedFile} />
          {list.length > MAX_SHARED && <p>{copy.shareNote(MAX_SHARED)}</p>}
        </div>
      )}
    </div>
  );
}

/** Syllables of each name, once the engine has counted them. */
function useSyllables(list: readonly ShortlistedName[]): ReadonlyMap<string, number> {
  const [judged, setJudged] = useState<readonly JudgedName[]>([]);
  useEffect(() => {
    let outdated = false;
    const count = async () => {
      // Without the engine the column stays empty.
      const all = await callEngine(
        "judge",
        list.map(({ text }) => text),
      ).catch(() => []);
      if (!outdated) setJudged(all);
    };
    void count();
    return () => {
      outdated = true;
    };
  }, [list]);
  return new Map(judged.map(({ text, syllables }) => [text, syllables]));
}
