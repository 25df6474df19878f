import type { billMakerSectionCopy } from "@angadi/content/pages/ai-invoice-sections";
import styles from "./bill-maker-section.module.css";

/** A blank bill to fill in by hand. */
export function BlankBill({ copy }: { copy: (typeof billMakerSectionCopy)["blankBill"] }) {
  return (
    <>
      <p className={styles.note}>{copy.note}</p>
      <div className={styles.blankBill}>
        <h3>{copy.title}</h3>
        <ul>
          {copy.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <table>
          <thead>
            <tr>
              {copy.columns.map((name) => (
                <th key={name}>{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: copy.lineCount }, (_, index) => (
              <tr key={index}>
                {copy.columns.map((name) => (
                  <td key={name}>&nbsp;</td>
                ))}
              </tr>
            ))}
            {copy.sums.map((name) => (
              <tr key={name}>
                <th colSpan={copy.columns.length - 1}>{name}</th>
                <td>&nbsp;</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul>
          <li>{copy.totalInWords}</li>
          <li>{copy.signature}</li>
        </ul>
      </div>
    </>
  );
}
