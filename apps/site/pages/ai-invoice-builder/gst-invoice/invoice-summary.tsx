import { figures, signed } from "./figures.ts";
import type { InvoiceTotals } from "./invoice-totals.ts";
import type { Part } from "./parts.ts";

export interface SummaryCopy {
  taxable: string;
  /** A tax, its rate and the amount it is charged on; the amount is formatted. */
  tax: (kind: string, percent: number, on: string) => string;
  roundOff: string;
  total: string;
}

interface InvoiceSummaryProps {
  copy: SummaryCopy;
  totals: InvoiceTotals;
  part: Part;
}

/** The steps from the taxable value to the total; the total itself is rendered separately. */
export function InvoiceSummary({ copy, totals, part }: InvoiceSummaryProps) {
  return (
    <dl className={part("sums")}>
      <Sum term={copy.taxable} amount={figures(totals.taxable)} />
      {totals.taxes.map(({ kind, percent, on, amount }) => (
        <Sum
          key={kind + percent}
          term={copy.tax(kind, percent, figures(on))}
          amount={figures(amount)}
        />
      ))}
      {totals.roundOff !== 0 && <Sum term={copy.roundOff} amount={signed(totals.roundOff)} />}
    </dl>
  );
}

function Sum({ term, amount }: { term: string; amount: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
