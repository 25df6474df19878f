import { ChartLegend, type ChartPoint, LineChart } from "@angadi/ui/chart/line-chart";
import { numbers as copy } from "../copy/numbers.ts";
import { type DaySums, type Sums, sumCounts } from "./day-sums.ts";
import { type Period, listDays } from "@angadi/formats/days";
import { FiguresTable } from "./table.tsx";

/** Longer periods are drawn by week: a year of single days is noise. */
const MAX_DAYS = 91;
const WEEK = 7;

const CHARTS = [
  ["visit", copy.columns.visit],
  ["hand-off", copy.columns.handOff],
  ["lead", copy.columns.lead],
] as const;

const NUMBER = new Intl.NumberFormat("en-IN");
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

interface DayPoint extends ChartPoint {
  /** The first day of the point, as `2026-11-02`. */
  day: string;
}

interface ChartsProps {
  sums: DaySums;
  periods: { now: Period; before: Period };
}

/** Visits, hand-offs and leads over the period and the one before, as charts and as a table. */
export function NumberCharts({ sums, periods }: ChartsProps) {
  const { charts } = copy;
  const length = listDays(periods.now).length > MAX_DAYS ? WEEK : 1;
  const series = CHARTS.map(([kind]) => points(sums[kind], periods, length));
  const heading = length === WEEK ? copy.weekFrom : copy.day;
  const namePoint = (day: string) => (length === WEEK ? charts.weekOf(day) : day);
  return (
    <section aria-label={charts.title} className="part">
      <h2>{charts.title}</h2>
      <ChartLegend now={charts.now} before={charts.before} />
      <p className="hint" data-chart-hint="" hidden>
        {charts.hint}
      </p>
      <div className="charts">
        {CHARTS.map(([kind, title], index) => (
          <div key={kind} className="chart-card">
            <LineChart
              title={title}
              summary={charts.summary(
                title,
                NUMBER.format(sumCounts(sums[kind].now)),
                NUMBER.format(sumCounts(sums[kind].before)),
              )}
              points={series[index] ?? []}
              formatTooltip={(point) =>
                charts.point(
                  namePoint(point.name),
                  NUMBER.format(point.now),
                  NUMBER.format(point.before),
                )
              }
              tooltipTemplate={charts.point(namePoint("{day}"), "{now}", "{before}")}
            />
          </div>
        ))}
      </div>
      <details className="as-table">
        <summary>{charts.table}</summary>
        <FiguresTable
          columns={[heading, ...CHARTS.flatMap(([, name]) => [name, copy.before])]}
          rows={(series[0] ?? []).map(({ name, day }, index) => ({
            name,
            day,
            cells: series.flatMap((line) => [line[index]?.now ?? 0, line[index]?.before ?? 0]),
          }))}
        />
      </details>
    </section>
  );
}

/** A point for each day, or for each period of `length` days. */
function points(
  sums: { now: Sums; before: Sums },
  { now, before }: { now: Period; before: Period },
  length: number,
): DayPoint[] {
  const earlier = listDays(before);
  const allDays = listDays(now);
  return allDays.flatMap((day, index) => {
    if (index % length !== 0) return [];
    const sum = (daily: Sums, days: readonly string[]) =>
      days
        .slice(index, index + length)
        .reduce((total, current) => total + (daily.get(current) ?? 0), 0);
    return [
      {
        day,
        name: DAY.format(new Date(day)),
        now: sum(sums.now, allDays),
        before: sum(sums.before, earlier),
      },
    ];
  });
}
