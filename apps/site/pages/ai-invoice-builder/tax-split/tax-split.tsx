import { formatPaise } from "@angadi/ui/money/rupees";
import { computeBillSums } from "@angadi/owner-tools/bill/arithmetic";
import { listTaxes } from "@angadi/owner-tools/bill/paper-content";
import { Section } from "../../../sections/section/section.tsx";
import styles from "./tax-split.module.css";

interface TaxCase {
  title: string;
  text: string;
  /** State codes of seller and buyer. */
  seller: string;
  buyer: string;
}

export interface TaxSplitCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  /** The sale in both cases: in paise, and GST in hundredths of a per cent. */
  sale: { value: number; gst: number };
  value: string;
  tax: (kind: string, percent: string) => string;
  total: string;
  cases: readonly TaxCase[];
}

/** Within a state or across its border: the same tax under other names, drawn to scale. */
export function TaxSplit({ copy }: { copy: TaxSplitCopy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede}>
      <ul className={styles.cases}>
        {copy.cases.map((taxCase) => (
          <TaxCaseBar key={taxCase.title} copy={copy} taxCase={taxCase} />
        ))}
      </ul>
    </Section>
  );
}

const GAP = 600;

function TaxCaseBar({ copy, taxCase }: { copy: TaxSplitCopy; taxCase: TaxCase }) {
  const { value, gst } = copy.sale;
  const states = { sellerState: taxCase.seller, placeOfSupply: taxCase.buyer };
  const sums = computeBillSums({
    ...states,
    registration: "regular",
    reverseCharge: false,
    pricesIncludeTax: false,
    roundToRupee: true,
    lines: [{ quantity: 1000, rate: value * 100, discount: { amount: 0 }, tax: gst, cess: 0 }],
    freight: 0,
  });
  const { taxable, total } = sums;
  const bars = [
    { name: copy.value, amount: taxable, className: styles.value },
    ...listTaxes(states, sums).map(({ name, percent, amount }) => ({
      name: copy.tax(name, percent),
      amount,
      className: styles[name],
    })),
  ];
  return (
    <li className={styles.case}>
      <h3>{taxCase.title}</h3>
      <p className={styles.text}>{taxCase.text}</p>
      <svg
        viewBox={`0 0 ${total} 100`}
        preserveAspectRatio="none"
        className={styles.bar}
        aria-hidden="true"
      >
        {bars.map(({ name, amount, className }, index) => {
          const offset = bars.slice(0, index).reduce((sum, bar) => sum + bar.amount, 0);
          return (
            <rect key={name} x={offset} width={amount - GAP} height="100" className={className} />
          );
        })}
      </svg>
      <dl className={styles.sums}>
        {bars.map(({ name, amount, className }) => (
          <div key={name}>
            <dt>
              <svg viewBox="0 0 10 10" className={styles.key} aria-hidden="true">
                <rect width="10" height="10" className={className} />
              </svg>
              {name}
            </dt>
            <dd>{formatPaise(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{copy.total}</dt>
          <dd>{formatPaise(total)}</dd>
        </div>
      </dl>
    </li>
  );
}
