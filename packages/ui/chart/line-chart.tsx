import { calculateScaleMax } from "./scale.ts";

export interface ChartPoint {
  /** E.g. a day. */
  name: string;
  now: number;
  /** The value in the previous period. */
  before: number;
  /** Its day, as `2026-11-02`, if a script shows it in the reader's format. */
  day?: string;
}

interface LineChartProps {
  title: string;
  /** Text alternative. */
  summary: string;
  /** In order; a few dozen. */
  points: readonly ChartPoint[];
  /** Returns the tooltip of a point. */
  formatTooltip: (point: ChartPoint) => string;
  /** The tooltip with `{day}`, `{now}` and `{before}`, for a script that localizes it. */
  tooltipTemplate?: string;
}

/**
 * In the units of the drawing, which is stretched to fit: width of a point's column, and height.
 */
const COLUMN = 10;
const HEIGHT = 100;
const NUMBER = new Intl.NumberFormat("en-IN");

/**
 * A line chart of values over time, with a fainter line for the previous period. Rendered on the
 * server (packages/ui/chart/chart.css), so it needs no script; show a table with the same figures
 * next to it.
 */
export function LineChart({
  title,
  summary,
  points,
  formatTooltip,
  tooltipTemplate,
}: LineChartProps) {
  const scaleMax = calculateScaleMax(
    Math.max(0, ...points.flatMap(({ now, before }) => [now, before])),
  );
  const width = points.length * COLUMN;
  const total = points.reduce((sum, { now }) => sum + now, 0);
  const axisPoints = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart-title">{title}</span>{" "}
        <data className="chart-total" value={total}>
          {NUMBER.format(total)}
        </data>
      </figcaption>
      <div className="chart-plot">
        <div className="chart-scale" aria-hidden="true">
          {[scaleMax, scaleMax / 2, 0].map((value) => (
            <data key={value} value={value}>
              {NUMBER.format(value)}
            </data>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
          data-template={tooltipTemplate}
        >
          <path className="chart-grid" d={`M0 0H${width}M0 ${HEIGHT / 2}H${width}`} />
          <path className="chart-area" d={areaPath(points, scaleMax)} />
          <path
            className="chart-line before"
            d={linePath(
              points.map(({ before }) => before),
              scaleMax,
            )}
          />
          <path
            className="chart-line"
            d={linePath(
              points.map(({ now }) => now),
              scaleMax,
            )}
          />
          <path className="chart-base" d={`M0 ${HEIGHT}H${width}`} />
          <path className="chart-last" d={lastPoint(points, scaleMax)} />
          {points.map((point, index) => (
            <rect
              key={point.name}
              className="chart-column"
              x={index * COLUMN}
              width={COLUMN}
              height={HEIGHT}
              data-day={point.day}
              data-now={point.now}
              data-before={point.before}
            >
              <title>{formatTooltip(point)}</title>
            </rect>
          ))}
        </svg>
        <div className="chart-names" aria-hidden="true">
          {axisPoints.map((point, index) => (
            <time key={index} dateTime={point?.day}>
              {point?.name}
            </time>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The legend: a name and a line sample for each series. */
export function ChartLegend({ now, before }: { now: string; before: string }) {
  return (
    <p className="chart-key">
      <span>
        <Sample /> {now}
      </span>
      <span>
        <Sample className="before" /> {before}
      </span>
    </p>
  );
}

const Sample = ({ className = "" }: { className?: string }) => (
  <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
    <path className={`chart-line ${className}`} d="M0 4H24" />
  </svg>
);

const toX = (index: number) => (index + 0.5) * COLUMN;
const toY = (value: number, scaleMax: number) =>
  Math.round((1 - value / scaleMax) * HEIGHT * 10) / 10;

const linePath = (values: readonly number[], scaleMax: number) =>
  values
    .map((value, index) => `${index === 0 ? "M" : "L"}${toX(index)} ${toY(value, scaleMax)}`)
    .join("");

/** The area below the line. */
const areaPath = (points: readonly ChartPoint[], scaleMax: number) =>
  `${linePath(
    points.map(({ now }) => now),
    scaleMax,
  )}V${HEIGHT}H${toX(0)}Z`;

/**
 * The newest value: a line of zero length, whose caps stay round however the drawing is stretched.
 */
const lastPoint = (points: readonly ChartPoint[], scaleMax: number) =>
  `M${toX(points.length - 1)} ${toY(points.at(-1)?.now ?? 0, scaleMax)}h0`;
