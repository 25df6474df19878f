import { useId, useState } from "react";
import { loanCopy } from "./copy.ts";
import type { Instalment, LoanResult } from "./input.ts";
import { byYear } from "./arithmetic.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import { BarChart, Chart } from "../kit/frame/chart.tsx";
import styles from "./loan.module.css";

const { chart, schedule: copy, terms } = loanCopy;

/** The parts of the instalments: a chart by year, and the schedule. */
export function ScheduleView({ result }: { result: LoanResult }) {
  const { schedule } = result;
  const years = byYear(schedule);
  const half = Math.floor(schedule.rows.length / 2);
  const owed = schedule.rows[half - 1]?.after ?? schedule.rows[0]?.before ?? 0;
  return (
    <>
      <Chart
        caption={chart.sentence(formatPaise(schedule.interest), half, formatPaise(owed))}
        legend={[
          { tone: "bad", text: chart.interest },
          { tone: "good", text: chart.repaid },
        ]}
        table={{
          head: [chart.year, chart.interest, chart.repaid, chart.owed],
          rows: years.map(({ year, interest, repaid, after }) => [
            String(year),
            formatPaise(interest),
            formatPaise(repaid),
            formatPaise(after),
          ]),
        }}
      >
        <BarChart
          bars={years.map(({ year, interest, repaid }) => ({
            label: years.length > 5 ? String(year) : chart.label(year),
            parts: [
              { value: repaid, tone: "good" },
              { value: interest, tone: "bad" },
            ],
          }))}
        />
      </Chart>
      <section aria-label={copy.heading} className={styles.schedule}>
        <h3>{copy.heading}</h3>
        {years.map(({ year, interest, after }) => (
          <Year
            key={year}
            head={
              <>
                <b>{copy.year(year)}</b>
                <span>
                  {copy.interest} {formatPaise(interest)}
                </span>
                <span>
                  {copy.owed} {formatPaise(after)}
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

/** Other terms: a year shorter, as requested, a year longer. */
export function OtherTerms({ terms: rows }: Pick<LoanResult, "terms">) {
  return (
    <section aria-label={terms.heading} className={styles.schedule}>
      <h3>{terms.heading}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{terms.months}</th>
            <th scope="col">{terms.emi}</th>
            <th scope="col">{terms.interest}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ months, emi, interest }) => (
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

/** A year that opens to its months. A closed year renders none, as a schedule may have 360. */
function Year({ head, rows }: { head: React.ReactNode; rows: readonly Instalment[] }) {
  const hydrated = useHydrated();
  const id = useId();
  const [open, setOpen] = useState(false);
  if (!hydrated) {
    return (
      <p id={id} className={styles.year} data-held>
        {head}
      </p>
    );
  }
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary id={id} className={styles.year}>
        {head}
      </summary>
      {open && (
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
            {rows.map(({ month, interest, repaid, paid, after }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {[interest, repaid, paid, after].map((amount, column) => (
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
