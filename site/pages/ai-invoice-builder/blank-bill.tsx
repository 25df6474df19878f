import styles from "./make-bill.module.css";

export interface BlankBillWords {
  note: string;
  title: string;
  facts: readonly string[];
  columns: readonly string[];
  lines: number;
  sums: readonly string[];
  words: string;
  signature: string;
}

/** A bill to fill in by hand. */
export function BlankBill({ words }: { words: BlankBillWords }) {
  return (
    <>
      <p className={styles.note}>{words.note}</p>
      <div className={styles.blank}>
        <h3>{words.title}</h3>
        <ul>
          {words.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <table>
          <thead>
            <tr>
              {words.columns.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: words.lines }, (_, line) => (
              <tr key={line}>
                {words.columns.map((name) => (
                  <td key={name}>&nbsp;</td>
                ))}
              </tr>
            ))}
            {words.sums.map((name) => (
              <tr key={name}>
                <th colSpan={words.columns.length - 1}>{name}</th>
                <td>&nbsp;</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul>
          <li>{words.words}</li>
          <li>{words.signature}</li>
        </ul>
      </div>
    </>
  );
}
