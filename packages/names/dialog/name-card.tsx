import type { BusinessName } from "../engine/model/business-name.ts";
import { NameBoard } from "../board/name-board.tsx";
import { DomainCheck } from "./domain-check.tsx";
import type { Domains } from "./domains.ts";
import type { CardCopy } from "./copy.ts";
import { SaveNameButton } from "./save-name-button.tsx";
import styles from "./name-card.module.css";
import { ScoreBreakdown } from "./score-breakdown.tsx";

interface NameCardProps {
  copy: CardCopy;
  name: BusinessName;
  /** URL of "Use this name". */
  nameHref: string;
  isSaved: boolean;
  onToggleSaved: (name: BusinessName) => void;
  domains: Domains;
}

/** A proposed name: its board, its origin, its scores on demand, and its actions. */
export function NameCard({ copy, name, nameHref, isSaved, onToggleSaved, domains }: NameCardProps) {
  const { text, method, parts, scores } = name;
  const origin = copy.origin(method, parts);
  return (
    <li className={styles.card}>
      <NameBoard text={text} as="h4" />
      {origin !== "" && <p className={styles.origin}>{origin}</p>}
      <details
        className={styles.details}
        onToggle={({ currentTarget }) =>
          // An open card may have moved down to the next row.
          currentTarget.open && currentTarget.parentElement?.scrollIntoView({ block: "nearest" })
        }
      >
        <summary>
          <b>{scores.total}</b> {copy.scores.detailsLabel}
          <span className="visually-hidden"> {text}</span>
        </summary>
        <div className={styles.detailsContent}>
          <ScoreBreakdown copy={copy.scores} scores={scores} />
          <DomainCheck copy={copy.domains} name={text} domains={domains} />
        </div>
      </details>
      <p className={styles.actions}>
        <SaveNameButton
          label={copy.save}
          savedLabel={copy.saved}
          name={text}
          isSaved={isSaved}
          onToggleSaved={() => onToggleSaved(name)}
        />
        <a href={nameHref} className={styles.actionLink}>
          {copy.actionLabel}
          <span className="visually-hidden"> {text}</span>
        </a>
      </p>
    </li>
  );
}
