import { formatNumber } from "@angadi/formats/format-number";
import { ChartLegend, type ChartPoint, LineChart } from "@angadi/ui/chart/line-chart";
import { numbersCopy as copy } from "../copy/numbers.ts";
import { type DaySums, type Sums, sumCounts } from "./day-sums.ts";
import { type Period, listDays } from "@angadi/formats/days";
import { NumbersTable } from "./numbers-table.tsx";

/** Longer periods have a point for each week. */
const MAX_DAILY_POINTS = 91;
const DAYS_PER_WEEK = 7;

const CHARTS = [
  ["visit", copy.columns.visit],
  ["hand-off", copy.columns.handOff],
  ["lead", copy.columns.lead],
] as const;

const DAY_OPTIONS = { day: "numeric", month: "short", timeZone: "UTC" } as const;
const DAY_FORMAT = new Intl.DateTimeFormat("en-GB", DAY_OPTIONS);

interface DayPoint extends ChartPoint {
  /** The point's day, or the first day of its week, as `2026-11-02`. */
  day: string;
}

interface ChartsProps {
  sums: DaySums;
  periods: { current: Period; previous: Period };
}

/** Visits, hand-offs and leads in the current and previous period, as charts and as a table. */
export function NumberCharts({ sums, periods }: ChartsProps) {
  const { charts } = copy;
  const daysPerPoint = listDays(periods.current).length > MAX_DAILY_POINTS ? DAYS_PER_WEEK : 1;
  const series = CHARTS.map(([kind]) => buildPoints(sums[kind], periods, daysPerPoint));
  const isWeekly = daysPerPoint === DAYS_PER_WEEK;
  const heading = isWeekly ? copy.weekColumn : copy.day;
  const formatName = (day: string) => (isWeekly ? charts.weekOf(day) : day);
  return (
    <section aria-label={charts.title} className="section">
      <h2>{charts.title}</h2>
      <ChartLegend current={charts.current} previous={charts.previous} />
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
                formatNumber(sumCounts(sums[kind].current)),
                formatNumber(sumCounts(sums[kind].previous)),
              )}
              points={series[index] ?? []}
              formatTooltip={({ name, current, previous }) =>
                charts.point(formatName(name), formatNumber(current), formatNumber(previous))
              }
              tooltipTemplate={charts.point(formatName("{day}"), "{current}", "{previous}")}
            />
          </div>
        ))}
      </div>
      <details className="chart-table">
        <summary>{charts.table}</summary>
        <NumbersTable
          columns={[heading, ...CHARTS.flatMap(([, name]) => [name, copy.previous])]}
          rows={(series[0] ?? []).map(({ name, day }, index) => ({
            name,
            day,
            cells: series.flatMap(({ [index]: point }) => [
              point?.current ?? 0,
              point?.previous ?? 0,
            ]),
          }))}
        />
      </details>
    </section>
  );
}

/** Builds a point for every `daysPerPoint` days. */
function buildPoints(
  sums: { current: Sums; previous: Sums },
  periods: { current: Period; previous: Period },
  daysPerPoint: number,
): DayPoint[] {
  const previousDays = listDays(periods.previous);
  const currentDays = listDays(periods.current);
  return currentDays.flatMap((day, index) => {
    if (index % daysPerPoint !== 0) return [];
    const sumDays = (sumsByDay: Sums, days: readonly string[]) =>
      days
        .slice(index, index + daysPerPoint)
        .reduce((total, dayOfPoint) => total + (sumsByDay.get(dayOfPoint) ?? 0), 0);
    return [
      {
        day,
        name: DAY_FORMAT.format(new Date(day)),
        current: sumDays(sums.current, currentDays),
        previous: sumDays(sums.previous, previousDays),
      },
    ];
  });
}
