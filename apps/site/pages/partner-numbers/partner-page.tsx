import { useId } from "react";
import { partnerNumbersCopy as copy } from "@angadi/content/pages/partner-numbers";
import {
  type PartnerDay,
  type PartnerNumbers,
  toPartnerNumbersPath,
} from "@angadi/contract/partner-numbers";
import "@angadi/ui/chart/chart.css";
import { ChartLegend, LineChart } from "@angadi/ui/chart/line-chart";
import { TextArea } from "@angadi/ui/field/field";
import { Receipt } from "@angadi/ui/receipt/receipt";
import { DayTable, METRICS, formatDayAndMonth } from "./day-table.tsx";
import { formatNumber } from "@angadi/formats/format-number";
import styles from "./partner-page.module.css";

/** In days. */
const PERIOD_LENGTHS = [7, 30, 90];
/** Days in each chart, in the period it is compared with, and in the open table. */
const CHART_DAYS = 30;

interface PartnerPageProps {
  numbers: PartnerNumbers;
  /** The link that the partner shares. */
  link: string;
  token: string;
}

/**
 * The results of a partner's link; works without scripts (apps/server/pages/private-pages.ts).
 */
export function PartnerPage({ numbers: { days, writtenAt }, link, token }: PartnerPageProps) {
  const pagePath = toPartnerNumbersPath(token);
  const isEmpty = days.every((day) => METRICS.every((metric) => day[metric] === 0));
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.intro}>
        <div className={styles.introText}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1>{copy.heading}</h1>
          <p className={styles.lede}>{copy.lede}</p>
          <p>
            <strong>{writtenAt ? formatAsOf(writtenAt) : copy.neverUpdated}</strong>{" "}
            {copy.updateNote} <a href={pagePath}>{copy.reload}</a>
          </p>
        </div>
        <div className={styles.linkPanel}>
          <TextArea
            label={copy.link.label}
            hint={copy.link.hint}
            defaultValue={link}
            rows={2}
            readOnly
          />
        </div>
      </div>
      {isEmpty && <p className={styles.empty}>{copy.empty}</p>}
      <Totals days={days} />
      <Charts days={days} />
      <div className={styles.columns}>
        <DailyNumbers days={days} fileHref={`${pagePath}/${copy.table.fileName}`} />
        <CountingNotes />
      </div>
    </div>
  );
}

const TIME_FORMAT = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});
const formatAsOf = (iso: string) =>
  copy.asOf(TIME_FORMAT.format(new Date(iso)), formatDayAndMonth(iso));

const sumMetric = (days: readonly PartnerDay[], metric: (typeof METRICS)[number]) =>
  days.reduce((total, day) => total + day[metric], 0);

function Totals({ days }: { days: readonly PartnerDay[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{copy.periods.heading}</h2>
      <div className={styles.receipts}>
        {PERIOD_LENGTHS.map((length) => {
          const periodDays = days.slice(-length);
          const toLine = (metric: (typeof METRICS)[number]) => ({
            label: copy.metrics[metric],
            amount: formatNumber(sumMetric(periodDays, metric)),
          });
          return (
            <Receipt
              key={length}
              heading={copy.periods.days(length)}
              lines={(["handOffs", "messages", "applications"] as const).map(toLine)}
              total={toLine("visits")}
            />
          );
        })}
      </div>
    </section>
  );
}

function Charts({ days }: { days: readonly PartnerDay[] }) {
  const id = useId();
  const currentDays = days.slice(-CHART_DAYS);
  const previousDays = days.slice(-2 * CHART_DAYS, -CHART_DAYS);
  return (
    <section aria-labelledby={id}>
      <div className={styles.header}>
        <h2 id={id}>{copy.chart.heading}</h2>
        <ChartLegend current={copy.chart.current} previous={copy.chart.previous} />
      </div>
      <div className={styles.charts}>
        {(["visits", "handOffs"] as const).map((metric) => (
          <div key={metric} className={styles.card}>
            <LineChart
              title={copy.metrics[metric]}
              summary={copy.chart.summary(
                copy.metrics[metric],
                formatNumber(sumMetric(currentDays, metric)),
                formatNumber(sumMetric(previousDays, metric)),
              )}
              points={currentDays.map((day, index) => ({
                name: formatDayAndMonth(day.day),
                current: day[metric],
                previous: previousDays[index]?.[metric] ?? 0,
              }))}
              formatTooltip={(point) =>
                copy.chart.point(
                  point.name,
                  formatNumber(point.current),
                  formatNumber(point.previous),
                )
              }
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function DailyNumbers({ days, fileHref }: { days: readonly PartnerDay[]; fileHref: string }) {
  const id = useId();
  const newestFirst = days.toReversed();
  return (
    <section aria-labelledby={id}>
      <div className={styles.header}>
        <h2 id={id}>{copy.table.heading}</h2>
        <a href={fileHref}>{copy.table.fileLink}</a>
      </div>
      <DayTable name={copy.chart.heading} days={newestFirst.slice(0, CHART_DAYS)} />
      <details className={styles.older}>
        <summary>{copy.table.older}</summary>
        <DayTable name={copy.table.older} days={newestFirst.slice(CHART_DAYS)} />
      </details>
    </section>
  );
}

function CountingNotes() {
  const id = useId();
  const { heading, items, purpose, privacy } = copy.countingNotes;
  return (
    <section aria-labelledby={id} className={styles.countingNotes}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <strong>{purpose}</strong>
      </p>
      <p>
        {privacy.before}
        <a href={privacy.href}>{privacy.link}</a>.
      </p>
      <p>{copy.secrecyNote}</p>
    </section>
  );
}
