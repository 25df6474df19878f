import { formatPaise } from "@angadi/formats/rupees";
import { MAX_SHARE, calculateEarnings } from "./commission.ts";
import styles from "./earnings-examples.module.css";

export interface EarningsExamplesCopy {
  caption: string;
  shops: string;
  /** Numbers of shops to calculate. */
  shopCounts: readonly number[];
}

interface EarningsExamplesProps {
  copy: EarningsExamplesCopy;
  plans: readonly { name: string; monthlyPrice: number }[];
}

const formatEarnings = (shopCount: number, price: number) =>
  formatPaise(
    calculateEarnings({ shopCount, price, isYearly: false, share: MAX_SHARE }).perPayment,
  );

/** Worked examples, shown if the sliders do not work because JavaScript is off. */
export function EarningsExamples({ copy, plans }: EarningsExamplesProps) {
  return (
    <noscript>
      <table className={styles.examples}>
        <caption>{copy.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.shops}</th>
            {plans.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.shopCounts.map((shopCount) => (
            <tr key={shopCount}>
              <th scope="row">{shopCount}</th>
              {plans.map(({ name, monthlyPrice }) => (
                <td key={name}>{formatEarnings(shopCount, monthlyPrice)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </noscript>
  );
}
