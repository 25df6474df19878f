import { formatAmount, formatSignedAmount } from "@angadi/ui/money/rupees";
import type { InvoiceTotals } from "./invoice-totals.ts";
import type { GetClassName } from "./class-names.ts";

export interface SummaryCopy {
  taxable: string;
  /** A tax, its rate and the amount it is charged on; the amount is formatted. */
  tax: (kind: string, percent: number, taxableValue: string) => string;
  roundOff: string;
  total: string;
}

interface InvoiceSummaryProps {
  copy: SummaryCopy;
  totals: InvoiceTotals;
  getClassName: GetClassName;
}

/** The steps from the taxable value to the total; the total itself is rendered separately. */
export function InvoiceSummary({ copy, totals, getClassName }: InvoiceSummaryProps) {
  return (
    <dl className={getClassName("sums")}>
      <Sum term={copy.taxable} amount={formatAmount(totals.taxable)} />
      {totals.taxes.map(({ kind, percent, taxableValue, amount }) => (
        <Sum
          key={kind + percent}
          term={copy.tax(kind, percent, formatAmount(taxableValue))}
          amount={formatAmount(amount)}
        />
      ))}
      {totals.roundOff !== 0 && (
        <Sum term={copy.roundOff} amount={formatSignedAmount(totals.roundOff)} />
      )}
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
