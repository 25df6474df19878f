import { formatNumber } from "@angadi/formats/format-number";
import { calculateScaleMax } from "./scale.ts";

export interface ChartPoint {
  /** Label of the point, e.g. a day. */
  name: string;
  current: number;
  /** The value in the previous period. */
  previous: number;
  /** The day of the point, as `2026-11-02`, if a script shows it in the reader's format. */
  day?: string;
}

interface LineChartProps {
  title: string;
  /** Text alternative. */
  summary: string;
  /** A few dozen, in the order of time. */
  points: readonly ChartPoint[];
  /** Returns the tooltip of a point. */
  formatTooltip: (point: ChartPoint) => string;
  /** The tooltip with `{day}`, `{current}` and `{previous}`, for a script that localizes it. */
  tooltipTemplate?: string;
}

/**
 * Width of a point's column, and height, in the units of the drawing, which is stretched to fit.
 */
const COLUMN_WIDTH = 10;
const HEIGHT = 100;

/**
 * A line chart of values over time, with a fainter line for the previous period. Rendered on the
 * server (packages/ui/chart/chart.css), so it needs no script. The caller shows a table with the
 * same figures next to it.
 */
export function LineChart({
  title,
  summary,
  points,
  formatTooltip,
  tooltipTemplate,
}: LineChartProps) {
  const scaleMax = calculateScaleMax(
    Math.max(0, ...points.flatMap(({ current, previous }) => [current, previous])),
  );
  const width = points.length * COLUMN_WIDTH;
  const total = points.reduce((sum, { current }) => sum + current, 0);
  const axisPoints = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
  return (
    <figure className="chart">
      <figcaption>
        <span className="chart-title">{title}</span>{" "}
        <data className="chart-total" value={total}>
          {formatNumber(total)}
        </data>
      </figcaption>
      <div className="chart-plot">
        <div className="chart-scale" aria-hidden="true">
          {[scaleMax, scaleMax / 2, 0].map((value) => (
            <data key={value} value={value}>
              {formatNumber(value)}
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
          <path className="chart-area" d={createAreaPath(points, scaleMax)} />
          <path
            className="chart-line previous"
            d={createLinePath(
              points.map(({ previous }) => previous),
              scaleMax,
            )}
          />
          <path
            className="chart-line"
            d={createLinePath(
              points.map(({ current }) => current),
              scaleMax,
            )}
          />
          <path className="chart-baseline" d={`M0 ${HEIGHT}H${width}`} />
          <path className="chart-last-point" d={createLastPointPath(points, scaleMax)} />
          {points.map((point, index) => (
            <rect
              key={point.name}
              className="chart-column"
              x={index * COLUMN_WIDTH}
              width={COLUMN_WIDTH}
              height={HEIGHT}
              data-day={point.day}
              data-current={point.current}
              data-previous={point.previous}
            >
              <title>{formatTooltip(point)}</title>
            </rect>
          ))}
        </svg>
        <div className="chart-axis-labels" aria-hidden="true">
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
export function ChartLegend({ current, previous }: { current: string; previous: string }) {
  return (
    <p className="chart-legend">
      <span>
        <LineSample /> {current}
      </span>
      <span>
        <LineSample className="previous" /> {previous}
      </span>
    </p>
  );
}

const LineSample = ({ className = "" }: { className?: string }) => (
  <svg viewBox="0 0 24 8" width="24" height="8" aria-hidden="true">
    <path className={`chart-line ${className}`} d="M0 4H24" />
  </svg>
);

const toX = (index: number) => (index + 0.5) * COLUMN_WIDTH;
const toY = (value: number, scaleMax: number) =>
  Math.round((1 - value / scaleMax) * HEIGHT * 10) / 10;

const createLinePath = (values: readonly number[], scaleMax: number) =>
  values
    .map((value, index) => `${index === 0 ? "M" : "L"}${toX(index)} ${toY(value, scaleMax)}`)
    .join("");

/** Returns the path of the area below the line. */
const createAreaPath = (points: readonly ChartPoint[], scaleMax: number) =>
  `${createLinePath(
    points.map(({ current }) => current),
    scaleMax,
  )}V${HEIGHT}H${toX(0)}Z`;

/**
 * Returns the path of the last value's dot: a line of zero length, whose caps stay round however
 * the drawing is stretched.
 */
const createLastPointPath = (points: readonly ChartPoint[], scaleMax: number) =>
  `M${toX(points.length - 1)} ${toY(points.at(-1)?.current ?? 0, scaleMax)}h0`;
