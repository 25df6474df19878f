import { figures, signed } from "./figures.ts";
import type { InvoiceTotals } from "./invoice-totals.ts";
import type { Part } from "./parts.ts";

export interface SummaryWords {
  taxable: string;
  /** A tax, its rate and what it is taken on; the amount is formatted. */
  tax: (kind: string, percent: number, on: string) => string;
  roundOff: string;
  total: string;
}

interface InvoiceSummaryProps {
  words: SummaryWords;
  totals: InvoiceTotals;
  part: Part;
}

/** From the taxable value to the total, step by step; the total itself stands by itself. */
export function InvoiceSummary({ words, totals, part }: InvoiceSummaryProps) {
  return (
    <dl className={part("sums")}>
      <Sum term={words.taxable} amount={figures(totals.taxable)} />
      {totals.taxes.map(({ kind, percent, on, amount }) => (
        <Sum
          key={kind + percent}
          term={words.tax(kind, percent, figures(on))}
          amount={figures(amount)}
        />
      ))}
      {totals.roundOff !== 0 && <Sum term={words.roundOff} amount={signed(totals.roundOff)} />}
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
