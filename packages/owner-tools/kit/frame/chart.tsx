import type { ReactNode } from "react";
import { frameCopy } from "./copy.ts";
import styles from "./chart.module.css";

/** The colour of a chart's part. */
export type ChartTone = "green" | "red" | "yellow" | "blue" | "paleGreen";

interface ChartProps {
  /** A sentence that describes the chart; screen readers get this and the table. */
  caption: string;
  legend?: readonly { tone: ChartTone | "threshold"; text: string }[];
  table: { columns: readonly string[]; rows: readonly (readonly string[])[] };
  children: ReactNode;
}

export function Chart({ caption, legend, table, children }: ChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption>{caption}</figcaption>
      <div aria-hidden="true">{children}</div>
      {legend && (
        <ul className={styles.legend} aria-hidden="true">
          {legend.map(({ tone, text }) => (
            <li key={text}>
              <svg viewBox="0 0 10 10">
                <path
                  d={tone === "threshold" ? "M0 5h10" : "M0 0h10v10H0z"}
                  className={styles[tone]}
                />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{frameCopy.chartTable}</summary>
        <ValueTable {...table} />
      </details>
    </figure>
  );
}

function ValueTable({ columns, rows }: ChartProps["table"]) {
  return (
    <table className={styles.values}>
      <thead>
        <tr>
          {columns.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = "", ...cells], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar of stacked parts; only a single part may be negative. */
export interface Bar {
  label: string;
  parts: readonly { value: number; tone: ChartTone }[];
  /** Text above the bar. */
  topLabel?: string;
  /** Text below all bars, and therefore directly below the lowest negative bar. */
  bottomLabel?: string;
}

interface BarsProps {
  bars: readonly Bar[];
  /** Value at which a dashed horizontal line is drawn. */
  threshold?: number;
}

/** Width per bar and total height, in units of the SVG, which is stretched to its container. */
const [BAR_WIDTH, HEIGHT] = [10, 200];

/** Vertical bars. Texts are outside the SVG, so that they are not stretched with it. */
export function BarChart({ bars, threshold = 0 }: BarsProps) {
  const sums = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const highest = Math.max(0, threshold, ...sums);
  const lowest = Math.min(0, ...sums);
  const toY = (value: number) => Math.round(((highest - value) / (highest - lowest || 1)) * HEIGHT);
  const shapes = bars.flatMap(({ parts }, index) => stackParts(parts, index * BAR_WIDTH + 1, toY));
  const toLinePath = (value: number) => `M0 ${toY(value)}h${bars.length * BAR_WIDTH}`;
  return (
    <div className={bars.length > 8 ? `${styles.bars} ${styles.manyBars}` : styles.bars}>
      <ValueLabels bars={bars} position="topLabel" />
      <svg viewBox={`0 0 ${bars.length * BAR_WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
        {[...new Set(shapes.map(({ tone }) => tone))].map((tone) => (
          <path key={tone} d={joinPaths(shapes, tone)} className={styles[tone]} />
        ))}
        <path d={toLinePath(0)} className={styles.axis} />
        {threshold > 0 && <path d={toLinePath(threshold)} className={styles.threshold} />}
      </svg>
      <ValueLabels bars={bars} position="bottomLabel" />
      <ol className={styles.axisLabels}>
        {bars.map(({ label }, index) => (
          <li key={index}>{label}</li>
        ))}
      </ol>
    </div>
  );
}

interface ValueLabelsProps {
  bars: readonly Bar[];
  position: "topLabel" | "bottomLabel";
}

/** The values above or below the bars; takes no space if no bar has one. */
function ValueLabels({ bars, position }: ValueLabelsProps) {
  if (!bars.some((bar) => bar[position])) return null;
  return (
    <ol className={styles.valueLabels}>
      {bars.map((bar, index) => (
        <li key={index} className={bar.parts[0]?.tone === "red" ? styles.redValue : undefined}>
          {bar[position]}
        </li>
      ))}
    </ol>
  );
}

interface Shape {
  tone: ChartTone;
  path: string;
}

function stackParts(parts: Bar["parts"], x: number, toY: (value: number) => number): Shape[] {
  let sum = 0;
  return parts.map(({ value, tone }) => {
    const startY = toY(sum);
    sum += value;
    const endY = toY(sum);
    return { tone, path: `M${x} ${startY}h8V${endY}h-8z` };
  });
}

const joinPaths = (shapes: readonly Shape[], tone: ChartTone) =>
  shapes.map((shape) => (shape.tone === tone ? shape.path : "")).join("");

const roundToTenth = (value: number) => Math.round(value * 10) / 10;

/** One amount split into its parts, from left to right. */
export function StackedBar({ parts }: { parts: Bar["parts"] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0) || 1;
  const toOffset = (index: number) =>
    roundToTenth((parts.slice(0, index).reduce((sum, { value }) => sum + value, 0) / total) * 100);
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.stackedBar}>
      {parts.map(({ tone }, index) => (
        <path
          key={index}
          d={`M${toOffset(index)} 0H${toOffset(index + 1)}V10H${toOffset(index)}z`}
          className={styles[tone]}
        />
      ))}
    </svg>
  );
}
