import { useId } from "react";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { type InterestMonth, BANK_RATE_MULTIPLIER } from "./arithmetic.ts";
import { latePaymentCopy } from "./copy.ts";
import { formatShortDay } from "./format-day.ts";
import styles from "./late-payment.module.css";

const { months: copy } = latePaymentCopy;

export function Months({ months }: { months: readonly InterestMonth[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.months}>
      <h3 id={id}>{copy.heading}</h3>
      {/* A table that is too wide scrolls, also by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} tabIndex={0} role="group" aria-labelledby={id}>
        <table>
          <thead>
            <tr>
              {Object.values(copy.head).map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <Month key={month.from} {...month} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Month({ from, to, days, monthDays, bankRate, ...money }: InterestMonth) {
  return (
    <tr>
      <th scope="row">
        {copy.days(formatShortDay(from), formatShortDay(to))}
        {days < monthDays && <small>{copy.part(days, monthDays)}</small>}
      </th>
      <td>{formatPaise(money.openingBalance)}</td>
      <td>{money.paid > 0 ? formatPaise(money.paid) : copy.none}</td>
      <td>{formatPercent(bankRate)}</td>
      <td>{formatPercent(BANK_RATE_MULTIPLIER * bankRate)}</td>
      <td>{formatPaise(money.interest)}</td>
      <td>{formatPaise(money.closingBalance)}</td>
    </tr>
  );
}
