import { formatAmount } from "@angadi/ui/money/rupees";
import type { Invoice } from "./invoice.ts";
import type { GetClassName } from "./class-names.ts";
import styles from "./invoice-lines.module.css";

export interface LineCopy {
  lines: {
    caption: string;
    description: string;
    quantity: string;
    rate: string;
    gst: string;
    value: string;
    /** Shown instead of a tax rate. */
    untaxed: string;
  };
}

interface InvoiceLinesProps {
  copy: LineCopy;
  invoice: Invoice;
  /** Taxable value of each line. */
  values: readonly number[];
  getClassName: GetClassName;
}

/**
 * The billed lines. Wide paper shows them as a table; on narrow paper each line takes two rows and
 * labels its figures.
 */
export function InvoiceLines({
  copy: { lines: copy },
  invoice,
  values,
  getClassName,
}: InvoiceLinesProps) {
  return (
    <table className={`${styles.lines} ${getClassName("lines")}`}>
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{copy.description}</th>
          <th scope="col">{invoice.codes}</th>
          <th scope="col">{copy.quantity}</th>
          <th scope="col">{copy.rate}</th>
          <th scope="col">{copy.gst}</th>
          <th scope="col">{copy.value}</th>
        </tr>
      </thead>
      <tbody>
        {invoice.lines.map((line, index) => (
          <tr key={line.description} className={styles.line}>
            <th scope="row">{line.description}</th>
            <td data-name={invoice.codes}>{line.code}</td>
            <td>
              {line.quantity} {line.unit}
            </td>
            <td data-sign="×">{formatAmount(line.rate)}</td>
            <td data-name={copy.gst}>{line.gst > 0 ? `${line.gst}%` : copy.untaxed}</td>
            <td>{formatAmount(values[index] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
