import { useEffect, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import type { JudgedName } from "./worker-handlers.ts";
import { CompareTable } from "./compare-table.tsx";
import type { Domains } from "./domains.ts";
import { downloadText, shortlistCsv, shortlistText } from "./export.ts";
import type { CardWords, ShortlistWords } from "./copy-type.ts";
import { callEngine } from "./worker-client.ts";
import { OwnName } from "./own-name.tsx";
import { type ShortlistedName, MAX_SHARED, encodeSharedNames } from "./shortlist.ts";
import styles from "./shortlist-panel.module.css";
import type { Shortlist } from "./use-shortlist.ts";

interface ShortlistPanelProps {
  words: ShortlistWords;
  card: CardWords;
  path: string;
  shortlist: Shortlist;
  domains: Domains;
  namedHref: (name: string) => string;
}

/** The names one keeps, side by side, and the ways to take them along. */
export function ShortlistPanel(props: ShortlistPanelProps) {
  const { words, card, path, shortlist, domains, namedHref } = props;
  const { list } = shortlist;
  const [undo, setUndo] = useState<{ name: string; before: readonly ShortlistedName[] }>();
  const undoButton = useRef<HTMLButtonElement>(null);
  const beats = useSyllables(list);
  useEffect(() => {
    // The button that was pressed went away with its row.
    if (undo) undoButton.current?.focus();
  }, [undo]);

  const facts = {
    list,
    beats,
    domains,
    words,
    domainWords: card.domains,
    figures: card.scores.figures,
  };
  return (
    <div className={styles.panel}>
      <h3>{words.heading}</h3>
      {list.length === 0 && (
        <div className={styles.empty}>
          <p className={styles.lead}>{words.empty.heading}</p>
          <p>{words.empty.text}</p>
        </div>
      )}
      {list.length > 0 && (
        <CompareTable
          {...facts}
          useLabel={card.use}
          namedHref={namedHref}
          onLetteringChange={shortlist.setLettering}
          onRemove={(name) => setUndo({ name, before: shortlist.remove(name) })}
        />
      )}
      {list.length > 0 && <p className={styles.note}>{card.scores.legalNote}</p>}
      <div role="status" className={styles.undo}>
        {undo && (
          <>
            {words.removed(undo.name)}{" "}
            <button
              ref={undoButton}
              type="button"
              onClick={() => {
                shortlist.restore(undo.before);
                setUndo(undefined);
              }}
            >
              {words.undo}
            </button>
          </>
        )}
      </div>
      <OwnName words={words.add} full={words.full} shortlist={shortlist} />
      {list.length > 0 && (
        <div className={styles.take}>
          <CopyButton words={words.copy} text={() => shortlistText(facts)} />
          <Button look="quiet" onClick={() => downloadText(words.file, shortlistCsv(facts))}>
            {words.download}
          </Button>
          <CopyButton
            words={words.share}
            text={() => location.origin + path + encodeSharedNames(list.map(({ text }) => text))}
          />
          {list.length > MAX_SHARED && <p>{words.shareNote(MAX_SHARED)}</p>}
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
