import { useId } from "react";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import { type InterestMonth, BANK_RATE_MULTIPLIER } from "./arithmetic.ts";
import { latePaymentCopy } from "./copy.ts";
import { formatShortDay } from "./format-day.ts";
import styles from "./late-payment.module.css";

const { months: copy } = latePaymentCopy;

/** A table of the interest, month by month. */
export function InterestMonths({ months }: { months: readonly InterestMonth[] }) {
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
              {Object.values(copy.columns).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((month) => (
              <MonthRow key={month.from} {...month} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function MonthRow({ from, to, days, monthDays, bankRate, ...amounts }: InterestMonth) {
  return (
    <tr>
      <th scope="row">
        {copy.dateRange(formatShortDay(from), formatShortDay(to))}
        {days < monthDays && <small>{copy.partOfMonth(days, monthDays)}</small>}
      </th>
      <td>{formatPaise(amounts.openingBalance)}</td>
      <td>{amounts.amountPaid > 0 ? formatPaise(amounts.amountPaid) : copy.noPayment}</td>
      <td>{formatPercent(bankRate)}</td>
      <td>{formatPercent(BANK_RATE_MULTIPLIER * bankRate)}</td>
      <td>{formatPaise(amounts.interest)}</td>
      <td>{formatPaise(amounts.closingBalance)}</td>
    </tr>
  );
}
