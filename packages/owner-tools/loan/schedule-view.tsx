import { useId, useState } from "react";
import { loanCopy } from "./copy.ts";
import type { LoanResult, ScheduleRow } from "./input.ts";
import { sumByYear } from "./arithmetic.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { BarChart, Chart } from "../kit/frame/chart.tsx";
import styles from "./loan.module.css";

const { chart, schedule: copy, otherTerms } = loanCopy;

/** A chart of interest and principal by year, and the schedule. */
export function ScheduleView({ result }: { result: LoanResult }) {
  const { schedule } = result;
  const years = sumByYear(schedule);
  const halfwayMonth = Math.floor(schedule.rows.length / 2);
  const owed =
    schedule.rows[halfwayMonth - 1]?.closingBalance ?? schedule.rows[0]?.openingBalance ?? 0;
  return (
    <>
      <Chart
        caption={chart.sentence(
          formatPaise(schedule.totalInterest),
          halfwayMonth,
          formatPaise(owed),
        )}
        legend={[
          { tone: "red", text: chart.interest },
          { tone: "green", text: chart.repaid },
        ]}
        table={{
          columns: [chart.year, chart.interest, chart.repaid, chart.owed],
          rows: years.map(({ year, interest, principal, closingBalance }) => [
            String(year),
            formatPaise(interest),
            formatPaise(principal),
            formatPaise(closingBalance),
          ]),
        }}
      >
        <BarChart
          bars={years.map(({ year, interest, principal }) => ({
            label: years.length > 5 ? String(year) : chart.label(year),
            parts: [
              { value: principal, tone: "green" },
              { value: interest, tone: "red" },
            ],
          }))}
        />
      </Chart>
      <section aria-label={copy.heading} className={styles.schedule}>
        <h3>{copy.heading}</h3>
        {years.map(({ year, interest, closingBalance }) => (
          <ScheduleYear
            key={year}
            summary={
              <>
                <b>{copy.year(year)}</b>
                <span>
                  {copy.interest} {formatPaise(interest)}
                </span>
                <span>
                  {copy.owed} {formatPaise(closingBalance)}
                </span>
              </>
            }
            rows={schedule.rows.slice(year * 12 - 12, year * 12)}
          />
        ))}
      </section>
    </>
  );
}

/** The loan's cost over a year less, as requested, and over a year more. */
export function OtherTerms({ termCosts }: Pick<LoanResult, "termCosts">) {
  return (
    <section aria-label={otherTerms.heading} className={styles.schedule}>
      <h3>{otherTerms.heading}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{otherTerms.months}</th>
            <th scope="col">{otherTerms.emi}</th>
            <th scope="col">{otherTerms.interest}</th>
          </tr>
        </thead>
        <tbody>
          {termCosts.map(({ months, emi, interest }) => (
            <tr key={months}>
              <th scope="row">{months}</th>
              <td>{formatPaise(emi)}</td>
              <td>{formatPaise(interest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ScheduleYearProps {
  summary: React.ReactNode;
  rows: readonly ScheduleRow[];
}

/** A year of the schedule. Its months are rendered when it is opened, since there may be 360. */
function ScheduleYear({ summary, rows }: ScheduleYearProps) {
  const isHydrated = useHydrated();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (!isHydrated) {
    return (
      <p id={id} className={styles.year} data-held>
        {summary}
      </p>
    );
  }
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary id={id} className={styles.year}>
        {summary}
      </summary>
      {isOpen && (
        <table className={styles.table}>
          <thead>
            <tr>
              {copy.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, interest, principal, payment, closingBalance }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {[interest, principal, payment, closingBalance].map((amount, column) => (
                  <td key={column}>{formatPaise(amount).replace("₹", "")}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
