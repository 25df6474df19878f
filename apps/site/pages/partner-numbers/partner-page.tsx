import { useId } from "react";
import { partnerNumbersCopy as copy } from "@angadi/content/pages/partner-numbers";
import {
  type PartnerDay,
  type PartnerNumbers,
  partnerNumbersPath,
} from "@angadi/contract/partner-numbers";
import "@angadi/ui/chart/chart.css";
import { ChartKey, LineChart } from "@angadi/ui/chart/line-chart";
import { TextArea } from "@angadi/ui/field/field";
import { Receipt } from "@angadi/ui/receipt/receipt";
import { DayTable, PARTS, dayName, figure } from "./day-table.tsx";
import styles from "./partner-page.module.css";

const PERIODS = [7, 30, 90];
/** Days in the charts, which compare them with as many before, and in the open table. */
const CHARTED = 30;

interface PartnerPageProps {
  numbers: PartnerNumbers;
  /** The link that the partner shares. */
  link: string;
  token: string;
}

/**
 * The results of a partner's link; works without scripts (apps/server/rendering/private-pages.ts).
 */
export function PartnerPage({ numbers: { days, writtenAt }, link, token }: PartnerPageProps) {
  const here = partnerNumbersPath(token);
  const isEmpty = days.every((day) => PARTS.every((part) => day[part] === 0));
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.top}>
        <div className={styles.words}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h1>{copy.heading}</h1>
          <p className={styles.lede}>{copy.lede}</p>
          <p>
            <strong>{writtenAt ? asOfText(writtenAt) : copy.never}</strong> {copy.fresh}{" "}
            <a href={here}>{copy.again}</a>
          </p>
        </div>
        <div className={styles.board}>
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
      <div className={styles.end}>
        <Days days={days} file={`${here}/${copy.table.fileName}`} />
        <Counted />
      </div>
    </div>
  );
}

const TIME = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});
const asOfText = (iso: string) => copy.asOf(TIME.format(new Date(iso)), dayName(iso));

const sum = (days: readonly PartnerDay[], part: (typeof PARTS)[number]) =>
  days.reduce((total, day) => total + day[part], 0);

function Totals({ days }: { days: readonly PartnerDay[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{copy.periods.heading}</h2>
      <div className={styles.slips}>
        {PERIODS.map((length) => {
          const of = days.slice(-length);
          const line = (part: (typeof PARTS)[number]) => ({
            label: copy.parts[part],
            amount: figure(sum(of, part)),
          });
          return (
            <Receipt
              key={length}
              heading={copy.periods.days(length)}
              lines={(["handOffs", "messages", "applications"] as const).map(line)}
              total={line("visits")}
            />
          );
        })}
      </div>
    </section>
  );
}

function Charts({ days }: { days: readonly PartnerDay[] }) {
  const id = useId();
  const now = days.slice(-CHARTED);
  const before = days.slice(-2 * CHARTED, -CHARTED);
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{copy.chart.heading}</h2>
        <ChartKey now={copy.chart.now} before={copy.chart.before} />
      </div>
      <div className={styles.charts}>
        {(["visits", "handOffs"] as const).map((part) => (
          <div key={part} className={styles.card}>
            <LineChart
              title={copy.parts[part]}
              summary={copy.chart.summary(
                copy.parts[part],
                figure(sum(now, part)),
                figure(sum(before, part)),
              )}
              points={now.map((day, index) => ({
                name: dayName(day.day),
                now: day[part],
                before: before[index]?.[part] ?? 0,
              }))}
              describe={(point) =>
                copy.chart.point(point.name, figure(point.now), figure(point.before))
              }
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function Days({ days, file }: { days: readonly PartnerDay[]; file: string }) {
  const id = useId();
  const newest = days.toReversed();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{copy.table.heading}</h2>
        <a href={file}>{copy.table.file}</a>
      </div>
      <DayTable name={copy.chart.heading} days={newest.slice(0, CHARTED)} />
      <details className={styles.older}>
        <summary>{copy.table.older}</summary>
        <DayTable name={copy.table.older} days={newest.slice(CHARTED)} />
      </details>
    </section>
  );
}

function Counted() {
  const id = useId();
  const { heading, items, use, privacy } = copy.counted;
  return (
    <section aria-labelledby={id} className={styles.counted}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <strong>{use}</strong>
      </p>
      <p>
        {privacy.before}
        <a href={privacy.href}>{privacy.link}</a>.
      </p>
      <p>{copy.secret}</p>
    </section>
  );
}
