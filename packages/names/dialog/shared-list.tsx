import type { RefObject } from "react";
import { Button, ButtonLink } from "@angadi/ui/button/button";
import { NameBoard } from "../board/name-board.tsx";
import type { JudgedName } from "./worker-handlers.ts";
import type { CardCopy, SharedCopy } from "./copy.ts";
import { SaveNameButton } from "./save-name-button.tsx";
import cardStyles from "./name-card.module.css";
import styles from "./results.module.css";
import { ScoreBreakdown } from "./score-breakdown.tsx";
import { toShortlistEntry } from "./shortlist.ts";
import type { Shortlist } from "./use-shortlist.ts";

interface SharedListProps {
  copy: SharedCopy;
  cardCopy: CardCopy;
  path: string;
  names: readonly JudgedName[];
  heading: RefObject<HTMLHeadingElement | null>;
  shortlist: Shortlist;
  getNameHref: (name: string) => string;
}

/** A list from a shared link. Read only; "Keep" adds its names to the visitor's own list. */
export function SharedList(props: SharedListProps) {
  const { copy, cardCopy, path, names, heading, shortlist, getNameHref } = props;
  const unsavedNames = names.filter(({ text }) => !shortlist.has(text));
  return (
    <div className={styles.results}>
      <div className={styles.header}>
        <h3 ref={heading} tabIndex={-1}>
          {copy.heading}
        </h3>
        <p>{names.length === 0 ? copy.empty : copy.text}</p>
        <div className={styles.actions}>
          {unsavedNames.length > 0 ? (
            <span className={styles.scriptOnly}>
              <Button onClick={() => shortlist.add(unsavedNames.map(toShortlistEntry))}>
                {copy.saveAll}
              </Button>
            </span>
          ) : (
            names.length > 0 && <p role="status">{copy.allSaved}</p>
          )}
          <ButtonLink href={`${path}#name-generator`} variant="quiet" reloadDocument>
            {copy.makeOwn}
          </ButtonLink>
        </div>
      </div>
      <ol className={styles.names}>
        {names.map((name) => (
          <li key={name.text} className={cardStyles.card}>
            <NameBoard text={name.text} as="h4" />
            <details className={cardStyles.details}>
              <summary>
                <b>{name.scores.total}</b> {cardCopy.scores.detailsLabel}
                <span className="visually-hidden"> {name.text}</span>
              </summary>
              <div className={cardStyles.detailsContent}>
                <ScoreBreakdown copy={cardCopy.scores} scores={name.scores} />
              </div>
            </details>
            <p className={cardStyles.actions}>
              <SaveNameButton
                label={cardCopy.save}
                savedLabel={cardCopy.saved}
                name={name.text}
                isSaved={shortlist.has(name.text)}
                onToggleSaved={() => shortlist.toggle(toShortlistEntry(name))}
              />
              <a href={getNameHref(name.text)} className={cardStyles.actionLink}>
                {cardCopy.actionLabel}
                <span className="visually-hidden"> {name.text}</span>
              </a>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
