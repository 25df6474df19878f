import { formatPaise } from "@angadi/formats/rupees";
import { MAX_SHARE, calculateEarnings } from "./commission.ts";
import styles from "./examples.module.css";

export interface ExamplesCopy {
  caption: string;
  shops: string;
  /** Numbers of shops to calculate. */
  shopCounts: readonly number[];
}

interface ExamplesProps {
  copy: ExamplesCopy;
  plans: readonly { name: string; monthlyPrice: number }[];
}

const formatShare = (shops: number, price: number) =>
  formatPaise(calculateEarnings({ shops, price, isYearly: false, share: MAX_SHARE }).perPayment);

/** Worked examples as a fallback for the sliders, which need JavaScript. */
export function Examples({ copy, plans }: ExamplesProps) {
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
          {copy.shopCounts.map((count) => (
            <tr key={count}>
              <th scope="row">{count}</th>
              {plans.map(({ name, monthlyPrice }) => (
                <td key={name}>{formatShare(count, monthlyPrice)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </noscript>
  );
}
