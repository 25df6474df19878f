import { LETTERINGS, type Lettering, isLettering, chooseLettering } from "../board/lettering.ts";
import { NameBoard } from "../board/name-board.tsx";
import styles from "./compare-table.module.css";
import { type ListFacts, domainText, countLetters } from "./export.ts";
import { FIGURES } from "./shortlist.ts";

interface CompareTableProps extends ListFacts {
  useLabel: string;
  namedHref: (name: string) => string;
  onLetteringChange: (name: string, lettering: Lettering) => void;
  onRemove: (name: string) => void;
}

/** The kept names in rows, what is known of each in columns; on a small screen, one slip a name. */
export function CompareTable(props: CompareTableProps) {
  const { list, words, figures, beats, useLabel, namedHref, onLetteringChange, onRemove } = props;
  const rest = [words.made, words.letters, words.syllables, words.domains];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          {[...FIGURES.map((figure) => figures[figure]), ...rest].map((title) => (
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
                aria-label={words.lettering(entry.text)}
                value={entry.lettering ?? chooseLettering(entry.text)}
                onChange={({ target }) =>
                  isLettering(target.value) && onLetteringChange(entry.text, target.value)
                }
              >
                {LETTERINGS.map((lettering) => (
                  <option key={lettering} value={lettering}>
                    {words.letterings[lettering]}
                  </option>
                ))}
              </select>
              <a href={namedHref(entry.text)}>
                {useLabel}
                <span className="visually-hidden"> {entry.text}</span>
              </a>
              <button type="button" onClick={() => onRemove(entry.text)}>
                {words.remove}
                <span className="visually-hidden"> {entry.text}</span>
              </button>
            </th>
            {FIGURES.map((figure) => (
              <td key={figure} data-figure={figure} data-label={figures[figure]}>
                {entry.figures[figure]}
              </td>
            ))}
            <td data-label={words.made}>
              {entry.method ? words.methods[entry.method] : words.own}
            </td>
            <td data-label={words.letters}>{countLetters(entry.text)}</td>
            <td data-label={words.syllables}>{beats.get(entry.text) ?? "–"}</td>
            <td data-label={words.domains}>{domainText(props, entry.text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
