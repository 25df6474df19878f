import { MOODS, type Mood, isMood, moodOf } from "../board/mood.ts";
import { NameBoard } from "../board/name-board.tsx";
import styles from "./compare-table.module.css";
import { type ListFacts, domainText, lettersOf } from "./export.ts";
import { FIGURES } from "./shortlist.ts";

interface CompareTableProps extends ListFacts {
  useLabel: string;
  namedHref: (name: string) => string;
  onDress: (name: string, mood: Mood) => void;
  onRemove: (name: string) => void;
}

/** The kept names in rows, what is known of each in columns; on a small screen, one slip a name. */
export function CompareTable(props: CompareTableProps) {
  const { list, words, figures, beats, useLabel, namedHref, onDress, onRemove } = props;
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
        {list.map((kept) => (
          <tr key={kept.text}>
            <th scope="row">
              <NameBoard text={kept.text} mood={kept.mood} as="span" />
              <select
                aria-label={words.mood(kept.text)}
                value={kept.mood ?? moodOf(kept.text)}
                onChange={({ target }) => isMood(target.value) && onDress(kept.text, target.value)}
              >
                {MOODS.map((mood) => (
                  <option key={mood} value={mood}>
                    {words.moods[mood]}
                  </option>
                ))}
              </select>
              <a href={namedHref(kept.text)}>
                {useLabel}
                <span className="visually-hidden"> {kept.text}</span>
              </a>
              <button type="button" onClick={() => onRemove(kept.text)}>
                {words.remove}
                <span className="visually-hidden"> {kept.text}</span>
              </button>
            </th>
            {FIGURES.map((figure) => (
              <td key={figure} data-figure={figure} data-label={figures[figure]}>
                {kept.figures[figure]}
              </td>
            ))}
            <td data-label={words.made}>{kept.method ? words.methods[kept.method] : words.own}</td>
            <td data-label={words.letters}>{lettersOf(kept.text)}</td>
            <td data-label={words.syllables}>{beats.get(kept.text) ?? "–"}</td>
            <td data-label={words.domains}>{domainText(props, kept.text)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
