import { LETTERINGS, type Lettering, isLettering, chooseLettering } from "../board/lettering.ts";
import { NameBoard } from "../board/name-board.tsx";
import styles from "./compare-table.module.css";
import { countLetters } from "../engine/methods/spelling.ts";
import { type ShortlistFacts, formatDomains } from "./export.ts";
import { FIGURES } from "./shortlist.ts";

interface CompareTableProps extends ShortlistFacts {
  nameLinkLabel: string;
  getNameHref: (name: string) => string;
  onLetteringChange: (name: string, lettering: Lettering) => void;
  onRemove: (name: string) => void;
}

/** A table with a row per saved name and its facts in columns; on small screens, cards. */
export function CompareTable(props: CompareTableProps) {
  const {
    list,
    copy,
    figures,
    syllableCounts,
    nameLinkLabel,
    getNameHref,
    onLetteringChange,
    onRemove,
  } = props;
  const otherTitles = [copy.madeFrom, copy.letters, copy.syllables, copy.domains];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.name}</th>
          {[...FIGURES.map((figure) => figures[figure]), ...otherTitles].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map((entry) => (
          <tr key={entry.text}>
            <th scope="row">
              <NameBoard text={entry.text} lettering={entry.lettering} as="span" />
              <select
                aria-label={copy.lettering(entry.text)}
                value={entry.lettering ?? chooseLettering(entry.text)}
                onChange={({ target }) =>
                  isLettering(target.value) && onLetteringChange(entry.text, target.value)
                }
              >
                {LETTERINGS.map((lettering) => (
                  <option key={lettering} value={lettering}>
                    {copy.letterings[lettering]}
                  </option>
                ))}
              </select>
              <a href={getNameHref(entry.text)}>
                {nameLinkLabel}
                <span className="visually-hidden"> {entry.text}</span>
              </a>
              <button type="button" onClick={() => onRemove(entry.text)}>
                {copy.remove}
                <span className="visually-hidden"> {entry.text}</span>
              </button>
            </th>
            {FIGURES.map((figure) => (
              <td key={figure} data-figure={figure} data-label={figures[figure]}>
                {entry.figures[figure]}
              </td>
            ))}
            <td data-label={copy.madeFrom}>
              {entry.method ? copy.methods[entry.method] : copy.ownName}
            </td>
            <td data-label={copy.letters}>{countLetters(entry.text)}</td>
            <td data-label={copy.syllables}>{syllableCounts.get(entry.text) ?? "–"}</td>
            <td data-label={copy.domains}>{formatDomains(props, entry.text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
